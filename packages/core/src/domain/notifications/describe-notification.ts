import { replacePlaceholders } from '../../notices/notice.ts';
import { notificationKindTexts, notificationTexts } from '../../notices/texts/notifications.texts.ts';
import type { Notification } from '../entities/notification.ts';
import { formatDateTime } from '../events/event-time.ts';
import { formatMoney } from '../events/money.ts';
import { eventTitle, fullName } from '../profile/names.ts';
import { notificationKinds } from './kinds.ts';

/** A notification as it is read: what happened, what there is to know, and the page of the thing itself. */
export interface DescribedNotification {
  readonly title: string;
  readonly body: string;
  readonly href: string;
}

const nameOf = ({ otherUserId, otherUserFirstName, otherUserLastName }: Notification): string =>
  otherUserId === null
    ? notificationTexts.someone
    : fullName({ firstName: otherUserFirstName, lastName: otherUserLastName });

/** Words that hold every value which any kind may name; those that are not told are left empty. */
function valuesOf(told: Notification, readerZone: string) {
  const { eventStartTime, eventTimeZone, chosenDate, amountCents, currency } = told;
  const eventTime =
    eventStartTime === null ? null : formatDateTime(eventStartTime, eventTimeZone ?? readerZone);
  const chatTime = chosenDate === null ? null : formatDateTime(chosenDate, readerZone);
  return {
    event: eventTitle(told.eventTitle === null ? null : { title: told.eventTitle }),
    name: nameOf(told),
    when: chatTime ?? eventTime ?? '',
    location: told.eventLocation ?? '',
    amount: amountCents === null ? '' : formatMoney(amountCents, currency ?? 'EUR'),
    reference: told.reference ?? '',
    due: (told.payBy && formatDateTime(told.payBy, eventTimeZone ?? readerZone)) ?? '',
  };
}

/**
 * Says what happened. An event's time is by the clock of its place, that of a coffee chat by the
 * reader's; `readerZone` is an IANA name.
 */
export function describeNotification(told: Notification, readerZone: string): DescribedNotification {
  const words: {
    readonly title: string;
    readonly body: string;
    readonly bodyUntimed?: string;
    readonly bodyUnnamed?: string;
    readonly bodyUnnamedUntimed?: string;
    readonly bodyDue?: string;
  } = notificationKindTexts[told.kind];
  const values = valuesOf(told, readerZone);
  const isTimed = values.when !== '';
  const named = isTimed ? words.body : (words.bodyUntimed ?? words.body);
  const unnamed = (isTimed ? undefined : words.bodyUnnamedUntimed) ?? words.bodyUnnamed;
  const bare = told.otherUserId === null ? (unnamed ?? named) : named;
  const body = values.due === '' ? bare : (words.bodyDue ?? bare);
  const fill = (text: string) => replacePlaceholders(text, values);
  return { title: fill(words.title), body: fill(body), href: notificationKinds[told.kind].href(told) };
}
