import { isCameFor, isWayIn } from '@sorella/core/domain/accounts/way-in';
import { SESSION_KEY } from '@sorella/supabase';
import { themeStorageKey } from '@sorella/ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFirst, SOME_ID } from './first-requests.ts';

const page = document.documentElement;

async function boot(metas: Record<string, unknown> = {}) {
  document.head.innerHTML = '';
  for (const [name, value] of Object.entries(metas)) {
    const meta = document.createElement('meta');
    meta.name = `sorella-${name}`;
    meta.content = JSON.stringify(value);
    document.head.append(meta);
  }
  vi.resetModules();
  vi.stubGlobal('PerformanceObserver', Painter);
  // A plain script, as the page loads it: no module.
  const script: string = './boot.ts';
  await import(script);
}

/** Paints at once, or when told. */
class Painter {
  static paints = true;
  static paint: () => void = () => {};
  #onPaint: () => void;
  constructor(onPaint: () => void) {
    this.#onPaint = onPaint;
  }
  observe() {
    Painter.paint = this.#onPaint;
    if (Painter.paints) this.#onPaint();
  }
}

const ENV = { supabaseUrl: 'http://backend.test', supabasePublishableKey: 'key' };
const FIRST = [
  {
    method: 'GET',
    path: '/rest/v1/rpc/list_events?earliest=1970-01-01T00%3A00%3A00.000Z',
    headers: {},
    body: null,
  },
];

beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Painter.paints = true;
  localStorage.clear();
  delete page.dataset['theme'];
  delete page.dataset['session'];
  delete window.sorellaFirstRequests;
});

