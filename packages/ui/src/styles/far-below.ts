import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';

/**
 * What stands well below the window costs neither style nor layout until it comes near. It keeps its place meanwhile:
 * as much as it had last, or `height`. Its contents are found, reached by keyboard and read out all the same. Nothing
 * in it may stand further out of it than a shadow, nor share the rows of a grid around it.
 */
export const farBelow = (height: string): StyleRule => ({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${height}`,
  overflowClipMargin: vars.space[8],
});
