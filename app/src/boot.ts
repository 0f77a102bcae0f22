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
  const needsSession = !hasSession && meta('guarded') === true;
  if (hasSession) page.dataset['session'] = 'stored';
  else if (needsSession) page.dataset['session'] = 'needed';

  const presses: EarlyPress[] = [];
  let isLost = false;
  /** The code does not come: the browser follows a link as it would without us, also one of a frame that was not shown. */
  const giveUp = () => {
    isLost = true;
    if (needsSession) delete page.dataset['session'];
    for (const { target } of presses) if (target instanceof HTMLAnchorElement) target.click();
  };
  const leavesPage = (link: HTMLAnchorElement, event: MouseEvent) =>
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !(link.target || link.download || event.button || event.ctrlKey || event.metaKey || event.shiftKey);
  /** On the page of what somebody came for: the way in leads back there, and the page's code knows how. */
  const isWayInFrom = (link: HTMLAnchorElement) =>
    /^\/events\/[^/?#]/i.test(location.pathname) &&
    /^\/(?:signin|signup|reset-password)(?:[/?#]|$)/i.test(link.pathname);
  const isTyped = () =>
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    );

  const env = meta('env');
  const first = meta('first');
  // What everybody may read, in nobody's name: a member's page reads the same rows.
  const askFirst = () => {
    if (!env?.supabaseUrl || !first || location.search) return;
    const time = /1970-01-01T00(?::|%3A)00(?::|%3A)00\.000Z/g;
    const now = encodeURIComponent(new Date().toISOString());
    const someId = '00000000-0000-4000-8000-000000000000';
    const [id = someId] = location.pathname.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/) ?? [];
    const requests = new Map<string, Promise<Response>>();
    for (const { method, path: drawn, headers, body } of first) {
      const path = drawn.replaceAll(someId, id);
      if (path.includes(someId)) continue;
      const answer = fetch(env.supabaseUrl + path.replace(time, now), {
        method,
        body,
        headers: { ...headers, apikey: env.supabasePublishableKey },
      });
      answer.catch(() => {});
      requests.set(`${method} ${path}`, answer);
    }
    window.sorellaFirstRequests = requests;
  };

  /**
   * What is drawn has its own rules with the page; what its code draws has them from here. They are asked for up to four
   * times within a few seconds, and then with the network or the next press. Resolves if they fail, too.
   */
  const askStyles = (tries = 1) =>
    new Promise<unknown>((settle) => {
      const href: string | null = meta('styles');
      if (!href) return settle(null);
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.addEventListener('load', settle);
      link.addEventListener('error', () => {
        link.remove();
        if (tries < 4) return setTimeout(() => settle(askStyles(tries + 1)), 250 * 2 ** tries);
        const again = new AbortController();
        for (const sign of ['online', 'click'])
          addEventListener(sign, () => void (again.abort(), askStyles()), { signal: again.signal });
        return settle(null);
      });
      document.head.append(link);
    });
  const code: string[] | null = meta('code');
  /** A few in each task: all at once would hold a slow phone for a tenth of a second. */
  const preload = ([...files]: readonly string[]) => {
    for (const file of files.splice(0, 6)) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file });
      link.crossOrigin = '';
      document.head.append(link);
    }
    if (files.length) setTimeout(preload, 0, files);
  };
  const askCode = () => {
    if (!code) return;
    const styled = askStyles();
    // A member's page needs more than a visitor's, and asks for it in the same breath.
    const wanted = hasSession ? [...code, ...(meta('member-code') ?? [])] : code;
    preload(wanted);
    // Not a script element, whose address Trusted Types would have to be asked for. What comes from elsewhere is
    // evaluated in a task of its own.
    import(/* @vite-ignore */ code.find((file) => file.includes('/vendor-')) ?? code[0] ?? '')
      .then(() => styled)
      .then(() => import(/* @vite-ignore */ code[0] ?? ''))
      .catch(giveUp);
  };

  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    askFirst();
    askCode();
  };
  // A page in the background is not painted; neither is one whose styles do not come, or whose frame is not shown.
  if (document.hidden || needsSession) begin();
  else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 3_000);

  // Until the page answers: a form is not sent by the browser, which would put a password into the address.
  const note = (press: EarlyPress) => {
    if (!presses.some(({ target }) => target === press.target)) presses.push(press);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement)
      note({ kind: 'submit', target: event.target, submitter: event.submitter });
  };
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('button, a') : null;
    if (pressed instanceof HTMLButtonElement && pressed.type !== 'submit')
      note({ kind: 'press', target: pressed });
    // A page that is left for another takes along what was typed, once its code is there; the browser would drop it.
    if (
      pressed instanceof HTMLAnchorElement &&
      !isLost &&
      leavesPage(pressed, event) &&
      (isTyped() || isWayInFrom(pressed))
    ) {
      event.preventDefault();
      note({ kind: 'press', target: pressed });
    }
  };
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('click', onClick, true);
  window.sorellaEarlyPresses = () => {
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener('click', onClick, true);
    return presses;
  };
})();
