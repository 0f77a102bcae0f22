import type { ConfirmationLink } from '../../domain/accounts/account-links.ts';
import type {
  InterestCategory,
  Profile,
  PublicProfile,
  QuestionnaireResponse,
  SocialLink,
} from '../../domain/entities/profile.ts';
import type { Rights } from '../../domain/entities/staff.ts';
import type { Subscription } from '../../domain/entities/subscription.ts';
import type { Suspension } from '../../domain/entities/suspension.ts';
import type { Warning } from '../../domain/entities/warning.ts';
import type { ReplayOptions } from './reading.ts';

/** Who is signed in. */
export interface Session {
  userId: string;
  email: string;
  /** Unix time in seconds at which the access token ends. */
  expiresAt: number;
}

/** Why the session changed, as the auth service reports it; also from another tab. */
export type SessionChange =
  | { type: 'signed-in'; session: Session }
  | { type: 'refreshed'; session: Session }
  /** `refused`: the service did not renew it any more and nobody signed out; known in the tab that had asked. */
  | { type: 'signed-out'; refused: boolean }
  | { type: 'password-recovery'; session: Session };

/** A confirmation link that there is something to do with. */
export type UsableConfirmationLink = Extract<ConfirmationLink, { kind: 'token-hash' | 'session' | 'code' }>;

/** One recovery link in use. */
export interface Recovery {
  /**
   * Sets the password, ends every session of the account and tells whose it is. The link is spent with the first call;
   * after `weak-password` another password can be tried without a new link. Leaves the session of this device alone.
   * Rejects with `link-expired`, `weak-password`.
   */
  setPassword(password: string): Promise<{ email: string }>;
}

/** Accounts and sessions. */
export interface Auth {
  /** True when this device holds a session, without asking the backend: lets the first picture know which header to draw. */
  hasStoredSession(): boolean;
  /** False when the device had no room to keep that session: it ends with the page. */
  isSessionKept(): boolean;
  /** The stored session, refreshed when near its end; null when there is none. Rejects with `session-expired` when it is refused. */
  getSession(): Promise<Session | null>;
  /** Rejects with `invalid-credentials` or `email-not-confirmed`. */
  signInWithPassword(credentials: { email: string; password: string }): Promise<Session>;
  /** Ends the session on this device always; rejects when the server could not be told. */
  signOut(): Promise<void>;
  /**
   * Whom the auth service itself knows the stored session to be of. Rejects with `session-expired` when it no
   * longer knows it, with `not-signed-in` when none is stored.
   */
  getUser(): Promise<Pick<Session, 'userId' | 'email'>>;
  /**
   * A new session for the stored one. Rejects with `rate-limited` (the session stays, R-076), with `session-expired`
   * (this device has forgotten it, R-077), or because nothing answered (it stays, A-46).
   */
  refreshSession(): Promise<Session>;
  /** Calls back on every change, in every tab; the returned function stops it. */
  onSessionChange(listener: (change: SessionChange) => void): () => void;
  /** Creates the account and sends the confirmation mail; rejects with `email-taken`, `weak-password`. */
  signUp(input: {
    email: string;
    password: string;
    firstName: string;
    lastName: string;
    /** Absolute address of `/email-confirmed`; what it carries comes back with the mail's link. */
    redirectTo: string;
  }): Promise<{ userId: string; email: string }>;
  /**
   * Confirms an address by what its link brought, and leaves the session of this device alone: whatever session the
   * link opens is ended again. Resolves with that address, or null where the link does not tell it. Rejects with
   * `link-expired`.
   */
  confirmEmail(link: UsableConfirmationLink): Promise<string | null>;
  /** The right to set the password that a recovery link gives. Asks nothing: a link that is only opened stays good. */
  openRecovery(link: { tokenHash: string }): Recovery;
  /**
   * Sends the recovery mail. Resolves alike for every address, also where the mail was not sent for a reason that only
   * a known address can have; rejects when the service could not be asked or answers nobody.
   */
  requestPasswordReset(input: { email: string; redirectTo: string }): Promise<void>;
  /** Sends the confirmation mail again; resolves and rejects as {@link Auth.requestPasswordReset} does. */
  resendConfirmation(input: { email: string; redirectTo: string }): Promise<void>;
  /**
   * Brings the code of the calls above, and asks nothing: a press made once the network is gone then fails as a
   * request, and not for want of code. Never rejects.
   */
  prepare(): Promise<void>;
  /** True when the auth service answers at all; for the diagnosis. Never rejects. */
  isReachable(): Promise<boolean>;
}

