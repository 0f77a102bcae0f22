import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const c = vars.color;

export const field = style(
  inRecipes({
    display: 'grid',
    // A time is as wide as its digits, whatever its box is told: large text must not widen the page.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    minInlineSize: 0,
  }),
);
/** The label and what stands beside it share a line; each wraps between its words before it leaves it. */
export const withAside = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(min-content, auto)',
    overflowWrap: 'break-word',
    alignItems: 'baseline',
    gap: vars.space[2],
  }),
);
export const across = style(inRecipes({ gridColumn: '1 / -1', minInlineSize: 0 }));
export const label = style(
  inRecipes({ fontSize: vars.size.small, fontWeight: vars.weight.strong, lineHeight: vars.leading.snug }),
);
export const aside = style(
  inRecipes({
    gridColumn: 2,
    gridRow: 1,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
    textAlign: 'end',
  }),
);
export const optional = style(inRecipes({ fontWeight: vars.weight.regular, color: c.inkFaint }));
export const below = style(
  inRecipes({
    display: 'flex',
    gap: vars.space[3],
    justifyContent: 'space-between',
    fontSize: vars.size.small,
  }),
);
export const hint = style(inRecipes({ color: c.inkSoft, lineHeight: vars.leading.snug }));
export const error = style(
  inRecipes({
    display: 'flex',
    gap: vars.space[2],
    color: c.bad,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.snug,
  }),
);
export const errorIcon = style(inOverrides({ flex: 'none', marginBlockStart: '1px' }));

/** The box of everything that can be typed in or chosen from. */
export const control = style(
  inRecipes({
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '48px',
    paddingBlock: '10px',
    paddingInline: '14px',
    borderRadius: vars.radius.field,
    border: `1.5px solid ${c.inkFaint}`,
    background: c.surface,
    color: c.ink,
    // Below 16 px a phone zooms into the field.
    fontSize: `max(16px, ${vars.size.body})`,
    lineHeight: vars.leading.snug,
    transition: `border-color ${vars.duration.state} ${vars.ease}, background-color ${vars.duration.state} ${vars.ease}`,
    selectors: {
      '&::placeholder': { color: c.inkFaint, opacity: 1 },
      // A time stands in two lines where one has no room for it.
      '&::-webkit-datetime-edit-fields-wrapper': { display: 'flex', flexWrap: 'wrap' },
      '&::-webkit-calendar-picker-indicator': { marginInlineStart: '4px' },
      '&[aria-invalid="true"]': { borderColor: c.bad, boxShadow: `inset 0 0 0 .5px ${c.bad}` },
      '&:focus-visible': { borderColor: c.berry },
      '&:read-only:not(select)': { background: c.sunk, color: c.inkSoft },
      '&:-webkit-autofill': {
        WebkitTextFillColor: c.ink,
        // Chrome paints its own ground over any background; a shadow is the only thing above it.
        boxShadow: `inset 0 0 0 100px ${c.berrySoft}`,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-invalid="true"]):not(:read-only)': { borderColor: c.ink } },
      },
    },
  }),
);
export const textarea = style(
  inRecipes({ minBlockSize: '7.5rem', resize: 'vertical', lineHeight: vars.leading.text }),
);
export const counter = style(
  inRecipes({
    minInlineSize: 0,
    marginInlineStart: 'auto',
    color: c.inkSoft,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const counterOver = style(inRecipes({ color: c.bad, fontWeight: vars.weight.strong }));

export const adorned = style(inRecipes({ position: 'relative' }));
export const withEnd = style(inOverrides({ paddingInlineEnd: '52px' }));
export const end = style(
  inOverrides({ position: 'absolute', insetInlineEnd: '2px', insetBlockStart: 'calc(50% - 22px)' }),
);
export const select = style(
  inRecipes({ appearance: 'none', paddingInlineEnd: '44px', textOverflow: 'ellipsis', cursor: 'pointer' }),
);
export const chevron = style(
  inOverrides({
    position: 'absolute',
    insetInlineEnd: '14px',
    insetBlockStart: 'calc(50% - 10px)',
    pointerEvents: 'none',
    color: c.inkSoft,
  }),
);

export const choice = style(
  inRecipes({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minBlockSize: vars.target,
    paddingBlock: '10px',
    cursor: 'pointer',
    lineHeight: '1.5rem',
  }),
);
export const box = style(
  inRecipes({
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: '7px',
    border: `1.5px solid ${c.inkFaint}`,
    background: c.surface,
    cursor: 'inherit',
    transition: `background-color ${vars.duration.state} ${vars.ease}, border-color ${vars.duration.state} ${vars.ease}`,
    selectors: {
      '&:checked': { background: c.berry, borderColor: c.berry },
      '&:checked::after': {
        content: '',
        inlineSize: '6px',
        blockSize: '11px',
        marginBlockStart: '-3px',
        border: `solid ${c.onBerry}`,
        borderWidth: '0 2.5px 2.5px 0',
        rotate: '45deg',
      },
      '&[aria-invalid="true"]': { borderColor: c.bad },
    },
    '@media': {
      // The system's own box: it is certain to be seen.
      [media.forcedColors]: { appearance: 'auto' },
    },
  }),
);
