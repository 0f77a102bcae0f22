import { ink } from '../inks.css.ts';
import * as css from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** Two circles that have lost each other: something did not arrive. */
export function GapDrawing() {
  return (
    <Drawing>
      <circle className={ink.artViolet} cx="42" cy="56" r="32" />
      <circle className={ink.artTangerine} cx="124" cy="56" r="26" />
      <path className={css.stroke} d="m82 34 6 12-10 8 8 12-6 12" />
    </Drawing>
  );
}
