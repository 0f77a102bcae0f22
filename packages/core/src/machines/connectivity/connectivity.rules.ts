import { connectivityNotices } from '../../notices/connectivity.notices.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { type ConnectivityContext, MAX_ATTEMPTS } from './connectivity.types.ts';

/** Whether another attempt is allowed. */
export function mayTryAgain({ attempt }: ConnectivityContext): boolean {
  return attempt < MAX_ATTEMPTS;
}

/** 'Attempt n of 3'. */
export function reconnectingNotice({ attempt }: ConnectivityContext): FilledNotice {
  return noticeOf(connectivityNotices, 'reconnecting', { n: attempt });
}
