import { commonTexts } from '@sorella/core/notices';
import { X } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { cx } from '../styles/cx.ts';
import { NoticeSymbol } from './NoticeSymbol.tsx';
import * as styles from './notice-card.css.ts';
import type { NoticeCenter, PublishedNotice } from './notice-center.ts';

/** Props of both toasters. */
export interface ToasterProps {
  readonly center: NoticeCenter;
  readonly shown: readonly PublishedNotice[];
}

/**
 * Notices without motion and without time: they stay until dismissed. It stands in for the real toaster when that
 * could not be loaded, which is just when 'Connection issue detected' must still be seen.
 */
export function PlainToaster({ center, shown }: ToasterProps) {
  return (
    <div className={styles.corner}>
      {shown.map((notice) => (
        <div key={notice.key} className={cx(styles.root, styles.inside, styles.plain)}>
          <NoticeSymbol tone={notice.tone} />
          <div className={styles.words}>
            <strong className={styles.title}>{notice.title}</strong>
            <span className={styles.description}>{notice.description}</span>
            {notice.action === undefined ? null : (
              <button type="button" className={styles.action} onClick={notice.action.onPress}>
                {notice.action.label}
              </button>
            )}
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label={commonTexts.dismissNotice}
            onClick={() => center.dismiss(notice.key)}
          >
            <Icon drawing={X} size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}
