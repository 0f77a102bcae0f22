import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { signInNotices } from '../../notices/sign-in.notices.ts';

/** What a diagnosis finds. */
export type Finding = 'good' | 'auth-service' | 'connection';

const NOTICES = {
  good: 'connection-looks-good',
  'auth-service': 'auth-service-issue-detected',
  connection: 'diagnosis-connection-issue',
} as const satisfies Record<Finding, keyof typeof signInNotices>;

/** What the visitor is told of a finding. */
export const findingNotice = (finding: Finding): FilledNotice => noticeOf(signInNotices, NOTICES[finding]);
