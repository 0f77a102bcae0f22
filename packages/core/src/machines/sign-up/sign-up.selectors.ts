import type { SnapshotFrom } from 'xstate';
import type { SignUpDraft, SignUpEntry, SignUpStep } from '../../domain/sign-up/sign-up-draft.ts';
import type { SignUpContext, signUpMachine } from './sign-up.machine.ts';
import type { SignUpProblem } from './sign-up.rules.ts';

type Snapshot = SnapshotFrom<typeof signUpMachine>;

/** What the page shows. */
export type SignUpView = 'restoring' | SignUpStep | 'created';

/** Nothing is known yet, one of the two steps, or the success. */
export function viewOf(snapshot: Snapshot): SignUpView {
  if (snapshot.matches('restoring')) return 'restoring';
  if (snapshot.matches('introducing')) return 'details';
  return snapshot.matches('created') ? 'created' : 'questions';
}

/** What the visitor has entered so far. */
export const entryOf = (snapshot: Snapshot): SignUpEntry => snapshot.context.entry;

/** 'Creating Account...': the account is made, or what belongs to it is stored. */
export const isCreating = (snapshot: Snapshot): boolean =>
  snapshot.matches('creating') || snapshot.matches('storing');

/** What the server refused of step 1. */
export const problemIn = (snapshot: Snapshot): SignUpProblem | null => snapshot.context.problem;

/** The step in which a draft was left that came back; null when the visitor began anew. */
export const restoredStepOf = (snapshot: Snapshot): SignUpContext['restoredStep'] =>
  snapshot.context.restoredStep;

/** The address that the confirmation went to; empty before. */
export const createdEmailOf = (snapshot: Snapshot): string => snapshot.context.account?.email ?? '';

/** The visitor got no mail and stays, instead of being taken to the sign-in page. */
export const isStaying = (snapshot: Snapshot): boolean => snapshot.matches({ created: 'staying' });

/** What is to be kept on the device while the visitor fills in; null when there is nothing to keep. */
export function draftOf(snapshot: Snapshot): SignUpDraft | null {
  if (!snapshot.hasTag('filling')) return null;
  return { ...snapshot.context.entry, step: snapshot.matches('answering') ? 'questions' : 'details' };
}
