import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Theme } from '../modes.ts';
import { isRecord } from './is-record.ts';

/** What Storybook tells of its globals, as far as it concerns the theme. */
function themeIn(told: unknown): Theme {
  const globals = isRecord(told) ? told['globals'] : undefined;
  return isRecord(globals) && globals['theme'] === 'dark' ? 'dark' : 'light';
}

/** The theme that the toolbar says. A page without stories has no decorator that would hear of it. */
export const useTheme = (): Theme => useThemeOf(use(DocsContext));

/** The same where the page around it is drawn. */
export function useThemeOf({ channel }: Pick<DocsContextProps, 'channel'>): Theme {
  const [theme, setTheme] = useState(() => {
    const last: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    return themeIn(Array.isArray(last) ? last[0] : undefined);
  });
  useEffect(() => {
    const hear = (told: unknown) => setTheme(themeIn(told));
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return theme;
}
