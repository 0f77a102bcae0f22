import type { SnapshotFrom } from 'xstate';
import type { Session } from '../../data-port/community-data.ts';
import type { sessionMachine } from './session.machine.ts';
import type { SignInProblem } from './session.types.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Who is signed in, or null; null too while it is not known yet (see {@link isUndecided}). */
export const sessionOf = (snapshot: Snapshot): Session | null => snapshot.context.session;

/** Nobody knows yet: show a placeholder, never the signed-out header. */
export const isUndecided = (snapshot: Snapshot): boolean => snapshot.hasTag('undecided');

/** The sign-in button is busy. */
export const isSigningIn = (snapshot: Snapshot): boolean => snapshot.matches('signingIn');

/** 'Signing Out...'. */
export const isSigningOut = (snapshot: Snapshot): boolean => snapshot.matches('signingOut');

/** The session was lost without her doing: the expired-session notice stands. */
export const hasExpired = (snapshot: Snapshot): boolean => snapshot.matches('expired');

/** What the sign-in page says above the form. */
export const signInProblemOf = (snapshot: Snapshot): SignInProblem | null => snapshot.context.problem;
