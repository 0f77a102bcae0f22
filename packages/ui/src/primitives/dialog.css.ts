import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

/** Too low for words that scroll above buttons that stay: then all of it scrolls together. */
const low = '(max-height: 32rem)';

/** High enough for a title that stays while the words scroll below it. */
const high = '(min-height: 36rem)';

/** How wide the dialog may become: 26, 36 or 52 rem. */
export const dialogWidths = ['small', 'medium', 'large'] as const;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(.98)' } });

export const backdrop = style(
  inRecipes({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    background: vars.color.scrim,
    selectors: { '&[data-state="open"]': { animation: `${appear} ${vars.duration.state} ${vars.ease}` } },
  }),
);
export const positioner = style(
  inRecipes({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    containerType: 'size',
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[4],
    overflow: 'hidden',
  }),
);
export const content = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxBlockSize: `calc(100dvh - 2 * ${vars.space[4]})`,
    borderRadius: vars.radius.card,
    border: '1px solid transparent',
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.raised,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    '@container': { [low]: { overflowY: 'auto' } },
    selectors: { '&[data-state="open"]': { animation: `${rise} ${vars.duration.state} ${vars.ease}` } },
  }),
);
export const width = styleVariants({ small: '26rem', medium: '36rem', large: '52rem' }, (maxInlineSize) =>
  inRecipes({ maxInlineSize }),
);
/** The part that scrolls: the words never push the buttons out of the window. */
export const body = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[4],
    padding: vars.space[6],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    minBlockSize: 0,
    outlineOffset: '-3px',
    borderRadius: vars.radius.card,
    // Words that go on below fade out; the last ones end above the fading, which lies on the padding.
    // Of a mask's colour only the opacity counts: any token without transparency does.
    maskImage: `linear-gradient(to top, transparent, ${vars.color.ink} ${vars.space[6]})`,
    '@container': { [low]: { overflowY: 'visible', maskImage: 'none' } },
  }),
);
export const head = style(inRecipes({ display: 'grid', gap: vars.space[3] }));
export const description = style(inRecipes({ color: vars.color.inkSoft, textWrap: 'pretty' }));
/**
 * A part of the body itself, so that it can stay over all of its words, and over the whole width: what scrolls never comes
 * near the close button, which may look alike.
 */
export const titleWithClose = style(
  inOverrides({
    marginBlock: `calc(-1 * ${vars.space[6]}) calc(-1 * ${vars.space[3]})`,
    marginInline: `calc(-1 * ${vars.space[6]})`,
    paddingBlock: `${vars.space[6]} ${vars.space[3]}`,
    paddingInline: `${vars.space[6]} calc(${vars.space[6]} + ${vars.space[10]})`,
    background: `linear-gradient(to top, transparent, ${vars.color.surface} ${vars.space[3]})`,
    '@container': {
      [high]: { position: 'sticky', insetBlockStart: `calc(-1 * ${vars.space[6]})`, zIndex: 1 },
    },
  }),
);
export const descriptionWithClose = style(
  inOverrides({
    marginBlockStart: `calc(${vars.space[3]} - ${vars.space[4]})`,
    paddingInlineEnd: vars.space[10],
  }),
);
/** What takes the focus is not scrolled under the title. */
export const bodyWithClose = style(
  inOverrides({ '@container': { [high]: { scrollPaddingBlockStart: '6.5rem' } } }),
);
export const close = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: vars.space[3],
    insetInlineEnd: vars.space[3],
    zIndex: 1,
  }),
);
export const frame = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    '@container': { [low]: { flex: 'none' } },
  }),
);
export const actions = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap-reverse',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    paddingInline: vars.space[6],
    paddingBlockEnd: vars.space[6],
  }),
);
/** Two buttons share the width of a narrow dialog, and stand under each other when the words are long. */
export const action = style(inOverrides({ flex: '1 1 auto' }));
