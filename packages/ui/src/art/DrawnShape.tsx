import { cx } from '../styles/cx.ts';
import { ink, overprint } from './inks.css.ts';
import { PICTURE_HEIGHT, type Shape } from './shapes.ts';

/** One shape of a drawing, in its ink. */
export function DrawnShape({ shape }: { shape: Shape }) {
  const print = { className: cx(ink[shape.ink], shape.overprint && overprint) };
  if (shape.kind === 'circle') return <circle {...print} cx={shape.cx} cy={shape.cy} r={shape.r} />;
  if (shape.kind === 'outline') return <path {...print} d={shape.d} fillRule="evenodd" />;
  const { x, y, width, radius } = shape;
  return <rect {...print} x={x} y={y} width={width} height={PICTURE_HEIGHT - y + radius} rx={radius} />;
}
