/*
 * Runs before the first picture and before any module, as a plain script of its own (a page of ours carries no inline
 * script): the theme, whether somebody may be signed in, the page's first requests, its code once it has been painted,
 * and what is typed and pressed until that code is there. It imports nothing; `boot.test.ts` holds its keys to the
 * constants of the packages.
 */
(() => {
  const page = document.documentElement;
  const meta = (name: string) => {
    const content = document.querySelector<HTMLMetaElement>(`meta[name="sorella-${name}"]`)?.content;
    return content ? JSON.parse(content) : null;
  };
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const theme = stored('theme');
  page.dataset['theme'] = theme === 'light' || theme === 'dark' ? theme : 'system';
  const hasSession = stored('sorella-session') !== null;
  if (hasSession) page.dataset['session'] = 'stored';

  const code: string[] | null = meta('code');
  if (code) {
    let begun = false;
    const begin = () => {
      if (begun) return;
      begun = true;
      // A member's page needs more than a visitor's, and asks for it in the same breath.
      const wanted = hasSession ? [...code, ...(meta('member-code') ?? [])] : code;
      for (const [place, file] of wanted.entries()) {
        const entry = Object.assign(document.createElement('script'), { type: 'module', src: file });
        const more = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file });
        const element = place === 0 ? entry : more;
        element.crossOrigin = '';
        document.head.append(element);
      }
    };
    // A page in the background is not painted; neither is one whose styles do not come.
    if (document.hidden) begin();
    else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    setTimeout(begin, 3_000);
  }

  const env = meta('env');
  const first = meta('first');
  if (env?.supabaseUrl && first && !hasSession && !location.search) {
    const time = /1970-01-01T00(?::|%3A)00(?::|%3A)00\.000Z/g;
    const now = encodeURIComponent(new Date().toISOString());
    const requests = new Map<string, Promise<Response>>();
    for (const { method, path, headers, body } of first) {
      const answer = fetch(env.supabaseUrl + path.replace(time, now), {
        method,
        body,
        headers: { ...headers, apikey: env.supabasePublishableKey },
      });
      answer.catch(() => {});
      requests.set(`${method} ${path}`, answer);
    }
    window.sorellaFirstRequests = requests;
  }

  // Until the page answers: a form is not sent by the browser, which would put a password into the address.
  const presses: EarlyPress[] = [];
  const note = (press: EarlyPress) => {
    if (!presses.some(({ target }) => target === press.target)) presses.push(press);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement)
      note({ kind: 'submit', target: event.target, submitter: event.submitter });
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button && button.type !== 'submit') note({ kind: 'press', target: button });
  };
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('click', onClick, true);
  window.sorellaEarlyPresses = () => {
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener('click', onClick, true);
    return presses;
  };
})();
