import { style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

/** 22, 32, 44, 64 and 112 px across. */
export const avatarSizes = ['tiny', 'small', 'medium', 'large', 'huge'] as const;

const c = vars.color;

export const root = style(
  inRecipes({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: '50%',
    fontWeight: '700',
    lineHeight: 1,
    letterSpacing: '.01em',
    userSelect: 'none',
  }),
);

const across = (length: string, fontSize: string) => ({ inlineSize: length, blockSize: length, fontSize });

export const size = styleVariants(
  {
    tiny: across('22px', '9px'),
    small: across('32px', '12px'),
    medium: across('44px', '15px'),
    large: across('64px', '21px'),
    huge: across('112px', '36px'),
  },
  inRecipes,
);

export const block = styleVariants(
  {
    butter: { background: c.butter, color: c.butterInk },
    pistachio: { background: c.pistachio, color: c.pistachioInk },
    lilac: { background: c.lilac, color: c.lilacInk },
    sky: { background: c.sky, color: c.skyInk },
    peach: { background: c.peach, color: c.peachInk },
    rose: { background: c.rose, color: c.roseInk },
  },
  inRecipes,
);

export const photo = style(
  inRecipes({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);
