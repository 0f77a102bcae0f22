import { dataErrorCode } from '../../data-port/errors.ts';
import { characterCount } from '../../domain/character-count.ts';
import { MESSAGE_MAX_LENGTH } from '../../domain/limits.ts';
import { isVisible } from '../../domain/visible-text.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { messagesNotices } from '../../notices/messages.notices.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';

/** Whether a text can be sent: something to see in it, and no longer than the database holds. */
export const isSendable = (text: string): boolean =>
  isVisible(text) && characterCount(text.trim()) <= MESSAGE_MAX_LENGTH;

/** What the member is told when a message was not sent. */
export function sendFailureNotice(error: unknown): FilledNotice {
  switch (dataErrorCode(error)) {
    case 'not-messageable':
      return noticeOf(messagesNotices, 'message-not-allowed');
    case 'too-many-messages':
      return noticeOf(messagesNotices, 'message-limit-reached');
    case 'feature-off':
      return dataErrorNotice('feature-off');
    case 'suspended':
      return dataErrorNotice('suspended');
    default:
      return noticeOf(messagesNotices, 'message-send-failed');
  }
}
