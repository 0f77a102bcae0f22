import type { Event, EventDraft } from '../../domain/entities/event.ts';
import type { CommunityData } from '../community-data.ts';

/** Who asks. Maya and Noor have access, Lena is confirmed and has none, the visitor has no account. */
export type Role = 'visitor' | 'maya' | 'noor' | 'lena' | 'admin';

/** An account that can sign in. */
export interface ContractAccount {
  userId: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** A member made for one test, already signed in through the port. */
export interface NewMember extends ContractAccount {
  data: CommunityData;
  /** A new UUID, as this device makes them. */
  newId(): string;
}

/** What a member told at sign-up, as the database has it. */
export interface StoredAnswers {
  /** Addresses by platform. */
  links: Readonly<Record<string, string>>;
  /** The columns `hoping_to_find`, `ideal_weekend`, `vibe_description`, `people_vibe`; null without a row. */
  questionnaire: readonly (readonly string[])[] | null;
  /** Names of the member's interests, sorted. */
  interests: readonly string[];
  /** State of the member's approval, null without one. */
  approval: string | null;
}

/**
 * What an implementation brings so that the suites can try it. The suites speak to the port alone;
 * the harness does what the port has no words for, with elevated rights.
 */
export interface ContractHarness {
  /** A port of its own for each call, signed in through the port itself. */
  dataFor(role: Role): Promise<CommunityData>;
  /** The account behind a role. */
  account(role: Exclude<Role, 'visitor'>): ContractAccount;
  /** A confirmed account without application, access or admin rights. */
  newMember(): Promise<NewMember>;
  /** An admin made for one test. */
  newAdmin(): Promise<NewMember>;
  /** What somebody told at sign-up. */
  answersOf(userId: string): Promise<StoredAnswers>;
  /** Gives somebody the active subscription 'Monthly' with so many credits left of its ten. */
  subscribe(userId: string, creditsRemaining: number): Promise<void>;
  /** The bytes that a visitor gets at a public address; null when there is nothing. */
  pictureAt(url: string): Promise<Uint8Array | null>;
  /** A port whose stored session has run out and cannot be renewed, or was never given by this backend. */
  dataWithBrokenSession(kind: 'expired' | 'unknown'): Promise<CommunityData>;
  /** A port that is signed in, and the access token of that session, as a link of the auth service would hand it over. */
  sessionInLink(role: Exclude<Role, 'visitor'>): Promise<{ data: CommunityData; accessToken: string }>;
  /** Puts so many messages from one to the other, all of the same instant and not limited in number. */
  writeMany(input: { from: string; to: string; count: number }): Promise<void>;
  /** The backend's clock. */
  now(): Date;
  /** Text that appears in no row yet; letters and digits. */
  unique(): string;
  /** Makes a gathering, a week ahead, twenty seats and free unless told otherwise. */
  anEvent(overrides?: Partial<EventDraft>): Promise<Event>;
  /** Approves an application, as an admin's decision would. */
  approve(applicationId: string): Promise<void>;
  /** Takes a gathering out of sight, its applications stay. */
  removeEvent(eventId: string): Promise<void>;
  /** The token hash in the newest mail to an address. */
  tokenHashSentTo(email: string): Promise<string>;
  /** The newest mail to the support. */
  supportMail(): Promise<{ subject: string; text: string }>;
  /** Undoes what one test has left behind: live connections, sessions. */
  cleanup(): Promise<void>;
  /** Ends everything. */
  close(): Promise<void>;
}

/** Makes the harness of an implementation; called once per suite. */
export type CreateHarness = () => Promise<ContractHarness>;

/** What an implementation admits about itself. */
export interface ContractOptions {
  /** Titles of tests that fail for now: they must fail, so that a closed gap is deleted here. */
  knownGaps?: readonly string[];
}
