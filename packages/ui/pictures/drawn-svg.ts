import { PICTURE_HEIGHT, type Shape } from '../src/art/shapes.ts';
import { light } from '../src/tokens/palette.ts';

/** One shape of a drawing as SVG, in the colours of the light theme: what `DrawnShape` draws on a page. */
export function drawnSvg(shape: Shape): string {
  const print = `fill="${light[shape.ink]}"${shape.overprint ? ' style="mix-blend-mode:multiply"' : ''}`;
  if (shape.kind === 'circle') return `<circle ${print} cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}"/>`;
  if (shape.kind === 'outline') return `<path ${print} d="${shape.d}" fill-rule="evenodd"/>`;
  const { x, y, width, radius } = shape;
  return `<rect ${print} x="${x}" y="${y}" width="${width}" height="${PICTURE_HEIGHT - y + radius}" rx="${radius}"/>`;
}
