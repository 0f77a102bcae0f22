import { assignVars, globalStyle } from '@vanilla-extract/css';
import { tokens } from '../styles/layers.css.ts';
import { media } from './breakpoints.ts';
import {
  durations,
  ease,
  fonts,
  layers,
  leadings,
  radii,
  reducedDurations,
  target,
  weights,
} from './constants.ts';
import { type ColorName, dark, light, moreContrast, shadows } from './palette.ts';
import { spaces, textSizes } from './scale.ts';
import { vars } from './vars.css.ts';

const constants = {
  ...assignVars(vars.space, spaces),
  ...assignVars(vars.size, textSizes),
  ...assignVars(vars.font, fonts),
  ...assignVars(vars.weight, weights),
  ...assignVars(vars.leading, leadings),
  ...assignVars(vars.radius, radii),
  ...assignVars(vars.duration, durations),
  ...assignVars(vars.layer, layers),
  [vars.ease]: ease,
  [vars.target]: target,
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
      '@media': { [media.reducedMotion]: { vars: assignVars(vars.duration, reducedDurations) } },
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
