import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** What hangs from the header: on a phone from the whole of it, on a wide page from its button. */
export const panelRoot = { '@media': { [media.wide]: { position: 'relative' } } } as const;

/** The panel itself; both sizes are lengths of CSS, and the height is at most what the page has below the header. */
export const headerPanel = (width: string, height: string) =>
  ({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    zIndex: vars.layer.panel,
    maxBlockSize: `min(${height}, calc(100dvh - 64px))`,
    borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
    border: '1px solid transparent',
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    '@media': {
      [media.wide]: {
        insetInline: 'auto 0',
        insetBlockStart: `calc(100% + ${vars.space[2]})`,
        inlineSize: width,
        borderRadius: vars.radius.card,
      },
    },
  }) as const;

/** Its title, and a button at the other end; `below` is the room under both. */
export const panelHead = (below: string) =>
  ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: `${vars.space[4]} ${below}`,
    paddingInline: `${vars.space[6]} ${vars.space[4]}`,
  }) as const;
