/** One field of an edit, as it is here and as it is there. */
export interface SyncVersions {
  readonly field: string;
  readonly mine: string;
  readonly theirs: string;
}

/** An edit that waits on this device, in words. */
export interface SyncItem {
  readonly id: string;
  /** What is edited: 'Your profile', 'New event: Supper club'. */
  readonly what: string;
  /** Which of its fields: 'Bio, Title'. Empty when there is nothing to add. */
  readonly detail: string;
  /** When the member made it, in ms since 1970. */
  readonly at: number;
  readonly state: 'waiting' | 'sending' | 'conflict' | 'refused';
  /** Why it was refused. */
  readonly reason?: string;
  /** Of a conflict: both versions of each field that the edit would write. */
  readonly versions?: readonly SyncVersions[];
}
