import type { NotificationSettings } from '@sorella/core/domain/entities/notification';
import type { NotificationReader } from '@sorella/core/domain/notifications/choices';

/** What was pressed: the settings as they will be, and which switch or list it was. */
export interface NotificationChange {
  readonly control: string;
  readonly change: (settings: NotificationSettings) => NotificationSettings;
}

/** Props of NotificationChoices. */
export interface NotificationChoicesProps {
  /** As they are stored, with what is on its way. */
  readonly settings: NotificationSettings;
  /** Which of its controls are on their way to be saved. */
  readonly saving: ReadonlySet<string>;
  /** Whether she is told on any device, so that it can be chosen of what. */
  readonly hasDevices?: boolean;
  /** IANA name of the zone that she is in. */
  readonly readerZone: string;
  /** Who she is: what is for organizers is offered to nobody else. A member without a role when left out. */
  readonly reader?: NotificationReader;
  readonly onChange: (change: NotificationChange) => void;
}
