import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minInlineSize: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const pictureHeight = { blockSize: '128px', '@media': { [media.wide]: { blockSize: '184px' } } };

/** A landscape at every width: cut to an upright strip, a drawing shows nothing. */
export const picture = style(inRecipes({ position: 'relative', flex: 'none', ...pictureHeight }));

export const body = style(
  inRecipes({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    minInlineSize: 0,
    padding: vars.space[5],
    '@media': { [media.wide]: { padding: vars.space[6] } },
  }),
);

export const status = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
  }),
);

export const notes = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[1],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.box,
    background: vars.color.sunk,
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);

export const heading = style(inOverrides({ fontSize: 'min(1.375rem, 16vw)' }));

const money = style(
  inRecipes({
    display: 'grid',
    gap: '8px',
    padding: '12px 16px',
    borderRadius: vars.radius.box,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
  }),
);

export const payment = style([money, inRecipes({ background: vars.color.warnSoft, color: vars.color.warn })]);

export const refund = style([money, inRecipes({ background: vars.color.sunk, color: vars.color.inkSoft })]);

export const reference = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px' }),
);

/** One press marks all of it. */
export const code = style(
  inRecipes({
    fontSize: vars.size.lead,
    fontWeight: vars.weight.bold,
    letterSpacing: '.06em',
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'all',
  }),
);

/** A link in a coloured box has the ink of the box. */
export const contact = style(inOverrides({ color: 'inherit' }));

export const payActions = style(inRecipes({ display: 'flex', flexWrap: 'wrap', gap: '8px' }));

export const foot = style(
  inRecipes({
    marginBlockStart: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minBlockSize: vars.target,
    // A long price breaks in its own place: the feet of cards beside each other stay on one line.
    '@media': { [media.wide]: { flexWrap: 'nowrap' } },
  }),
);

/** Price and day in a line each, together no higher than a button: no length of theirs pushes one down. */
export const terms = style(
  inRecipes({
    minInlineSize: 0,
    // A phone has room for buttons below them alone.
    '@media': {
      [media.compact]: { flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] },
    },
  }),
);

/** Beside the price, on a phone under it. */
export const actions = style(
  inRecipes({
    flex: '1 0 auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    columnGap: vars.space[3],
    maxInlineSize: '100%',
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [media.compact]: { justifyContent: 'space-between' } },
  }),
);

/** Its words, which look like a link, stand on the edge of the card's words. */
export const cancel = style(
  inOverrides({ paddingInline: vars.space[2], marginInline: `calc(-1.5px - ${vars.space[2]})` }),
);

/** A line of a skeleton, as high as the title it stands for. */
export const title = style(inRecipes({ fontSize: vars.size.card, lineHeight: vars.leading.tight }));

export const facts = style(inRecipes({ fontSize: vars.size.small, lineHeight: vars.leading.text }));

/** So large a shape would shout in the colour of the small ones. */
export const pulse = style([
  picture,
  inOverrides({
    borderRadius: 0,
    background: vars.color.sunk,
    // A skeleton takes all the room there is; which of the two rules came last would be the build's choice.
    ...pictureHeight,
  }),
]);
