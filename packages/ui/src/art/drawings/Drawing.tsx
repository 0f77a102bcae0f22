import type { ReactNode } from 'react';
import * as css from './Drawing.css.ts';

/**
 * The frame of the small drawings of empty states: 160 by 112 units, decoration only, hidden from
 * assistive technology. Every drawing is a variation of the mark, two circles and what they share.
 */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className={css.root}
      viewBox="0 0 160 112"
      width="160"
      height="112"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
