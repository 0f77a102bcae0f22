/** What belongs to the request that is being answered, wherever in its answering it is asked for. */
export interface RequestScope<Value> {
  run<Result>(value: Value, work: () => Promise<Result>): Promise<Result>;
  getStore(): Value | undefined;
}

/** Node answers many requests at once; a page, whose database has one connection, one after the other. */
export function createScope<Value>(): RequestScope<Value> {
  const hooks = globalThis.process?.getBuiltinModule?.('node:async_hooks');
  if (hooks !== undefined) return new hooks.AsyncLocalStorage<Value>();
  let current: Value | undefined;
  return {
    run: async (value, work) => {
      current = value;
      try {
        return await work();
      } finally {
        current = undefined;
      }
    },
    getStore: () => current,
  };
}
