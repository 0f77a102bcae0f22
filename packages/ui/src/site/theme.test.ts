import { beforeEach, describe, expect, it, vi } from 'vitest';
import { themeStorageKey } from './themes.ts';

const root = document.documentElement;
const freshTheme = async () => {
  vi.resetModules();
  return import('./theme.ts');
};
const blocked = () => {
  throw new DOMException('Storage is blocked', 'SecurityError');
};

describe('the theme', () => {
  beforeEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    root.removeAttribute('data-theme');
  });

  it("is the device's when storage is blocked, and nothing throws", async () => {
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
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
