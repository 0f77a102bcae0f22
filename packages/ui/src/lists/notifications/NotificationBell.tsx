import type { Notification } from '@sorella/core/domain/entities/notification';
import { type FilledNotice, fillText, noticeOf } from '@sorella/core/notices/notice';
import { notificationsNotices } from '@sorella/core/notices/notifications.notices';
import { notificationTexts as texts } from '@sorella/core/notices/texts/notifications.texts';
import { Bell } from 'lucide';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Disclosure } from '../../primitives/Disclosure.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { useKeptItem } from '../../primitives/use-kept-item.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { NotificationDays } from './NotificationDays.tsx';
import * as css from './notification-bell.css.ts';

/** What lies under the bell. */
export type NotificationContent =
  | { readonly kind: 'loading' }
  /** `advice` says what is safe and what to do next. */
  | { readonly kind: 'failed'; readonly advice: string; readonly retrying: boolean }
  | {
      readonly kind: 'list';
      /** Newest first. */
      readonly entries: readonly Notification[];
      /** There are earlier ones; null when there are none. */
      readonly more: { readonly loading: boolean; readonly onMore: () => void } | null;
    };

/** Props of {@link NotificationBell}. */
export interface NotificationBellProps {
  /** How many are unread; 100 stands for as many or more. */
  readonly unread: number;
  readonly content: NotificationContent;
  /** What could not be marked as read, and why. */
  readonly problem?: Pick<FilledNotice, 'title' | 'description'> | null;
  /** All are being marked as read. */
  readonly marking?: boolean;
  /** IANA name: in whose days, and by whose clock, it is told. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** As of when it is shown, where it could not be read again. */
  readonly children?: ReactNode;
  readonly onOpenChange?: (open: boolean) => void;
  /** Its page is being opened: with that it is read. */
  readonly onFollow: (entry: Notification) => void;
  readonly onMarkRead: (entry: Notification) => void;
  readonly onMarkAllRead: () => void;
  readonly onRetry?: () => void;
}

function Content({ close, ...props }: NotificationBellProps & { readonly close: () => void }) {
  const { content, onRetry } = props;
  if (content.kind === 'loading')
    return (
      <div aria-busy="true">
        <div role="status">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </div>
        {[1, 2, 3].map((row) => (
          <div key={row} className={css.skeleton}>
            <Skeleton width="60%" />
            <Skeleton width="100%" />
          </div>
        ))}
      </div>
    );
  if (content.kind === 'failed')
    return (
      <ErrorState
        notice={noticeOf(notificationsNotices, 'notifications-load-failed')}
        advice={content.advice}
        retrying={content.retrying}
        {...(onRetry && { onRetry })}
      />
    );
  if (content.entries.length === 0)
    return (
      <div className={css.empty}>
        <Text weight="strong">{texts.emptyTitle}</Text>
        <Text size="small" tone="soft">
          {texts.emptyBody}
        </Text>
      </div>
    );
  return (
    <NotificationDays
      {...props}
      {...content}
      onFollow={(told) => {
        props.onFollow(told);
        close();
      }}
    />
  );
}

function Panel({ close, ...props }: NotificationBellProps & { readonly close: () => void }) {
  const { unread, content, problem = null, marking = false, children, onMarkAllRead } = props;
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const scrolled = useRef<HTMLDivElement>(null);
  // The button that marks as read goes with the press.
  useKeptItem({
    list: () => panel.current,
    attribute: 'data-notification',
    placeIn: (item) => item.querySelector<HTMLElement>('a'),
    otherwise: () => scrolled.current,
  });
  return (
    <div ref={panel} className={css.whole}>
      <div className={css.head}>
        <Heading level={2} size="card" id={titleId}>
          {texts.title}
        </Heading>
        {unread > 0 && content.kind === 'list' ? (
          <Button
            variant="quiet"
            size="small"
            className={css.compact}
            busy={marking}
            busyLabel={texts.marking}
            onPress={onMarkAllRead}
          >
            {texts.markAllRead}
          </Button>
        ) : null}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to stop here */}
      <div ref={scrolled} className={css.content} role="region" aria-labelledby={titleId} tabIndex={0}>
        <div className={css.earlier}>
          {problem ? (
            <StatusNote tone="bad" title={problem.title}>
              {problem.description}
            </StatusNote>
          ) : null}
          {children}
        </div>
        <Content {...props} close={close} />
      </div>
      <div className={css.foot}>
        <TextLink href="/notifications" onPress={close}>
          {texts.settings}
        </TextLink>
      </div>
    </div>
  );
}

/** The bell in the header with how much is unread, and under it what happened to the member, day by day. */
export function NotificationBell(props: NotificationBellProps) {
  const { unread, onOpenChange } = props;
  const label =
    unread === 0 ? texts.title : unread > 99 ? texts.unreadMany : fillText(texts.unread, { n: unread });
  return (
    <Disclosure
      className={css.root}
      panelClassName={css.panel}
      {...(onOpenChange && { onOpenChange })}
      renderTrigger={({ open, panelId, toggle }) => (
        <IconButton
          label={label}
          count={unread}
          expanded={open}
          {...(open && { controls: panelId })}
          onPress={toggle}
        >
          <Icon drawing={Bell} size={22} />
        </IconButton>
      )}
    >
      {({ close }) => <Panel {...props} close={close} />}
    </Disclosure>
  );
}