describe('before the first picture', () => {
  it.each(['light', 'dark'])('the theme is %s when it was chosen', async (theme) => {
    localStorage.setItem(themeStorageKey, theme);
    await boot();
    expect(page.dataset['theme']).toBe(theme);
  });

  it.each([null, 'system', 'neon', '"><script>'])(
    "the theme is the device's when %j is remembered",
    async (value) => {
      if (value !== null) localStorage.setItem(themeStorageKey, value);
      await boot();
      expect(page.dataset['theme']).toBe('system');
    },
  );

  it('nothing throws where storage is blocked', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    });
    await boot();
    expect(page.dataset['theme']).toBe('system');
  });

  it('a stored session is noted by its presence alone, and the first data is asked for without it', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('[]'));
    localStorage.setItem(SESSION_KEY, 'not even JSON');
    await boot({ env: ENV, first: FIRST });
    expect(page.dataset['session']).toBe('stored');
    expect(fetch).toHaveBeenCalledTimes(1);
    const [[, init]] = fetch.mock.calls as [[string, RequestInit]];
    expect(JSON.stringify(init)).not.toContain('not even JSON');
  });

  it('what is painted first waits for no data', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('[]'));
    Painter.paints = false;
    await boot({ env: ENV, first: FIRST });
    expect(fetch).not.toHaveBeenCalled();
    Painter.paint();
    Painter.paint();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("every file of a member's page is asked for once, in their order", async () => {
    localStorage.setItem(SESSION_KEY, '{}');
    const code = Array.from({ length: 15 }, (_, number) => `/assets/${number}.js`);
    await boot({ code, 'member-code': ['/assets/member.js'] });
    const asked = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    await vi.waitFor(() => expect(asked()).toEqual([...code, '/assets/member.js']));
  });

  it('all styles are asked for once the page is painted, four times if they do not come, then with the network or a press', async () => {
    Painter.paints = false;
    await boot({ code: ['/assets/index.js'], styles: '/assets/style.css' });
    // They are fetched by nothing here: what becomes of them is said below.
    const sheets: Element[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((link) => {
      if (link instanceof HTMLLinkElement && link.rel === 'stylesheet') sheets.push(link);
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const say = (what: 'error' | 'load') => sheets.at(-1)?.dispatchEvent(new Event(what));
    const fail = () => {
      say('error');
      vi.advanceTimersByTime(2_000);
    };
    Painter.paint();
    expect(sheets.map((sheet) => sheet.getAttribute('href'))).toEqual(['/assets/style.css']);
    window.dispatchEvent(new Event('online'));
    expect(sheets).toHaveLength(1);
    for (const asked of [2, 3, 4, 4]) {
      fail();
      expect(sheets).toHaveLength(asked);
    }
    window.dispatchEvent(new Event('click'));
    window.dispatchEvent(new Event('online'));
    expect(sheets).toHaveLength(5);
    for (let tries = 1; tries <= 4; tries += 1) fail();
    window.dispatchEvent(new Event('online'));
    expect(sheets).toHaveLength(9);
    say('load');
    window.dispatchEvent(new Event('click'));
    window.dispatchEvent(new Event('online'));
    expect(sheets).toHaveLength(9);
    vi.useRealTimers();
  });

  it('a first request that was refused is asked again as whoever it is', async () => {
    const answers = [new Response('', { status: 401 }), new Response('{}')];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() ?? Response.error());
    await boot({ env: ENV, first: FIRST });
    const answer = await fetchFirst(
      'http://backend.test/rest/v1/events?from=gte.2030-01-01T00%3A00%3A00.000Z',
    );
    expect(answer.ok).toBe(true);
  });

  it('the first data of a visitor is asked for with the time of asking, and handed to the app once', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
    await boot({ env: ENV, first: FIRST });
    expect(fetch).toHaveBeenCalledTimes(1);
    const [[asked]] = fetch.mock.calls as [[string]];
    expect(asked).toMatch(/^http:\/\/backend\.test\/rest\/v1\/rpc\/list_events\?earliest=20\d\d-/);
    await fetchFirst('http://backend.test/rest/v1/rpc/list_events?earliest=2030-01-01T00%3A00%3A00.000Z');
    expect(fetch).toHaveBeenCalledTimes(1);
    await fetchFirst('http://backend.test/rest/v1/rpc/list_events?earliest=2030-01-01T00%3A00%3A00.000Z');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('of one of many pages the frame asks for the one in the address, and never for the one that was drawn', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('[{}]'));
    const first = [{ method: 'GET', path: `/rest/v1/events?id=eq.${SOME_ID}`, headers: {}, body: null }];
    const id = '00000000-0000-4000-8000-00000000abcd';
    history.replaceState(null, '', `/events/${id}`);
    await boot({ env: ENV, first });
    expect(fetch.mock.calls.map(([asked]) => asked)).toEqual([
      `http://backend.test/rest/v1/events?id=eq.${id}`,
    ]);
    await fetchFirst(`http://backend.test/rest/v1/events?id=eq.${id}`);
    expect(fetch).toHaveBeenCalledTimes(1);
    history.replaceState(null, '', '/events/no-id');
    await boot({ env: ENV, first });
    expect(fetch).toHaveBeenCalledTimes(1);
    history.replaceState(null, '', '/');
  });

  it('what a visitor may not see is asked for again by whoever it is', async () => {
    const answers = [new Response('[]'), new Response('[{}]')];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() ?? Response.error());
    await boot({ env: ENV, first: FIRST });
    const answer = await fetchFirst(
      'http://backend.test/rest/v1/rpc/list_events?earliest=2030-01-01T00%3A00%3A00.000Z',
    );
    expect(await answer.json()).toEqual([{}]);
  });

  it('the frame of a page for members is shown to nobody without a session, and does not wait to be seen', async () => {
    Painter.paints = false;
    await boot({ guarded: true });
    expect(page.dataset['session']).toBe('needed');
    await boot({ code: ['/assets/index.js'], guarded: true });
    await vi.waitFor(() => expect(document.querySelector('link')).not.toBeNull());
    // That code does not come: there are links to follow at least.
    await vi.waitFor(() => expect(page.dataset['session']).toBeUndefined());
    localStorage.setItem(SESSION_KEY, '{}');
    await boot({ code: ['/assets/index.js'], guarded: true });
    expect(page.dataset['session']).toBe('stored');
    expect(document.querySelector('link')).toBeNull();
  });

  it.each([
    { at: '/events/0b7e', to: '/signup', kept: true },
    { at: '/events/0b7e', to: '/signin', kept: true },
    { at: '/events/0b7e', to: '/faq', kept: false },
    { at: '/events', to: '/signup', kept: false },
    { at: '/contact', to: '/signin', kept: false },
  ])('a press at $at on a link to $to waits for the code: $kept (R-028)', async ({ at, to, kept }) => {
    expect(isCameFor(at) && isWayIn(to)).toBe(kept);
    history.replaceState(null, '', at);
    await boot();
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    const held: boolean[] = [];
    const look = (event: Event) => {
      held.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', look);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    document.removeEventListener('click', look);
    expect(held).toEqual([kept]);
    expect(window.sorellaEarlyPresses?.().map(({ target }) => target)).toEqual(kept ? [link] : []);
    history.replaceState(null, '', '/');
  });
});
