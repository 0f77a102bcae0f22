import { ink } from '../inks.css.ts';
import * as css from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** One circle is there, the other is a place kept free: nothing is planned yet. */
export function FreeSeatDrawing() {
  return (
    <Drawing>
      <circle className={ink.artHoney} cx="132" cy="22" r="9" />
      <circle className={ink.artTangerine} cx="62" cy="60" r="38" />
      <circle className={css.dashed} cx="104" cy="60" r="38" />
    </Drawing>
  );
}
