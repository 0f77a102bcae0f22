import type { OrganizerMessage } from '@sorella/core/domain/entities/application';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { fillText } from '@sorella/core/notices/notice';
import { applicationTexts } from '@sorella/core/notices/texts/events.texts';
import * as css from './organizer-messages.css.ts';

/** Props of {@link OrganizerMessages}. */
export interface OrganizerMessagesProps {
  /** The last first. */
  readonly messages: readonly OrganizerMessage[];
  /** IANA name of the event's zone: the times are said in it. */
  readonly timeZone: string;
}

/** What the organizers of an event wrote to her; nothing where they did not. */
export function OrganizerMessages({ messages, timeZone }: OrganizerMessagesProps) {
  if (messages.length === 0) return null;
  return (
    <ul className={css.list} aria-label={applicationTexts.organizerMessages}>
      {messages.map(({ messageId, body, createdAt }) => (
        <li key={messageId} className={css.message}>
          <strong>
            {fillText(applicationTexts.organizersWrote, { date: formatDateTime(createdAt, timeZone) ?? '' })}
          </strong>
          <p>{body}</p>
        </li>
      ))}
    </ul>
  );
}
