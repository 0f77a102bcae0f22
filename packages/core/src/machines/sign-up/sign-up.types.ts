import type { PhotoType } from '../../domain/photo.ts';
import type { Question } from '../../domain/questionnaire.ts';
import type { SignUpDetails, SignUpEntry } from '../../domain/sign-up-draft.ts';
import type { NoticeEmitted } from '../notice-emitted.ts';

/** Why the server wants something of step 1 to be different. */
export type SignUpProblem = 'email-taken' | 'password-weak';

/** The account that the server has made. */
export interface NewAccount {
  readonly userId: string;
  readonly email: string;
}

/** The two passwords as typed. They travel with a press and are kept nowhere. */
export interface Secrets {
  readonly password: string;
  readonly confirmPassword: string;
}

/** What is asked of the auth service. */
export interface SignUpRequest {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What 'auth.signUp' is given: all she told, so that it can be kept while no answer has come. */
export interface SignUpPress {
  readonly entry: SignUpEntry;
  readonly password: string;
}

/** Memory of the machine; never holds a password. */
export interface SignUpContext {
  entry: SignUpEntry;
  /** Where a draft came back: the step it was left in. Null when she began anew. */
  restoredStep: 'details' | 'questions' | null;
  /** What the server refused; forgotten with the next thing that she changes. */
  problem: SignUpProblem | null;
  /** Made by the server; null before. */
  account: NewAccount | null;
}

/** A photo ready to be kept; see the schema `StoredPhoto`. */
export interface ChosenPhoto {
  data: string;
  name: string;
  type: PhotoType;
  size: number;
}

/** Everything the machine listens to. */
export type SignUpEvent =
  /** She typed, chose or ticked something in step 1. */
  | { type: 'details.change'; changes: Partial<SignUpDetails> }
  /** She chose a photo or took it back. */
  | { type: 'photo.change'; photo: ChosenPhoto | null }
  /** She pressed an option of a question. */
  | { type: 'option.toggle'; question: Question; option: string }
  /** She pressed 'Next'. */
  | { type: 'details.submit'; secrets: Secrets }
  /** She pressed 'Back'. */
  | { type: 'step.back' }
  /** She pressed 'Create Account'. */
  | { type: 'account.create'; password: string }
  /** She wants none of what came back. */
  | { type: 'draft.discard' }
  /** She goes to the sign-in page without waiting. */
  | { type: 'account.leave' }
  /** The mail has not come: she stays. */
  | { type: 'mail.miss' };

/** What the machine tells its surroundings. */
export type SignUpEmitted =
  | NoticeEmitted
  /** On to the sign-in page, with the address filled in. */
  | { type: 'account.left'; email: string };
