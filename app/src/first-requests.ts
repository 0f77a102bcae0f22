/** Stands for the time of asking in the requests that the build writes down. */
export const EPOCH = '1970-01-01T00:00:00.000Z';

/** Stands for the id in the address of one of many pages, in what the build draws and writes down of it. */
export const SOME_ID = '00000000-0000-4000-8000-000000000000';

const TIME = /\d{4}-\d\d-\d\dT\d\d(?::|%3A)\d\d(?::|%3A)\d\d\.\d{3}Z/g;

/** How a request is known again: its method and path, whatever the time of asking. */
export const firstRequestKey = (method: string, path: string): string =>
  `${method} ${path.replace(TIME, encodeURIComponent(EPOCH))}`;

/** True when it says something about the one who asks now: neither refused, nor empty because nobody may see it. */
const isEverybodys = async (answer: Response) => answer.ok && (await answer.clone().text()) !== '[]';

/**
 * The platform's fetch; what `boot.ts` has asked for already is answered by that, the first time. It was asked in
 * nobody's name, for what everybody may read.
 */
export const fetchFirst: typeof fetch = (input, init) => {
  const asked = window.sorellaFirstRequests;
  if (!asked?.size) return fetch(input, init);
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  const key = firstRequestKey(init?.method ?? 'GET', pathname + search);
  const answer = asked.get(key);
  asked.delete(key);
  const again = () => fetch(input, init);
  return answer
    ? answer.then(async (early) => ((await isEverybodys(early)) ? early : again()), again)
    : again();
};
