import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './badge.css.ts';

/** Props of Badge. */
export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: (typeof styles.badgeTones)[number];
  readonly size?: (typeof styles.badgeSizes)[number];
  /** A small drawing before the words, hidden from screen readers. */
  readonly icon?: ReactNode;
  readonly className?: string;
}

/** A word or two about the thing it sits on. Not pressable: for that use Chip or Button. */
export function Badge({ tone = 'neutral', size = 'small', icon, className, children }: BadgeProps) {
  return (
    <span className={cx(styles.root, styles.size[size], styles.tone[tone], className)}>
      {icon === undefined ? null : <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}
