import { cx } from '../../styles/cx.ts';
import { ink, overprint } from '../inks.css.ts';
import * as css from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** A letter with a circle pressed on it like a stamp: something has come, or is on its way. */
export function LetterDrawing() {
  return (
    <Drawing>
      <rect className={ink.artApricot} x="22" y="26" width="102" height="70" rx="18" />
      <circle className={cx(ink.artBerry, overprint)} cx="122" cy="36" r="26" />
      <path className={css.line} d="m42 48 31 24 31-24" />
    </Drawing>
  );
}
