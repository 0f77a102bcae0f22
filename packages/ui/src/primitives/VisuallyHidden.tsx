import type { ReactNode } from 'react';
import { visuallyHidden } from '../styles/visually-hidden.css.ts';

/** Text that is read aloud and not seen. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  );
}
