import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './status-note.css.ts';

/** Props of StatusNote. */
export interface StatusNoteProps {
  readonly tone: (typeof styles.statusTones)[number];
  readonly title?: string;
  readonly children?: ReactNode;
  /** A small drawing before the words, hidden from screen readers. */
  readonly icon?: ReactNode;
  /** Buttons or links under the words. */
  readonly actions?: ReactNode;
  /**
   * How it is announced when it appears: `alert` interrupts (an error the visitor must know of), `status`
   * waits for a pause. Left out, it is part of the page and is read where it stands.
   */
  readonly role?: 'alert' | 'status';
  readonly id?: string;
  readonly className?: string;
}

/** Where something stands, in a coloured box: 'Approved', 'Payment verified'. */
export function StatusNote({ tone, title, children, icon, actions, role, id, className }: StatusNoteProps) {
  return (
    <div role={role} id={id} className={cx(styles.root, styles.tone[tone], className)}>
      {icon === undefined ? null : (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <div className={styles.words}>
        {title === undefined ? null : <strong className={styles.title}>{title}</strong>}
        {children === undefined ? null : <div>{children}</div>}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
