import type { ComparedPicture } from './compare.ts';

/** What differs in a picture, in words: a run on another machine leaves nothing else. */
export function differenceInWords({
  outcome,
  pixels,
  sizes,
  change,
}: Pick<ComparedPicture, 'outcome' | 'pixels' | 'sizes' | 'change'>): string {
  if (outcome === 'new') return 'there is no accepted one';
  const { box, recoloured } = change ?? {};
  const place = box ? ` within ${box.width} × ${box.height} at ${box.x}, ${box.y}` : '';
  const colour = recoloured ? `, ${recoloured.from} became ${recoloured.to}` : '';
  const size = sizes ? ` and it is ${sizes.after}, no longer ${sizes.before}` : '';
  return `${pixels} pixels differ${place}${colour}${size}`;
}
