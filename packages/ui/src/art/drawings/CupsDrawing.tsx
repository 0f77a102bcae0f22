import { ink } from '../inks.css.ts';
import * as css from './Drawing.css.ts';
import { Drawing } from './Drawing.tsx';

/** Two cups seen from above, so close that their saucers share a place: an hour for two. */
export function CupsDrawing() {
  return (
    <Drawing>
      <circle className={ink.artViolet} cx="58" cy="56" r="38" />
      <circle className={ink.artTangerine} cx="104" cy="56" r="38" />
      <circle className={ink.artHoney} cx="58" cy="56" r="20" />
      <circle className={ink.artHoney} cx="104" cy="56" r="20" />
      <path className={css.stroke} d="M50 57c4-6 8 4 12-2m34 2c4-6 8 4 12-2" />
    </Drawing>
  );
}
