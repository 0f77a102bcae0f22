import { useEffect, useSyncExternalStore } from 'react';
import { type Theme, themeStorageKey, themes } from './themes.ts';

const listeners = new Set<() => void>();
// The choice of this page's life: it holds even where storage is blocked.
let chosen: Theme | undefined;

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

const remembered = (): Theme => {
  try {
    const value = localStorage.getItem(themeStorageKey);
    return isTheme(value) ? value : 'system';
  } catch {
    return 'system';
  }
};

/** The theme chosen; `system` when none was, or when storage is blocked or holds something else. */
export function getTheme(): Theme {
  chosen ??= remembered();
  return chosen;
}

/** Tints the browser's own bars: the page names a colour for a light and one for a dark device. */
function tintBars(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset['theme'] ??= meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    const own = meta.dataset['theme'];
    const chosen = theme === own ? 'all' : 'not all';
    meta.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${own})` : chosen);
  }
}

/** Paints the page in a theme, the browser's bars included, without remembering it. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  tintBars(theme);
}

/** Chooses a theme: paints it, tells everyone who listens, and remembers it if storage allows. Never throws. */
export function setTheme(theme: Theme): void {
  chosen = theme;
  applyTheme(theme);
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Blocked or full: it holds until the page is left, which is all that can be kept.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the theme changes, here or in another tab. Returns what ends it. */
export function subscribeToTheme(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== themeStorageKey && event.key !== null) return;
    chosen = remembered();
    applyTheme(chosen);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** The chosen theme and the way to change it, for the footer. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribeToTheme, getTheme, () => 'system' as const);
  // The script that paints before the first picture runs before the page has named its colours.
  useEffect(() => tintBars(theme), [theme]);
  return [theme, setTheme];
}
