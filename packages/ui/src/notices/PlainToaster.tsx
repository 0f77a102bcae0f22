import { NoticeCard } from './NoticeCard.tsx';
import * as styles from './notice-card.css.ts';
import type { NoticeCenter, PublishedNotice } from './notice-center.ts';
import { visibleNotices } from './visible-notices.ts';

/** Props of both toasters. */
export interface ToasterProps {
  readonly center: NoticeCenter;
  readonly shown: readonly PublishedNotice[];
}

/**
 * Notices without motion and without time: they stay until dismissed, one at a time. It stands in for the real toaster when that
 * could not be loaded, which is just when 'Connection issue detected' must still be seen.
 */
export function PlainToaster({ center, shown }: ToasterProps) {
  return (
    <div className={styles.corner}>
      {visibleNotices(shown, 1).map((notice) => (
        <NoticeCard
          key={notice.key}
          notice={notice}
          {...(notice.action && { action: notice.action })}
          onDismiss={() => center.dismiss(notice.key)}
        />
      ))}
    </div>
  );
}
