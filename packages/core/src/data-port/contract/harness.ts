import type { Event, EventDraft } from '../../domain/entities/index.ts';
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
  /** A port whose stored session has run out and cannot be renewed, or was never given by this backend. */
  dataWithBrokenSession(kind: 'expired' | 'unknown'): Promise<CommunityData>;
  /** A port that is signed in, and the access token of that session, as a link of the auth service would hand it over. */
  sessionInLink(role: Exclude<Role, 'visitor'>): Promise<{ data: CommunityData; accessToken: string }>;
  /** The backend's clock. */
  now(): Date;
  /** Text that appears in no row yet; letters and digits. */
  unique(): string;
  /** Makes a gathering, a week ahead, twenty seats and free unless told otherwise. */
  anEvent(overrides?: Partial<EventDraft>): Promise<Event>;
  /** Takes a gathering out of sight, its applications stay. */
  removeEvent(eventId: string): Promise<void>;
  /** The token hash in the newest mail to an address. */
  tokenHashSentTo(email: string): Promise<string>;
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
