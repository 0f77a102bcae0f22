import type { FilledNotice } from '@sorella/core/notices/notice';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { X } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { cx } from '../styles/cx.ts';
import { NoticeSymbol } from './NoticeSymbol.tsx';
import * as styles from './notice-card.css.ts';
import type { NoticeAction } from './notice-center.ts';

/** Props of {@link NoticeCard}. */
export interface NoticeCardProps {
  readonly notice: FilledNotice;
  readonly action?: NoticeAction;
  readonly onDismiss: () => void;
}

/** One notice as it stands at the foot of the page: without motion and without time, it stays until dismissed. */
export function NoticeCard({ notice, action, onDismiss }: NoticeCardProps) {
  return (
    <div className={cx(styles.root, styles.inside, styles.plain)}>
      <NoticeSymbol tone={notice.tone} />
      <div className={styles.words}>
        <strong className={styles.title}>{notice.title}</strong>
        <span className={styles.description}>{notice.description}</span>
        {action === undefined ? null : (
          <button type="button" className={styles.action} onClick={action.onPress}>
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={commonTexts.dismissNotice}
        onClick={onDismiss}
      >
        <Icon drawing={X} size={18} />
      </button>
    </div>
  );
}
