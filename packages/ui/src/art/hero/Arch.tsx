import type { ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import * as css from './arch.css.ts';
import { HeroPicture } from './HeroPicture.tsx';

/** Props of {@link Arch}. */
export interface ArchProps {
  /** Over the picture: a video of it, a control. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A gate to come in by, with those behind it who are there already. */
export function Arch({ children, className }: ArchProps) {
  return (
    <div className={cx(css.root, className)}>
      <HeroPicture className={css.still} />
      {children}
    </div>
  );
}
