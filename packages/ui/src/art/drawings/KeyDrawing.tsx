import { cx } from '../../styles/cx.ts';
import { ink, overprint } from '../inks.css.ts';
import * as css from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** Two circles with a key across them: a new way in. */
export function KeyDrawing() {
  return (
    <Drawing>
      <circle className={ink.artHoney} cx="56" cy="56" r="38" />
      <circle className={cx(ink.artTangerine, overprint)} cx="106" cy="56" r="32" />
      <circle className={css.line} cx="50" cy="56" r="13" />
      <path className={css.line} d="M63 56h52M103 56v13M115 56v10" />
    </Drawing>
  );
}
