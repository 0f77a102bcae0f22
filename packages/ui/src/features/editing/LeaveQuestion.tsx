import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { useEffect, useState } from 'react';
import { LazyQuestion, preloadQuestion } from '../../dialogs/LazyQuestion.tsx';

/** Props of {@link LeaveQuestion}. */
export interface LeaveQuestionProps {
  readonly open: boolean;
  /** What the member is about to do. */
  readonly leaving: 'page' | 'session';
  /** Something waits on this device, and stays there when the member signs out. */
  readonly waiting?: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before something unsaved is lost. Drawn closed it has its code there for when it is asked. */
export function LeaveQuestion({ open, leaving, waiting = false, onLeave, onStay }: LeaveQuestionProps) {
  const isSession = leaving === 'session';
  useEffect(preloadQuestion, []);
  // With each asking it begins anew, and asks for code that was missing the last time.
  const [asking, setAsking] = useState({ open, times: Number(open) });
  if (asking.open !== open) setAsking({ open, times: asking.times + Number(open) });
  if (asking.times === 0) return null;
  return (
    <LazyQuestion
      key={asking.times}
      open={open}
      tone="danger"
      title={isSession ? profileTexts.signOutTitle : profileTexts.leaveTitle}
      description={
        isSession && waiting
          ? `${profileTexts.leaveBody} ${profileTexts.leaveWaiting}`
          : profileTexts.leaveBody
      }
      confirmLabel={isSession ? profileTexts.signOut : profileTexts.leave}
      cancelLabel={profileTexts.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
