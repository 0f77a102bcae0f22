import { formatMoment } from '@sorella/core/domain/moment';
import { fillText } from '@sorella/core/notices/notice';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { Bell } from 'lucide';
import { useId, useSyncExternalStore } from 'react';
import { Icon } from '../art/icons/Icon.tsx';
import { Button } from '../primitives/Button.tsx';
import { Disclosure } from '../primitives/Disclosure.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Text } from '../primitives/Text.tsx';
import { NoticeSymbol } from './NoticeSymbol.tsx';
import type { NoticeCenter, PublishedNotice } from './notice-center.ts';
import * as styles from './notice-list.css.ts';

/** Props of NoticeList. */
export interface NoticeListProps {
  /** Newest first. */
  readonly history: readonly PublishedNotice[];
  readonly unseen: number;
  /** It was opened: nothing is unseen any more. */
  readonly onSeen: () => void;
  readonly onClear: () => void;
}

function Item({ notice }: { readonly notice: PublishedNotice }) {
  return (
    <li className={styles.item}>
      <NoticeSymbol tone={notice.tone} />
      <div className={styles.words}>
        <Text size="small" weight="bold">
          {notice.title}
        </Text>
        <Text size="small" tone="soft">
          {notice.description}
        </Text>
        <div className={styles.meta}>
          <Text as="span" size="hint" tone="faint">
            <time dateTime={new Date(notice.at).toISOString()}>{formatMoment(notice.at)}</time>
          </Text>
          {notice.count > 1 ? (
            <Text as="span" size="hint" tone="faint">
              {fillText(commonTexts.noticeRepeated, { n: notice.count })}
            </Text>
          ) : null}
        </div>
      </div>
    </li>
  );
}

/** The bell in the header with the number of new notices, and the list of the last ones under it. */
export function NoticeList({ history, unseen, onSeen, onClear }: NoticeListProps) {
  const titleId = useId();
  return (
    <Disclosure
      className={styles.root}
      panelClassName={styles.panel}
      onOpenChange={onSeen}
      renderTrigger={({ open, panelId, toggle }) => (
        <IconButton
          label={unseen > 0 ? fillText(commonTexts.newNotices, { n: unseen }) : commonTexts.notices}
          count={unseen}
          expanded={open}
          {...(open && { controls: panelId })}
          onPress={toggle}
        >
          <Icon drawing={Bell} size={22} />
        </IconButton>
      )}
    >
      {() => (
        <>
          <div className={styles.head}>
            <Heading level={2} size="card" id={titleId}>
              {commonTexts.notices}
            </Heading>
            {history.length === 0 ? null : (
              <Button variant="quiet" size="small" className={styles.clear} onPress={onClear}>
                {commonTexts.clearNotices}
              </Button>
            )}
          </div>
          {history.length === 0 ? (
            <p className={styles.empty}>{commonTexts.noNotices}</p>
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to stop here
            <ul className={styles.list} aria-labelledby={titleId} tabIndex={0}>
              {history.map((notice) => (
                <Item key={notice.key} notice={notice} />
              ))}
            </ul>
          )}
        </>
      )}
    </Disclosure>
  );
}

/** NoticeList joined to a center. */
export function NoticeBell({ center }: { readonly center: NoticeCenter }) {
  const { history, unseen } = useSyncExternalStore(center.subscribe, center.getSnapshot, center.getSnapshot);
  return <NoticeList history={history} unseen={unseen} onSeen={center.markSeen} onClear={center.clear} />;
}
