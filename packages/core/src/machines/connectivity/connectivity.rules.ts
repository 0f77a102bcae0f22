import { RECONNECT_ATTEMPTS } from '../../domain/limits.ts';
import { connectivityNotices } from '../../notices/connectivity.notices.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';

/** Memory of the machine. */
export interface ConnectivityContext {
  /** Which of the three attempts is under way, 0 when none. */
  attempt: number;
}

/** Whether another attempt is allowed. */
export function mayTryAgain({ attempt }: ConnectivityContext): boolean {
  return attempt < RECONNECT_ATTEMPTS;
}

/** 'Attempt n of 3'. */
export function reconnectingNotice({ attempt }: ConnectivityContext): FilledNotice {
  return noticeOf(connectivityNotices, 'reconnecting', { n: attempt });
}
