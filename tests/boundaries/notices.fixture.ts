import type { DataErrorCode } from '@sorella/core/data-port';
import { bookingNotices as booking } from '@sorella/core/notices/booking.notices';
import { connectivityNotices } from '@sorella/core/notices/connectivity.notices';
import { dataErrorNotice as failureOf } from '@sorella/core/notices/data-error';
import { noticeOf as noticeFrom } from '@sorella/core/notices/notice';

const alias = noticeFrom;
/** Not the catalogue's: only its name is. */
const noticeOf = (group: object, id: string) => [group, id];

/** Every way to name a notice that its name alone would not give away; story-kinds.test.ts reads it, nothing runs it. */
export const named = (code: DataErrorCode, closed: 'rate-limited' | 'unavailable') => [
  noticeFrom(booking, 'event-full'),
  alias(booking, 'event-over'),
  booking['already-applied'],
  connectivityNotices.reconnecting.title,
  failureOf('timeout'),
  failureOf(code),
  failureOf(closed),
  failureOf('network').description,
  noticeOf({}, 'login-failed'),
];
