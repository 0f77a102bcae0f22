import { style, styleVariants } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { blocks } from '../../tokens/palette.ts';
import { vars } from '../../tokens/vars.css.ts';
import { face, moving } from './event-card.css.ts';

const c = vars.color;

export const back = style([face, inRecipes({ '@media': { [moving]: { transform: 'rotateY(180deg)' } } })]);

/** The category's colour, as on the picture of the other side. */
export const head = style(
  inRecipes({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '12px',
    paddingBlock: '20px 18px',
    paddingInline: '24px 16px',
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
  }),
);

export const block = styleVariants(
  Object.fromEntries(blocks.map((name) => [name, name])) as Record<
    (typeof blocks)[number],
    (typeof blocks)[number]
  >,
  (name) => inRecipes({ background: c[name], color: c[`${name}Ink`] }),
);

export const headWords = style(inRecipes({ display: 'grid', gap: '4px', minInlineSize: 0 }));

export const category = style(
  inRecipes({ fontSize: vars.size.hint, fontWeight: vars.weight.bold, lineHeight: vars.leading.snug }),
);

export const title = style(inOverrides({ fontSize: 'min(1.375rem, 16vw)', overflowWrap: 'anywhere' }));

/** To the event's own page: a title that is also a way on, no more than that. */
export const pageLink = style(
  inRecipes({
    borderRadius: vars.radius.field,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    textUnderlineOffset: '.18em',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } },
    },
  }),
);

export const close = style(inOverrides({ marginBlockStart: '-6px', background: c.paper, color: c.night }));

export const body = style(
  inRecipes({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minBlockSize: 0,
    minInlineSize: 0,
    padding: '20px 24px 12px',
  }),
);

/**
 * Takes the room that is left and scrolls inside; never less than a few lines. On a phone three of them: the
 * face with the picture has no such room, and would keep what this one needs as a blank below its last line.
 */
export const details = style(
  inRecipes({
    flex: '1 1 0',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minBlockSize: '8rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    marginInline: '-8px',
    paddingInline: '8px',
    borderRadius: vars.radius.field,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    color: c.inkSoft,
    lineHeight: vars.leading.text,
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': { [media.compact]: { minBlockSize: '3lh' } },
  }),
);

/** At the lower edge of that room: what a short story leaves is not empty, and nothing grows by it. */
export const company = style(
  inRecipes({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    marginBlockStart: 'auto',
    padding: '12px 14px',
    borderRadius: vars.radius.box,
    background: c.sunk,
  }),
);

export const companyWords = style(inRecipes({ flex: '1 1 7rem', minInlineSize: 0 }));

export const foot = style(inRecipes({ display: 'flex', flexDirection: 'column', gap: '10px' }));

export const adminRow = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: '8px',
  }),
);

export const remove = style(inOverrides({ color: c.bad }));

export const terms = style(
  inOverrides({ textAlign: 'center', textWrap: 'balance', lineHeight: vars.leading.snug }),
);

/** Reads as a link, is 44 px high. */
export const goBack = style(
  inRecipes({
    alignSelf: 'center',
    minBlockSize: vars.target,
    paddingInline: '16px',
    borderRadius: vars.radius.pill,
    color: c.ink,
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.22em',
    '@media': { [media.hover]: { selectors: { '&:hover': { color: c.berry } } } },
  }),
);
