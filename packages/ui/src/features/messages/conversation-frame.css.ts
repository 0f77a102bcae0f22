import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

/** The room that a conversation has beside the list, for stories that show it alone. */
export const conversationFrame = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '36rem',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  }),
);
