import { cx } from '../../styles/cx.ts';
import { ink, overprint } from '../inks.css.ts';
import * as css from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** Two circles that meet, with a tick: nothing is left to decide. */
export function AllDoneDrawing() {
  return (
    <Drawing>
      <circle className={ink.artMoss} cx="60" cy="56" r="38" />
      <circle className={cx(ink.artHoney, overprint)} cx="100" cy="56" r="38" />
      <path className={css.line} d="m64 57 12 12 22-25" />
    </Drawing>
  );
}
