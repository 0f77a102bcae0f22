import type { DataErrorCode } from '@sorella/core/data-port';
import {
  bookingNotices as booking,
  connectivityNotices,
  dataErrorNotice as failureOf,
  noticeOf as tell,
} from '@sorella/core/notices';

const say = tell;
/** Not the catalogue's: only its name is. */
const noticeOf = (group: object, id: string) => [group, id];

/** Every way to tell a notice that its name alone would not give away; story-kinds.test.ts reads it, nothing runs it. */
export const told = (code: DataErrorCode) => [
  tell(booking, 'event-full'),
  say(booking, 'event-over'),
  booking['already-applied'],
  connectivityNotices.reconnecting.title,
  failureOf('timeout'),
  failureOf(code),
  failureOf('network').description,
  noticeOf({}, 'login-failed'),
];
