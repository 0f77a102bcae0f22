import { cx } from '../../styles/cx.ts';
import { ink, overprint } from '../inks.css.ts';
import * as css from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** A lens laid over a circle: the filters left nothing. */
export function SearchDrawing() {
  return (
    <Drawing>
      <circle className={ink.artViolet} cx="60" cy="54" r="38" />
      <circle className={cx(ink.artHoney, overprint)} cx="94" cy="56" r="28" />
      <circle className={css.stroke} cx="94" cy="56" r="28" />
      <path className={css.stroke} d="M115 76 134 95" />
    </Drawing>
  );
}
