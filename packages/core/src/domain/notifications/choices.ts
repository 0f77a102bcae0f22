import type { NotificationKind, NotificationSettings } from '../entities/notification.ts';
import type { StaffRight } from '../entities/staff.ts';
import { type NotificationChannel, type NotificationRule, notificationKinds } from './kinds.ts';

/** What can be chosen, in groups as it is shown; what she must know is not among it. */
export const NOTIFICATION_CHOICES = {
  applications: ['application-received', 'application-approved', 'application-denied'],
  events: ['event-message', 'event-tomorrow', 'event-soon', 'host-named'],
  coffeeChats: [
    'coffee-chat-asked',
    'coffee-chat-accepted',
    'coffee-chat-declined',
    'coffee-chat-cancelled',
    'coffee-chat-tomorrow',
  ],
  messages: ['message-received'],
  reports: ['report-handled'],
  organizers: [
    'application-to-decide',
    'payment-to-match',
    'report-filed',
    'event-without-guests',
    'daily-digest',
  ],
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>;

/** A kind that can be chosen. */
export type ChosenKind = (typeof NOTIFICATION_CHOICES)[keyof typeof NOTIFICATION_CHOICES][number];

/** Who is told: an admin, or somebody with the rights of her roles. */
export interface NotificationReader {
  readonly isAdmin: boolean;
  readonly rights: readonly StaffRight[];
}

/** Whether a kind is for her: each member, or organizers by their rights. */
export function isFor(kind: NotificationKind, { isAdmin, rights }: NotificationReader): boolean {
  const { audience }: NotificationRule = notificationKinds[kind];
  return audience === undefined || isAdmin || (audience !== 'admins' && rights.includes(audience));
}

/** Where a kind is told. */
export const channelsOf = (kind: NotificationKind): NotificationRule['channels'] =>
  notificationKinds[kind].channels;

const choiceOf = (kind: NotificationKind, channel: NotificationChannel) => `${kind}:${channel}`;

/** Whether she is told of a kind on a channel, as the database decides it. */
export function isWanted(
  settings: Pick<NotificationSettings, 'onlyRequired' | 'muted'>,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  if (!channelsOf(kind).includes(channel)) return false;
  return (
    notificationKinds[kind].isRequired ||
    (!settings.onlyRequired && !settings.muted.includes(choiceOf(kind, channel)))
  );
}

/** The settings with a kind switched on or off on one channel; the others stay as they are. */
export function withChoice(
  settings: NotificationSettings,
  { kind, channel, wanted }: { kind: ChosenKind; channel: NotificationChannel; wanted: boolean },
): NotificationSettings {
  const choice = choiceOf(kind, channel);
  const others = settings.muted.filter((muted) => muted !== choice);
  return { ...settings, muted: wanted ? others : [...others, choice].toSorted() };
}

const CHOSEN: ReadonlySet<string> = new Set(Object.values(NOTIFICATION_CHOICES).flat());
const isChosenKind = (word: string | undefined): word is ChosenKind => word !== undefined && CHOSEN.has(word);

/**
 * The kind that a link names which stops mails: `<member>.<kind>.<signature>`. Null for one that cannot be such a link;
 * whether it was signed the database says.
 */
export function kindOfLink(token: string): ChosenKind | null {
  const [, kind, signature] = token.split('.');
  return isChosenKind(kind) && /^[\da-f]{64}$/.test(signature ?? '') ? kind : null;
}
