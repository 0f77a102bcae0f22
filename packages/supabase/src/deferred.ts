import { DataError } from '@sorella/core/data-port';
import { isOnlineHere } from './options.ts';

/**
 * Stands for a part of the port whose code is loaded with its first call, so that a visitor's first picture
 * does not carry what only members and admins do. For parts all of whose methods answer with a promise.
 */
export function deferred<Part extends object>(load: () => Promise<Part>): Part {
  const handler: ProxyHandler<Part> = {
    get:
      (_target, method) =>
      async (...input: unknown[]) => {
        const part = await load().catch((cause: unknown) => {
          // Code that cannot be loaded says nothing about the session or the request; without a network nothing has left.
          throw new DataError(isOnlineHere() ? 'network' : 'offline', { cause });
        });
        const call: unknown = Reflect.get(part, method);
        if (typeof call !== 'function') throw new TypeError(`The port has no method '${String(method)}'.`);
        return Reflect.apply(call, part, input);
      },
  };
  // The target is never read: the handler answers every method of the part.
  return new Proxy({} as Part, handler);
}
