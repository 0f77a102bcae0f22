import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    fontFamily: vars.font.display,
    fontWeight: vars.weight.display,
    fontSize: '1.625rem',
    letterSpacing: '-.02em',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    minInlineSize: 0,
    maxInlineSize: '100%',
    // Larger text enlarges a name that is large already only as far as the narrow header has room for all of it.
    '@media': { [media.compact]: { fontSize: 'min(1.5rem, max(24px, 7vw))' } },
  }),
);
/** A name too long for the narrowest header ends in an ellipsis; the room below leaves its letters whole. */
export const name = style(inRecipes({ overflow: 'hidden', textOverflow: 'ellipsis', paddingBlock: '.15em' }));
export const mark = style(
  inRecipes({
    flex: 'none',
    inlineSize: '1.31em',
    blockSize: '1.31em',
    // The circles multiply with each other, not with the page: in the dark theme the page would swallow them.
    isolation: 'isolate',
  }),
);
export const one = style(
  inRecipes({ fill: vars.color.berry, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }),
);
export const other = style(
  inRecipes({
    fill: vars.color.artApricot,
    mixBlendMode: 'multiply',
    '@media': { [media.forcedColors]: { fill: 'none', stroke: 'CanvasText', strokeWidth: '2px' } },
  }),
);