/** Rights of the caller. */
export interface Access {
  /** Subscription, approved application or admin; rejects rather than denying falsely. */
  hasMemberAccess(userId: string): Promise<boolean>;
  /** Whether the caller has a row in admin_users. */
  isAdmin(userId: string): Promise<boolean>;
  /**
   * What the caller's roles let her see and do beside her own; an admin has every right. Nothing while she is
   * suspended. A display hint only: the server checks every call. Rejects with `not-signed-in`.
   */
  listRights(): Promise<Rights>;
  /** Until when the caller may neither apply nor write nor ask, and why; null when she may. */
  getSuspension(userId: string): Promise<Suspension | null>;
  /** The warnings of the caller that she has not confirmed, the oldest first. */
  listWarnings(): Promise<Warning[]>;
  /** She has read a warning. Again is harmless. */
  confirmWarning(input: { userId: string; warningId: string }): Promise<void>;
  /** Names of the features that the admins switched off. */
  listDisabledFeatures(): Promise<string[]>;
}

/** What a member may change of the member's own profile. */
export type ProfileChanges = Partial<Omit<Profile, 'id' | 'updatedAt'>>;

/** Members' profiles (R-147 to R-150). */
export interface Profiles {
  /** The caller's own whole row; rejects with `not-found`. */
  getOwn(userId: string): Promise<Profile>;
  /**
   * Name, title and avatar of up to 100 members whom the caller has met: in an approved event, a conversation or a
   * coffee chat. Of those met over a coffee chat alone the last name is an initial. Others are left out.
   */
  getPublic(userIds: readonly string[]): Promise<PublicProfile[]>;
  /**
   * Writes only the given fields, once for each operation. The row that comes back carries the version that this
   * operation made, also when it is repeated: an edit based on it still notices what somebody else wrote in between.
   * Rejects with `forbidden` when somebody else is signed in, `conflict` when the row is no longer the one edited,
   * `invalid-input`, `too-many-profile-edits`.
   */
  update(userId: string, changes: ProfileChanges, options?: ReplayOptions): Promise<Profile>;
  /**
   * Stores the member's one avatar and gives its public URL with a version, to be saved with
   * {@link update}. Until that is done the old one stays where it was, and so it does when this fails
   * . What type it is its bytes tell. Rejects with `file-too-large`, `unsupported-file`, `forbidden`.
   */
  uploadAvatar(userId: string, photo: Uint8Array): Promise<string>;
  /** Writes these links, again is harmless; others stay. Rejects with `forbidden`, `invalid-input`. */
  saveSocialLinks(userId: string, links: readonly Omit<SocialLink, 'userId'>[]): Promise<void>;
  /** Whether the member has answered the questionnaire of sign-up. */
  hasAnswers(userId: string): Promise<boolean>;
  /** Writes the member's answers over earlier ones. Rejects with `forbidden`, `invalid-input`. */
  saveQuestionnaire(answers: QuestionnaireResponse): Promise<void>;
  /** The interests of these names, unknown ones left out. */
  listInterestCategories(names: readonly string[]): Promise<InterestCategory[]>;
  /**
   * Makes these the member's interests, in place of any others; three at most, else `invalid-input`.
   */
  saveInterests(userId: string, interestCategoryIds: readonly string[]): Promise<void>;
  /**
   * Creates the member's approval as pending; again changes nothing. Rejects with `forbidden`.
   */
  requestApproval(userId: string): Promise<void>;
  /** The caller's active subscription or null. */
  getSubscription(userId: string): Promise<Subscription | null>;
}
