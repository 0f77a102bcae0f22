import { dataErrorCode } from '../../data-port/errors.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import type { FilledNotice } from '../../notices/notice.ts';

/** What she is told when the link could not be asked for. It never says whether the address is known. */
export const resendFailureNotice = (error: unknown): FilledNotice => dataErrorNotice(dataErrorCode(error));
