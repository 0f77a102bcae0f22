import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const c = vars.color;

/** On a phone search and the filters' button share a line; the rest comes under it. */
export const root = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: '8px',
    '@media': {
      [media.wide]: { flex: 1, display: 'flex', flexWrap: 'wrap', gap: vars.space[4] },
    },
  }),
);

export const search = style(
  inOverrides({ '@media': { [media.wide]: { flex: '1 1 16rem', maxInlineSize: '22rem' } } }),
);

export const toggle = style(
  inRecipes({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '48px',
    blockSize: '48px',
    borderRadius: '50%',
    border: `1.5px solid ${c.inkFaint}`,
    background: c.surface,
    color: c.ink,
    selectors: { '&[aria-expanded="true"]': { background: c.sunk } },
    '@media': { [media.wide]: { display: 'none' } },
  }),
);

export const chosen = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: '-6px',
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '20px',
    blockSize: '20px',
    borderRadius: vars.radius.pill,
    background: c.berry,
    color: c.onBerry,
    fontSize: '12px',
    fontWeight: vars.weight.bold,
  }),
);

export const fields = style(
  inRecipes({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    gap: '8px',
    '@media': {
      [media.wide]: {
        flex: '0 1 31rem',
        gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 14rem)',
        gap: vars.space[4],
      },
    },
  }),
);

export const fieldsClosed = style(inOverrides({ '@media': { [media.compact]: { display: 'none' } } }));

export const field = style(inOverrides({ minInlineSize: 0 }));

export const clear = style(
  inOverrides({ '@media': { [media.compact]: { gridColumn: '1 / -1', justifySelf: 'start' } } }),
);
