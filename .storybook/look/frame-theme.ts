import { create, type ThemeVars } from 'storybook/theming';
import { DEFAULT_BRAND } from '../../packages/core/src/domain/brand.ts';
import { type ColorName, dark, light } from '../../packages/ui/src/tokens/palette.ts';
import type { Theme } from '../modes.ts';

/** The mark and the name, as the product's header has them. */
const brand = (color: Readonly<Record<ColorName, string>>) =>
  `<span style="display:inline-flex;align-items:center;gap:10px;font:680 22px/1.2 'Bricolage Grotesque Variable',system-ui,sans-serif;letter-spacing:-.02em;color:${color.ink}">
    <svg viewBox="0 0 34 34" width="28" height="28" aria-hidden="true" style="isolation:isolate"><circle cx="12.5" cy="12.5" r="10.5" fill="${color.berry}"/><circle cx="21.5" cy="21.5" r="10.5" fill="${color.artApricot}" style="mix-blend-mode:multiply"/></svg>
    ${DEFAULT_BRAND.name}
  </span>`;

function frame(base: Theme, color: Readonly<Record<ColorName, string>>): ThemeVars {
  return create({
    base,
    brandTitle: brand(color),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Figtree Variable', system-ui, sans-serif",
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, monospace',
    colorPrimary: color.berry,
    colorSecondary: color.berry,
    appBg: color.sunk,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appHoverBg: color.berrySoft,
    appBorderColor: color.line,
    appBorderRadius: 16,
    textColor: color.ink,
    textInverseColor: color.canvas,
    textMutedColor: color.inkSoft,
    barBg: color.canvas,
    barTextColor: color.inkSoft,
    barHoverColor: color.berry,
    barSelectedColor: color.berry,
    buttonBg: color.surface,
    buttonBorder: color.line,
    booleanBg: color.sunk,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.inkFaint,
    inputTextColor: color.ink,
    inputBorderRadius: 10,
  });
}

/** Storybook's own frame, and what its pages of words are set in, drawn from the tokens. */
export const frameThemes: Readonly<Record<Theme, ThemeVars>> = {
  light: frame('light', light),
  dark: frame('dark', dark),
};
