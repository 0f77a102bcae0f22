import type { Notification } from '@sorella/core/domain/entities/notification';
import { dayNamer } from '@sorella/core/domain/messages/thread';
import { describeNotification } from '@sorella/core/domain/notifications/describe-notification';
import { formatRelativeTime } from '@sorella/core/domain/relative-time';
import { fillText } from '@sorella/core/notices/notice';
import { notificationTexts as texts } from '@sorella/core/notices/texts/notifications.texts';
import { Check } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { NavigationLink } from '../../primitives/navigation.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './notification-bell.css.ts';

/** Props of {@link NotificationDays}. */
export interface NotificationDaysProps {
  /** Newest first. */
  readonly entries: readonly Notification[];
  /** There are earlier ones; null when there are none. */
  readonly more: { readonly loading: boolean; readonly onMore: () => void } | null;
  /** IANA name: in whose days, and by whose clock, it is told. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Its page is being opened. */
  readonly onFollow: (entry: Notification) => void;
  readonly onMarkRead: (entry: Notification) => void;
}

type EntryProps = Pick<NotificationDaysProps, 'timeZone' | 'now' | 'onMarkRead'> & {
  readonly told: Notification;
  readonly onFollow: () => void;
};

function Entry({ told, timeZone, now, onFollow, onMarkRead }: EntryProps) {
  const { title, body, href } = describeNotification(told, timeZone);
  const isUnread = told.readAt === null;
  return (
    <li className={css.item} data-notification={told.id}>
      <NavigationLink href={href} className={css.entry} onClick={onFollow}>
        <span className={cx(css.title, isUnread && css.unread)}>
          {title}
          {isUnread ? <VisuallyHidden> ({texts.isUnread})</VisuallyHidden> : null}
        </span>
        <span className={css.body}>{body}</span>
        <time className={css.time} dateTime={told.createdAt}>
          {formatRelativeTime(told.createdAt, now)}
        </time>
      </NavigationLink>
      {isUnread ? (
        <IconButton label={fillText(texts.markRead, { title })} onPress={() => onMarkRead(told)}>
          <Icon drawing={Check} size={18} />
        </IconButton>
      ) : null}
    </li>
  );
}

/** Entries by the day on which they came, each day under its name. */
function daysOf(entries: readonly Notification[], timeZone: string, now: number) {
  const days = dayNamer(timeZone, now);
  const byDay = new Map<string, { readonly label: string; readonly entries: Notification[] }>();
  for (const told of entries) {
    const at = Date.parse(told.createdAt);
    const day = byDay.get(days.keyOf(at)) ?? { label: days.labelOf(at), entries: [] };
    day.entries.push(told);
    byDay.set(days.keyOf(at), day);
  }
  return [...byDay.entries()];
}

/** What happened to a member, day by day, each with the way to it. */
export function NotificationDays({
  entries,
  more,
  timeZone,
  now,
  onFollow,
  onMarkRead,
}: NotificationDaysProps) {
  const id = useId();
  return (
    <>
      {daysOf(entries, timeZone, now).map(([day, { label, entries: ofDay }]) => (
        <section key={day}>
          <h3 id={`${id}${day}`} className={css.day}>
            {label}
          </h3>
          <ul className={css.list} aria-labelledby={`${id}${day}`}>
            {ofDay.map((told) => (
              <Entry
                key={told.id}
                told={told}
                timeZone={timeZone}
                now={now}
                onFollow={() => onFollow(told)}
                onMarkRead={onMarkRead}
              />
            ))}
          </ul>
        </section>
      ))}
      {more ? (
        <div className={css.more}>
          <Button
            variant="secondary"
            size="small"
            busy={more.loading}
            busyLabel={texts.showingMore}
            onPress={more.onMore}
          >
            {texts.showMore}
          </Button>
        </div>
      ) : null}
    </>
  );
}
