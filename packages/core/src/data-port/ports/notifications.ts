import type {
  Notification,
  NotificationKind,
  NotificationSettings,
  PushDevice,
} from '../../domain/entities/notification.ts';
import type { Cursor, ReadOptions } from './reading.ts';

/** A browser's subscription at its push service, all in base64url but the address. */
export interface PushSubscriptionKeys {
  readonly endpoint: string;
  readonly key: string;
  readonly secret: string;
}

/** What happened to a member, told on every device of hers. All methods reject with `forbidden` for others. */
export interface Notifications {
  /** Up to 50 before the cursor, newest first; null starts there. Kinds that this release does not know are left out. */
  list(
    input: { userId: string; before: Cursor | null },
    options?: ReadOptions,
  ): Promise<{ rows: Notification[]; next: Cursor | null }>;
  /** How many are unread; 100 stands for as many or more. */
  countUnread(userId: string, options?: ReadOptions): Promise<number>;
  /** Marks some of hers, at most 100; again is harmless. What she has read is not mailed any more where that can be. */
  markRead(input: { userId: string; ids: readonly string[] }): Promise<void>;
  /** Marks all that came until an instant (ISO 8601): what came after it she may not have seen. */
  markAllRead(input: { userId: string; until: string }): Promise<void>;
  /** What she chose; what stands for it where she chose nothing. */
  getSettings(userId: string, options?: ReadOptions): Promise<NotificationSettings>;
  /**
   * Changes what differs from what was read when she pressed: what another tab, or the link of a mail, has chosen since
   * stays. Rejects with `invalid-input` for what cannot be chosen: required kinds, unknown zones, equal hours.
   */
  saveSettings(input: {
    userId: string;
    read: NotificationSettings;
    settings: NotificationSettings;
  }): Promise<NotificationSettings>;
  /** What the server knows of the device with this endpoint; null where its browser has none. */
  getPushDevice(
    input: { userId: string; endpoint: string | null },
    options?: ReadOptions,
  ): Promise<PushDevice>;
  /**
   * Has her told on a device from now on, of ten at most; again changes it. Rejects with `invalid-input` for what is no
   * subscription at a known service of browsers.
   */
  savePushDevice(input: {
    userId: string;
    subscription: PushSubscriptionKeys;
    showsWords: boolean;
  }): Promise<PushDevice>;
  /** Tells her nothing there any more; again is harmless. */
  forgetPushDevice(input: { userId: string; endpoint: string }): Promise<void>;
  /** Has mails sent again to the address that she has now; harmless where they are. */
  resumeMails(userId: string): Promise<void>;
  /**
   * Stops the mails of the kind that a link in one of them names, without signing in; null for a link that is none.
   * Again is harmless.
   */
  unsubscribe(token: string): Promise<NotificationKind | null>;
}
