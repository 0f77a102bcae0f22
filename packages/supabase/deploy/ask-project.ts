/** Where a project's API answers, and the key that browsers have. */
export interface Asked {
  /** Like https://abc.supabase.co. */
  readonly url: string;
  readonly key: string;
}

/** Asks a project as a visitor does. @throws Error when it cannot be reached. */
export const ask = ({ url, key }: Asked, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${url}${path}`, {
    ...init,
    headers: { apikey: key, 'content-type': 'application/json', ...init.headers },
  });
