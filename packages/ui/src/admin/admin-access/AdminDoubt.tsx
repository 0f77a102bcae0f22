import { adminAccessNotices } from '@sorella/core/notices/admin-access.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { StatusNote } from '../../primitives/StatusNote.tsx';

const OFFLINE = noticeOf(adminAccessNotices, 'admin-offline');
const UNVERIFIED = noticeOf(adminAccessNotices, 'admin-connection-error');

/** Props of {@link AdminDoubt}. */
export interface AdminDoubtProps {
  /** Why it could not be looked up just now that she is an admin; null where it could. */
  readonly of: 'offline' | 'unverified' | null;
  /** What can be done here without a network, where something can. */
  readonly offline?: string | undefined;
}

/** Says above an admin's tools that what they show may be old. */
export function AdminDoubt({ of, offline }: AdminDoubtProps) {
  if (of === null) return null;
  const { title, description } = of === 'offline' ? OFFLINE : UNVERIFIED;
  return (
    <StatusNote tone="warn" role="status" title={title}>
      {of === 'offline' ? (offline ?? description) : description}
    </StatusNote>
  );
}
