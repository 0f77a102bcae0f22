import { inkOfBlock } from '../../../packages/ui/src/tokens/pairs.ts';
import { blocks, type ColorName, light } from '../../../packages/ui/src/tokens/palette.ts';

/** All colours, in the order of the palette. */
export const colorNames: readonly ColorName[] = Object.keys(light).filter(
  (name): name is ColorName => name in light,
);

const ofBlocks = new Set<ColorName>(blocks.flatMap((block) => [block, inkOfBlock[block]]));
const isPaint = (name: ColorName) => name.startsWith('art');

/** The colours as a reader looks for them. */
export const groupsOfColors: readonly { title: string; names: readonly ColorName[] }[] = [
  { title: 'By role', names: colorNames.filter((name) => !isPaint(name) && !ofBlocks.has(name)) },
  { title: 'Pastel blocks and their inks', names: colorNames.filter((name) => ofBlocks.has(name)) },
  { title: 'Paints of the drawings', names: colorNames.filter(isPaint) },
];
