import { type ReactNode, useRef } from 'react';
import * as css from './kept-place.css.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** Props of {@link KeptPlace}. */
export interface KeptPlaceProps {
  readonly children: ReactNode;
  /** What takes the focus: the first thing to press or fill in, or the place itself (default). */
  readonly next?: 'first' | 'itself';
}

/** A part of a page whose content changes under the keyboard: whoever stood in it stays in it. */
export function KeptPlace({ children, next = 'itself' }: KeptPlaceProps) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus({
    part: () => root.current,
    next: () =>
      (next === 'first'
        ? root.current?.querySelector<HTMLElement>('button, a[href], input, select, textarea')
        : null) ?? root.current,
  });
  return (
    <div ref={root} tabIndex={-1} className={css.root}>
      {children}
    </div>
  );
}
