/** Stands for the time of asking in the requests that the build writes down. */
export const EPOCH = '1970-01-01T00:00:00.000Z';

const TIME = /\d{4}-\d\d-\d\dT\d\d(?::|%3A)\d\d(?::|%3A)\d\d\.\d{3}Z/g;

/** How a request is known again: its method and path, whatever the time of asking. */
export const firstRequestKey = (method: string, path: string): string =>
  `${method} ${path.replace(TIME, encodeURIComponent(EPOCH))}`;

/**
 * The platform's fetch; what `boot.ts` has asked for already is answered by that, the first time. It was asked in
 * nobody's name, for what everybody may read: a refusal of it says nothing about the one who asks now.
 */
export const fetchFirst: typeof fetch = (input, init) => {
  const asked = window.sorellaFirstRequests;
  if (!asked?.size) return fetch(input, init);
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  const key = firstRequestKey(init?.method ?? 'GET', pathname + search);
  const answer = asked.get(key);
  asked.delete(key);
  const again = () => fetch(input, init);
  return answer ? answer.then((early) => (early.ok ? early : again()), again) : again();
};
