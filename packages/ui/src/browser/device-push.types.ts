import type { PushSubscriptionKeys } from '@sorella/core/data-port';

/**
 * Whether the browser can be told while the page is closed: 'home-screen' where it could from the home screen (iPhone),
 * 'denied' where its reader has said no, which only she can change in its settings.
 */
type PushAbility = 'able' | 'denied' | 'home-screen' | 'unsupported';

/** What the flows ask of the device to be told while the page is closed. */
export interface DevicePush {
  ability(): PushAbility;
  /** The subscription that stands; null where there is none. */
  current(): Promise<PushSubscriptionKeys | null>;
  /**
   * Subscribes with the server's key, base64url; the browser asks its reader where it has not yet. 'denied' where she
   * says no. Rejects when its service cannot be reached.
   */
  subscribe(publicKey: string): Promise<PushSubscriptionKeys | 'denied'>;
  /** Gives it up; harmless where there is none. */
  unsubscribe(): Promise<void>;
}
