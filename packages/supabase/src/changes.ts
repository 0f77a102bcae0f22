/** Procedures that change nothing, by their names (a contract test holds them to it). */
const READS = /\/rest\/v1\/rpc\/(?:count|get|has|list|read)_/;

/** Whether a request may change something. What tells of changes is not among those that read. */
function mayChange(input: RequestInfo | URL, init?: RequestInit): boolean {
  const isRequest = input instanceof Request;
  const method = init?.method ?? (isRequest ? input.method : 'GET');
  return method !== 'GET' && method !== 'HEAD' && !READS.test(isRequest ? input.url : input.toString());
}

/** The same requests, counted where they may change something: when they are sent, and when they are answered. */
export function countChanges(request: typeof fetch): { request: typeof fetch; changes(): number } {
  let changes = 0;
  return {
    changes: () => changes,
    async request(input, init) {
      if (!mayChange(input, init)) return request(input, init);
      changes += 1;
      try {
        return await request(input, init);
      } finally {
        changes += 1;
      }
    },
  };
}
