import { cx } from '../../styles/cx.ts';
import { ink, overprint } from '../inks.css.ts';
import * as css from './Drawing.css.ts';

/** Two circles that meet, with a tick, as small as two lines of text: she is in. */
export function ApprovedDrawing() {
  return (
    <svg className={css.small} viewBox="0 0 60 40" aria-hidden="true" focusable="false">
      <circle className={ink.artMoss} cx="21" cy="20" r="18" />
      <circle className={cx(ink.artHoney, overprint)} cx="39" cy="20" r="18" />
      <path className={css.line} d="m21 21 7 7 13-15" />
    </svg>
  );
}
