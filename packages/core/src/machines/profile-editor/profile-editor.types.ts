import type { ProfileChanges as AllChanges } from '../../data-port/community-data.ts';
import type { Profile } from '../../domain/entities/profile.ts';
import type { QueuedEdit } from '../../domain/queued-edits.ts';
import type { StoredPhoto } from '../../domain/sign-up-data.ts';
import type { NoticeEmitted } from '../notice-emitted.ts';

/** One version of her row, as far as the form is about it; `updatedAt` says which. */
export type ProfileVersion = Pick<
  Profile,
  'id' | 'firstName' | 'lastName' | 'title' | 'bio' | 'avatarUrl' | 'updatedAt'
>;

/** The fields as typed; the name in full, because 'Maya O.' would lose the rest. */
export interface ProfileDraft {
  readonly name: string;
  readonly title: string;
  readonly bio: string;
}

/** A field that is typed. */
export type ProfileField = keyof ProfileDraft;

/** What a save writes: only what changed. Null empties. */
export type ProfileChanges = Partial<Pick<Profile, 'firstName' | 'lastName' | 'title' | 'bio' | 'avatarUrl'>>;

/** What a save is asked for. */
export interface SaveInput {
  userId: string;
  /** What the form changed, and what the edits that it takes the place of would have written besides. */
  changes: AllChanges;
  /** The version that she saw when she changed it, with those of her edits that are sent before. */
  base: ProfileVersion | null;
  /** Ids of edits that wait on this device, or were in conflict, and that this one takes the place of. */
  replaces: readonly string[];
}

/** How a save went, unless it failed. */
export type SaveOutcome =
  | { type: 'applied'; version: ProfileVersion }
  /**
   * Stored on this device, to be sent when it can be: under this id, where it is known. `connected`: not for
   * want of a connection, it is the server that has not answered.
   */
  | { type: 'queued'; id: string | null; connected: boolean }
  /** Somebody was faster: nothing was written. With an id it lies on this device for her decision. */
  | { type: 'conflict'; version: ProfileVersion; id: string | null };

/** Whose profile it is. */
export interface ProfileEditorInput {
  userId: string;
}

/** What a save took with it. What she types or chooses meanwhile is for the next. */
export interface InFlightProfile {
  readonly draft: ProfileDraft;
  /** The photo that goes with it; she may have chosen another since. */
  readonly photo: StoredPhoto | null;
  /** Where that photo lies, once it was uploaded. */
  readonly avatarUrl: string | null;
}

/** Memory of the machine. */
export interface ProfileEditorContext {
  userId: string;
  /** The newest version that the server has told of, apart from one that what she typed collides with. */
  version: ProfileVersion | null;
  /** What is typed. */
  draft: ProfileDraft;
  /** What the form said when it was last stored, here or on the server: whatever differs from it is unsaved. */
  savedDraft: ProfileDraft;
  photo: StoredPhoto | null;
  /** What is on its way to be stored; null at rest. */
  inFlight: InFlightProfile | null;
  /** Her edits that lie on this device, oldest first; after a version that says all of them, none. */
  edits: readonly QueuedEdit[];
  /** Fields in which another tab laid something else into the queue than what is typed here, until she has decided. */
  unseen: readonly ProfileField[];
  /** She decided: what waits is replaced by the next save. */
  replacing: boolean;
  /** A version that disagrees with what she typed, until she has decided. */
  serverVersion: ProfileVersion | null;
}

/** Everything the machine listens to. */
export type ProfileEditorEvent =
  /** She asks for her profile again. */
  | { type: 'profile.load' }
  /** A version of the row was read: after a change elsewhere, or because somebody looked. */
  | { type: 'profile.arrived'; version: ProfileVersion }
  /** What waits on this device changed, by whatever hand: her edits of the profile, oldest first. */
  | { type: 'edits.arrived'; edits: readonly QueuedEdit[] }
  /** She typed. */
  | { type: 'draft.edit'; field: ProfileField; value: string }
  /** She chose a photo, or took her choice back. */
  | { type: 'photo.choose'; photo: StoredPhoto | null }
  /** She pressed 'Save Changes'. */
  | { type: 'changes.save' }
  /** She lets go of what she typed. */
  | { type: 'changes.discard' }
  /** Of two versions she keeps her own … */
  | { type: 'conflict.keep' }
  /** … or takes the other. */
  | { type: 'conflict.accept' };

/** What the machine tells its surroundings. */
export type ProfileEditorEmitted =
  | NoticeEmitted
  /** The server holds this version now: show it everywhere. */
  | { type: 'profile.saved'; version: ProfileVersion }
  /** What waits under these ids is not wanted any more: the form says something else now. */
  | { type: 'edits.discarded'; ids: readonly string[] }
  /** A request failed; it may say something about the connection or the session. */
  | { type: 'request.failed'; error: unknown };
