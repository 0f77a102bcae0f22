import { profileTexts } from '@sorella/core/notices';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';

/** Props of {@link LeaveQuestion}. */
export interface LeaveQuestionProps {
  readonly open: boolean;
  /** What she is about to do. */
  readonly leaving: 'page' | 'session';
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before something unsaved is lost. */
export function LeaveQuestion({ open, leaving, onLeave, onStay }: LeaveQuestionProps) {
  const isSession = leaving === 'session';
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title={isSession ? profileTexts.signOutTitle : profileTexts.leaveTitle}
      description={profileTexts.leaveBody}
      confirmLabel={isSession ? profileTexts.signOut : profileTexts.leave}
      cancelLabel={profileTexts.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
