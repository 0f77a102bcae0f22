import { assignVars, globalStyle } from '@vanilla-extract/css';
import { tokens } from '../styles/layers.css.ts';
import { media } from './breakpoints.ts';
import { type ColorName, dark, light, moreContrast, shadows } from './palette.ts';
import { spaces, textSizes } from './scale.ts';
import { vars } from './vars.css.ts';

const constants = {
  ...assignVars(vars.space, spaces),
  ...assignVars(vars.size, textSizes),
  ...assignVars(vars.font, {
    display: "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', system-ui, sans-serif",
    text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  }),
  ...assignVars(vars.weight, { regular: '400', medium: '550', strong: '600', bold: '650', display: '680' }),
  ...assignVars(vars.leading, { tight: '1.05', snug: '1.3', text: '1.55' }),
  ...assignVars(vars.radius, { field: '10px', box: '16px', card: '28px', pill: '999px' }),
  ...assignVars(vars.duration, { state: '160ms', turn: '420ms' }),
  ...assignVars(vars.layer, { header: '10', panel: '20', dialog: '40', notice: '50', skip: '60' }),
  [vars.ease]: 'cubic-bezier(.2,.8,.2,1)',
  [vars.target]: '44px',
};

// The ring is set with the colours: a variable that points at another is worked out where it is declared.
const lightColors = {
  ...assignVars(vars.color, light),
  [vars.shadow.raised]: shadows.light,
  [vars.ring]: light.berry,
};
const darkColors = {
  ...assignVars(vars.color, dark),
  [vars.shadow.raised]: shadows.dark,
  [vars.ring]: dark.berry,
};

/** The stronger colours of a theme; what it leaves out stays. */
function strongerVars(theme: 'light' | 'dark'): Record<string, string> {
  const stronger = moreContrast[theme];
  const isColor = (name: string): name is ColorName => name in light;
  const colors = Object.keys(stronger)
    .filter(isColor)
    .map((name) => [vars.color[name], stronger[name] ?? light[name]]);
  return {
    ...Object.fromEntries(colors),
    ...(stronger.berry !== undefined && { [vars.ring]: stronger.berry }),
  };
}

globalStyle(':root', {
  '@layer': {
    [tokens]: {
      vars: constants,
      '@media': { [media.reducedMotion]: { vars: assignVars(vars.duration, { state: '0ms', turn: '0ms' }) } },
    },
  },
});

// A theme named on any element holds for what is inside it, so a story can show both side by side.
globalStyle(':root, [data-theme="light"]', {
  '@layer': {
    [tokens]: {
      vars: lightColors,
      colorScheme: 'light',
      color: vars.color.ink,
      '@media': { [media.moreContrast]: { vars: strongerVars('light') } },
    },
  },
});

globalStyle('[data-theme="dark"]', {
  '@layer': {
    [tokens]: {
      vars: darkColors,
      colorScheme: 'dark',
      color: vars.color.ink,
      '@media': { [media.moreContrast]: { vars: strongerVars('dark') } },
    },
  },
});

globalStyle(':root:not([data-theme]), :root[data-theme="system"]', {
  '@layer': {
    [tokens]: {
      '@media': {
        [media.dark]: { vars: darkColors, colorScheme: 'dark' },
        [`${media.dark} and ${media.moreContrast}`]: { vars: strongerVars('dark') },
      },
    },
  },
});
