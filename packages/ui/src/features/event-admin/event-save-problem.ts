import { dataErrorCode } from '@sorella/core/data-port';
import {
  dataErrorNotice,
  eventsAdminNotices,
  eventsNotices,
  type FilledNotice,
  noticeOf,
  notStoredText,
} from '@sorella/core/notices';
import { StorageError } from '@sorella/core/offline';

/** Why an event was not saved, in the words of a notice: what was typed is still in the form. */
export function eventSaveProblem(error: unknown): FilledNotice {
  const failed = noticeOf(eventsAdminNotices, 'event-save-failed');
  if (error instanceof StorageError) return { ...failed, description: notStoredText(error.failure) };
  const code = dataErrorCode(error);
  switch (code) {
    case 'file-too-large':
    case 'unsupported-file':
      return noticeOf(eventsAdminNotices, 'event-image-upload-failed');
    case 'picture-refused':
      return noticeOf(eventsAdminNotices, 'event-image-refused');
    case 'paypal-username-required':
      return noticeOf(eventsAdminNotices, 'paypal-username-required');
    case 'not-found':
      return noticeOf(eventsNotices, 'event-not-found');
    // Trying again would not help: the reason does.
    case 'forbidden':
    case 'invalid-input':
    case 'seats-below-approved':
    case 'not-signed-in':
    case 'session-expired':
      return { ...failed, description: dataErrorNotice(code).description };
    default:
      return failed;
  }
}
