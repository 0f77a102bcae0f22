import type { SignUpView } from '@sorella/core/machines/sign-up';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useDoublePress } from '../../browser/use-double-press.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';

/** The second step's own place in the browser's history. */
export interface SecondStepPlace {
  /** The history stands there. */
  readonly isOpen: boolean;
  onOpen(): void;
  /** Back to the first step's place. */
  onLeave(): void;
}

/** What {@link useSignUpSteps} follows. */
export interface SignUpSteps {
  readonly view: SignUpView;
  /** What the form says is wrong; null when nothing is. */
  readonly problem: unknown;
  readonly secondStep?: SecondStepPlace | undefined;
  /** The browser's Back was pressed on the second step. */
  readonly onBack: () => void;
}

/** Reads a new step from its beginning, and keeps the second one in the browser's history. */
export function useSignUpSteps({ view, problem, secondStep, onBack }: SignUpSteps): {
  title: RefObject<HTMLHeadingElement | null>;
  isInHistory: boolean;
} {
  const { notices } = useAppServices();
  // A new step is read from its beginning; the page itself is when it opens.
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef<SignUpView>(view);
  const noteDoublePress = useEffectEvent(useDoublePress());
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before !== view) noteDoublePress();
    if (before === view || before === 'restoring' || problem !== null) return;
    // What the step before lacked it lacks no more.
    notices.retire('sign-up');
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, [view, problem, notices]);

  // The browser's Back leads from the second step to the first one: leaving the page would drop the password.
  const isInHistory = secondStep?.isOpen ?? false;
  const wasInHistory = useRef(isInHistory);
  const onSecondStep = useEffectEvent((isGoingBack: boolean) => {
    if (isGoingBack) onBack();
    else secondStep?.onOpen();
  });
  useEffect(() => {
    const isGoingBack = wasInHistory.current && !isInHistory;
    wasInHistory.current = isInHistory;
    if (view === 'questions' && !isInHistory) onSecondStep(isGoingBack);
  }, [view, isInHistory]);
  return { title, isInHistory };
}
