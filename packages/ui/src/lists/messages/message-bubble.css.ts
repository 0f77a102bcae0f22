import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    paddingBlockStart: '3px',
    minInlineSize: 0,
  }),
);
export const own = style(inRecipes({ alignItems: 'flex-end' }));
export const theirs = style(inRecipes({ alignItems: 'flex-start' }));
export const first = style(inRecipes({ paddingBlockStart: vars.space[3] }));
/** A message, and beside it what can be done with it; never as wide as the thread, so that its side tells whose it is. */
export const line = style(
  inRecipes({ display: 'flex', alignItems: 'center', minInlineSize: 0, maxInlineSize: 'min(34rem, 84%)' }),
);
export const reportable = style(
  inOverrides({ maxInlineSize: `min(100%, calc(min(34rem, 84%) + ${vars.target}))` }),
);
export const bubble = style(
  inRecipes({
    minInlineSize: 0,
    paddingBlock: '10px',
    paddingInline: vars.space[4],
    borderRadius: '20px',
    border: '1px solid transparent',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: vars.leading.text,
    // What turns the direction of letters turns no more than this message.
    unicodeBidi: 'isolate',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const ownBubble = style(
  inRecipes({ background: c.berry, color: c.onBerry, vars: { [vars.ring]: c.onBerry } }),
);
export const theirBubble = style(inRecipes({ background: c.sunk, color: c.ink }));
export const ownLast = style(inRecipes({ borderEndEndRadius: '6px' }));
export const theirLast = style(inRecipes({ borderEndStartRadius: '6px' }));
export const failed = style(
  inRecipes({ background: c.badSoft, color: c.ink, borderColor: c.bad, vars: { [vars.ring]: c.bad } }),
);
export const link = style(
  inRecipes({ textDecorationLine: 'underline', textUnderlineOffset: '.18em', overflowWrap: 'anywhere' }),
);
export const below = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: vars.space[1],
    color: c.inkSoft,
    fontSize: vars.size.hint,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const notSent = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    color: c.bad,
    fontWeight: vars.weight.strong,
  }),
);
export const act = style(
  inRecipes({
    minBlockSize: vars.target,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.field,
    color: c.berry,
    fontWeight: vars.weight.strong,
    textDecorationLine: 'underline',
    textUnderlineOffset: '.2em',
  }),
);

/** Out of the way until the message is pointed at, touched, or reached by the key; a finger does not press what it cannot see. */
export const report = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.target,
    blockSize: vars.target,
    borderRadius: vars.radius.pill,
    color: c.inkFaint,
    cursor: 'pointer',
    opacity: 0,
    transition: `opacity ${vars.duration.state} ${vars.ease}`,
    '@media': { [media.touch]: { pointerEvents: 'none' } },
    selectors: {
      // A touch of the message gives its line the focus.
      [`${line}:hover &, ${line}:focus &, ${line}:focus-within &, &:focus-visible`]: {
        opacity: 1,
        pointerEvents: 'auto',
      },
      '&:hover': { color: c.ink },
    },
  }),
);
/** Where no pointer hovers one flag of a group says that there are more. */
export const reportShown = style(
  inOverrides({ '@media': { [media.touch]: { opacity: 1, pointerEvents: 'auto' } } }),
);
