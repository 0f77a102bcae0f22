import { beforeEach, describe, expect, it, vi } from 'vitest';
import { themeScript, themeStorageKey } from './theme-script.ts';

const root = document.documentElement;
const runScript = () => {
  const script = document.createElement('script');
  script.textContent = themeScript;
  document.head.append(script);
  // happy-dom runs no inline scripts; the browser does exactly this.
  new Function(script.textContent)();
  script.remove();
};
const freshTheme = async () => {
  vi.resetModules();
  return import('./theme.ts');
};
const blocked = () => {
  throw new DOMException('Storage is blocked', 'SecurityError');
};

describe('the theme', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    root.removeAttribute('data-theme');
  });

  it.each(['light', 'dark'])('is %s before the first picture when it was chosen', (theme) => {
    localStorage.setItem(themeStorageKey, theme);
    runScript();
    expect(root).toHaveAttribute('data-theme', theme);
  });

  it.each([null, 'system', 'neon', '"><script>'])("is the device's when %j is remembered", (value) => {
    if (value !== null) localStorage.setItem(themeStorageKey, value);
    runScript();
    expect(root).toHaveAttribute('data-theme', 'system');
  });

  it("is the device's when storage is blocked, and nothing throws", async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    runScript();
    expect(root).toHaveAttribute('data-theme', 'system');
    const { getTheme, setTheme } = await freshTheme();
    expect(getTheme()).toBe('system');
    setTheme('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(getTheme()).toBe('dark');
  });

  it('is remembered and told to whoever listens', async () => {
    const { setTheme, subscribeToTheme } = await freshTheme();
    const listener = vi.fn<() => void>();
    const end = subscribeToTheme(listener);
    setTheme('dark');
    expect(localStorage.getItem(themeStorageKey)).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    setTheme('light');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('follows another tab', async () => {
    const { getTheme, subscribeToTheme } = await freshTheme();
    const listener = vi.fn<() => void>();
    const end = subscribeToTheme(listener);
    expect(getTheme()).toBe('system');
    localStorage.setItem(themeStorageKey, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: 'dark' }));
    expect(getTheme()).toBe('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(listener).toHaveBeenCalledTimes(1);
    end();
  });

  describe("on the browser's own bars", () => {
    const colours = () =>
      [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('media'));
    const device = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

    beforeEach(() => {
      document.head.innerHTML = device
        .map((media) => `<meta name="theme-color" media="${media}" content="#000">`)
        .join('');
    });

    it.each([
      ['light', ['all', 'not all']],
      ['dark', ['not all', 'all']],
      ['system', device],
    ] as const)('lets the colour for %s hold', async (theme, expected) => {
      const { setTheme } = await freshTheme();
      setTheme(theme);
      expect(colours()).toEqual(expected);
    });

    it('gives the choice back to the device', async () => {
      const { setTheme } = await freshTheme();
      setTheme('dark');
      setTheme('system');
      expect(colours()).toEqual(device);
    });
  });
});
