import type { Session } from '../../data-port/community-data.ts';
import type { ProfileSetupStep } from '../../offline/profile-setup.ts';
import type { NoticeEmitted } from '../notice-emitted.ts';

/** Whose data is applied. */
export type ProfileSetupAccount = Pick<Session, 'userId' | 'email'>;

/** Memory of the machine; what she told stays on the device. */
export interface ProfileSetupContext {
  /** Who is signed in, or null. */
  account: ProfileSetupAccount | null;
  /** Whether she has been told that something was refused; once is enough. */
  told: boolean;
  /** How often it has tried again by itself since a part was last answered. */
  tries: number;
}

/** Everything the machine listens to. */
export type ProfileSetupEvent =
  /** Somebody is signed in now. */
  | { type: 'session.began'; account: ProfileSetupAccount }
  /** Nobody is any more. */
  | { type: 'session.ended' }
  /** The connection is back. */
  | { type: 'connection.resumed' };

/** What the machine tells its surroundings. */
export type ProfileSetupEmitted =
  | NoticeEmitted
  /** Her profile says more than before: read it again. */
  | { type: 'profile.changed' }
  /** The network did not answer: is the connection gone? */
  | { type: 'connection.doubted' }
  /** The session was refused: is it over? */
  | { type: 'session.refused' };

export type { ProfileSetupStep };
