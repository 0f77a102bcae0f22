import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyLook } from '../look/apply-look.ts';
import { globalsTold, type Look, lookIn, themeOf } from '../look/look.ts';
import type { Theme } from '../modes.ts';

/** The theme that the toolbar says. A page without stories has no decorator that would hear of it. */
export const useTheme = (): Theme => useThemeOf(use(DocsContext));

/** The same where the page around it is drawn. */
export const useThemeOf = (context: Pick<DocsContextProps, 'channel'>): Theme => themeOf(useLookOf(context));

/** Everything that the toolbar says, and has the page look so. */
export function useLookOf({ channel }: Pick<DocsContextProps, 'channel'>): Look {
  const [look, setLook] = useState(() => {
    const last: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    return lookIn(globalsTold(Array.isArray(last) ? last[0] : undefined));
  });
  useEffect(() => {
    const hear = (told: unknown) => setLook(lookIn(globalsTold(told)));
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  useEffect(() => applyLook(look), [look]);
  return look;
}
