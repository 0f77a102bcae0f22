import { dataErrorCode } from '@sorella/core/data-port';
import { coffeeChatsNotices } from '@sorella/core/notices/coffee-chats.notices';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';

/** Why a request was not sent. */
export function requestFailureNotice(error: unknown): FilledNotice {
  const code = dataErrorCode(error);
  switch (code) {
    case 'not-signed-in':
    case 'session-expired':
      return noticeOf(coffeeChatsNotices, 'coffee-chat-not-authenticated');
    case 'too-many-coffee-chats':
      return noticeOf(coffeeChatsNotices, 'coffee-chat-limit-reached');
    case 'too-many-coffee-chats-to-member':
      return noticeOf(coffeeChatsNotices, 'coffee-chat-member-limit-reached');
    case 'conflict':
      return noticeOf(coffeeChatsNotices, 'coffee-chat-already-asked');
    case 'not-messageable':
      return noticeOf(coffeeChatsNotices, 'coffee-chat-not-possible');
    case 'feature-off':
    case 'suspended':
    case 'forbidden':
    case 'offline':
      return dataErrorNotice(code);
    default:
      return noticeOf(coffeeChatsNotices, 'coffee-chat-request-failed');
  }
}

/** Why a request was not cancelled. */
export function cancelFailureNotice(error: unknown): FilledNotice {
  const code = dataErrorCode(error);
  if (code === 'already-decided') return noticeOf(coffeeChatsNotices, 'coffee-chat-no-longer-pending');
  if (code === 'forbidden') return noticeOf(coffeeChatsNotices, 'coffee-chat-cancel-own-only');
  if (code === 'offline') return dataErrorNotice(code);
  return noticeOf(coffeeChatsNotices, 'coffee-chat-cancel-failed');
}

/** Why an answer was not sent. */
export function answerFailureNotice(error: unknown): FilledNotice {
  const code = dataErrorCode(error);
  switch (code) {
    case 'already-decided':
    case 'not-found':
      return noticeOf(coffeeChatsNotices, 'coffee-chat-answer-late');
    case 'coffee-chat-over':
      return noticeOf(coffeeChatsNotices, 'coffee-chat-time-passed');
    case 'feature-off':
    case 'not-messageable':
    case 'offline':
      return dataErrorNotice(code);
    default:
      return noticeOf(coffeeChatsNotices, 'coffee-chat-answer-failed');
  }
}

/** Nothing is left to try: the request waits no more, whoever ended it. */
export const isSettled = (error: unknown): boolean =>
  ['already-decided', 'not-found', 'forbidden'].includes(dataErrorCode(error));
