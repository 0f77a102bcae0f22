import { dataErrorCode } from '../../data-port/errors.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { signUpNotices } from '../../notices/sign-up.notices.ts';

/**
 * What the visitor is told when the link could not be asked for. It never says whether the address is known.
 */
export const resendFailureNotice = (error: unknown): FilledNotice => dataErrorNotice(dataErrorCode(error));

/** What the visitor is told when it was asked for, whatever address it is. */
export const resentNotice = (): FilledNotice => noticeOf(signUpNotices, 'confirmation-sent-again');
