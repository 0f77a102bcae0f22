import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const c = vars.color;

export const root = style(
  inRecipes({
    position: 'relative',
    zIndex: vars.layer.header,
    background: c.canvas,
  }),
);
export const bar = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '64px',
    '@media': {
      [media.wide]: {
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        minBlockSize: '76px',
        paddingBlock: vars.space[2],
        // From 4 px at 768 to 24 at 928: a member's entries just fit one line, beside a scrollbar too.
        columnGap: `clamp(4px, calc(12.5vw - 92px), ${vars.space[6]})`,
      },
    },
  }),
);
export const brand = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: vars.target,
    marginInlineEnd: 'auto',
    borderRadius: vars.radius.field,
    color: c.ink,
    textDecoration: 'none',
  }),
);
export const wideOnly = style(
  inRecipes({ display: 'none', '@media': { [media.wide]: { display: 'flex', alignItems: 'center' } } }),
);
export const compactOnly = style(inOverrides({ '@media': { [media.wide]: { display: 'none' } } }));

export const links = style(inRecipes({ gap: `clamp(0px, calc(2.4vw - 18px), ${vars.space[2]})` }));
export const link = style(
  inRecipes({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.target,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.field,
    color: c.ink,
    fontSize: '.9375rem',
    fontWeight: vars.weight.medium,
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textDecorationThickness: '2.5px',
    textUnderlineOffset: '.45em',
    whiteSpace: 'nowrap',
    transition: `color ${vars.duration.state} ${vars.ease}, text-decoration-color ${vars.duration.state} ${vars.ease}`,
    selectors: {
      '&[aria-current="page"]': { textDecorationColor: c.berry },
      '&[aria-disabled="true"]': { color: c.inkFaint, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { color: c.berry } } },
      [media.forcedColors]: {
        selectors: {
          // There is no transparent there: without this every entry would look like the page shown.
          '&:not([aria-current="page"])': { textDecorationLine: 'none' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
);
export const lock = style(inOverrides({ flex: 'none', marginInlineStart: '6px' }));
/** Two words of a button are never two lines here, and a narrow bar takes a second line instead. */
export const actions = style(
  inRecipes({
    gap: vars.space[3],
    whiteSpace: 'nowrap',
    // Where a session is stored, the invitation that the build has drawn is not seen before it is known whose it is.
    selectors: { "html[data-session='stored'] &[data-picture]": { visibility: 'hidden' } },
  }),
);

export const panel = style(
  inRecipes({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxBlockSize: 'calc(100dvh - 64px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[6]}`,
    borderEndStartRadius: vars.radius.card,
    borderEndEndRadius: vars.radius.card,
    borderBlockEnd: '1px solid transparent',
    background: c.canvas,
    boxShadow: vars.shadow.raised,
    '@media': { [media.wide]: { display: 'none' } },
  }),
);
export const panelList = style(inRecipes({ display: 'grid' }));
export const panelItem = style(
  inRecipes({ selectors: { '& + &': { borderBlockStart: `1px solid ${c.line}` } } }),
);
export const panelLink = style(
  inRecipes({
    inlineSize: '100%',
    minBlockSize: '60px',
    paddingInline: vars.space[1],
    fontFamily: vars.font.display,
    fontSize: vars.size.card,
    fontWeight: vars.weight.bold,
    letterSpacing: '-.02em',
    lineHeight: vars.leading.tight,
    whiteSpace: 'normal',
  }),
);
export const panelActions = style(inRecipes({ display: 'grid', gap: vars.space[3] }));
/** Keeps the bell's place while its code is on the way. */
export const notices = style(
  inRecipes({ display: 'flex', minInlineSize: vars.target, minBlockSize: vars.target }),
);
/** How much is unread behind an entry. */
export const count = style(
  inRecipes({
    minInlineSize: '1.25rem',
    marginInlineStart: '6px',
    // Beside each other a member's entries just fit one line: there it hangs at the corner, as high as the bell's.
    '@media': {
      [media.wide]: { position: 'absolute', insetBlockStart: '3px', insetInlineEnd: '-14px' },
    },
    paddingInline: '6px',
    borderRadius: vars.radius.pill,
    border: '1px solid transparent',
    background: c.berry,
    color: c.onBerry,
    fontFamily: vars.font.text,
    fontSize: '.75rem',
    fontWeight: vars.weight.bold,
    letterSpacing: 0,
    lineHeight: '1.125rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);
