import { cx } from '../../styles/cx.ts';
import { ink, overprint } from '../inks.css.ts';
import * as css from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** A letter in two halves with its stamp beside: what it should have done it did not do. */
export function TornLetterDrawing() {
  return (
    <Drawing>
      <path
        className={ink.artApricot}
        d="M34 26h36l-9 14 11 12-11 12 9 14-5 14H34a16 16 0 0 1-16-16V42a16 16 0 0 1 16-16Z"
      />
      <path
        className={ink.artApricot}
        d="M88 22h36a16 16 0 0 1 16 16v34a16 16 0 0 1-16 16H83l5-14-9-14 11-12-11-12Z"
      />
      <circle className={cx(ink.artViolet, overprint)} cx="126" cy="84" r="24" />
      <path className={css.line} d="m34 48 18 14M104 58l20-15" />
    </Drawing>
  );
}
