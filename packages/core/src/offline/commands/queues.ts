import { ADMIN_SYNC_ATTEMPTS, ADMIN_SYNC_DELAY_MS, EVENT_RESYNC_DELAY_MS } from '../../domain/limits.ts';

/** How edits of a queue wait. */
interface Queue {
  /** Where they are stored. */
  readonly key: string;
  /** Milliseconds that they wait after the connection is back. */
  readonly resumeDelayMs: number;
  /** Milliseconds after which one that failed so often since the last sync is tried again; null: as all others. */
  readonly retryDelayMs: ((failures: number) => number) | null;
  /** Failures after which one waits for the next sync. */
  readonly maxFailures: number;
  /** Whether one that the backend did not take stays for the member's decision, when no form has it. */
  readonly keepsRefused: boolean;
}

/** All queues, in the order in which they are read. */
export const QUEUE_NAMES = ['profile', 'events', 'admin'] as const;

/** One of the queues. */
export type QueueName = (typeof QUEUE_NAMES)[number];

const patient = {
  resumeDelayMs: 0,
  retryDelayMs: null,
  maxFailures: Number.POSITIVE_INFINITY,
  keepsRefused: true,
};

/** Where edits wait, by what they edit. */
export const QUEUES: Readonly<Record<QueueName, Queue>> = {
  profile: { ...patient, key: 'pendingProfileUpdates' },
  events: { ...patient, key: 'pendingEvents', resumeDelayMs: EVENT_RESYNC_DELAY_MS },
  admin: {
    ...patient,
    key: 'adminPendingActions',
    retryDelayMs: (failures) => ADMIN_SYNC_DELAY_MS * failures,
    maxFailures: ADMIN_SYNC_ATTEMPTS,
    // A lost race for the first admin is told and dropped.
    keepsRefused: false,
  },
};
