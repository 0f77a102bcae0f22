import type { SyncItem } from './sync-panel.types.ts';

const at = Date.UTC(2026, 10, 21, 12, 0);

/** One edit in each state. */
export const WAITING: SyncItem = {
  id: 'waiting',
  what: 'New event: Supper by the river',
  detail: '',
  at,
  state: 'waiting',
};
/** An edit on its way to the backend. */
export const SENDING: SyncItem = {
  id: 'sending',
  what: 'Your profile',
  detail: 'Bio, City',
  at: at - 60_000,
  state: 'sending',
};
/** An edit whose row is newer: it waits for the member's decision. */
export const CONFLICT: SyncItem = {
  id: 'conflict',
  what: 'Your profile',
  detail: 'Bio, Title',
  at: at - 3_600_000,
  state: 'conflict',
  versions: [
    {
      field: 'Bio',
      mine: 'Architect, early riser, always up for a long table.',
      theirs: 'Architect and early riser.',
    },
    { field: 'Title', mine: '', theirs: 'Architect' },
  ],
};
/** An edit that the backend did not take. */
export const REFUSED: SyncItem = {
  id: 'refused',
  what: 'Event: Morning swim',
  detail: 'Seats',
  at: at - 7_200_000,
  state: 'refused',
  reason: 'You are not allowed to do that.',
};
