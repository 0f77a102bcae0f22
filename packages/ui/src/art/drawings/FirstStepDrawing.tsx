import { cx } from '../../styles/cx.ts';
import { ink, overprint } from '../inks.css.ts';
import * as css from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** A card with a circle pressed on it like a seal: nothing applied for yet. */
export function FirstStepDrawing() {
  return (
    <Drawing>
      <rect className={ink.artApricot} x="34" y="12" width="66" height="88" rx="18" />
      <circle className={cx(ink.artBerry, overprint)} cx="102" cy="72" r="30" />
      <path className={css.line} d="M50 36h34M50 50h22" />
    </Drawing>
  );
}
