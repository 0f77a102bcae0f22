import type { SnapshotFrom } from 'xstate';
import { needsDecision, type QueuedEdit, saysAll, withEdits } from '../../domain/profile/queued-edits.ts';
import type { StoredPhoto } from '../../domain/sign-up/sign-up-data.ts';
import type { profileEditorMachine } from './profile-editor.machine.ts';
import type { ProfileDraft, ProfileField, ProfileVersion } from './profile-editor.rules.ts';
import { comingOf, rebase, wouldLose } from './profile-editor.rules.ts';

type Snapshot = SnapshotFrom<typeof profileEditorMachine>;

/**
 * Where the form stands, for the words beside its button. `undecided`: an edit lies on this device that goes on only
 * once the member has decided about it, in the list of what waits.
 */
export type EditorStatus =
  | 'unchanged'
  | 'changed'
  | 'saving'
  | 'saved'
  | 'queued'
  | 'undecided'
  | 'conflicted'
  | 'failed';

/** A field that the member and somebody else changed to different words. */
export interface Collision {
  readonly field: ProfileField;
  /** What it says elsewhere; empty when it was emptied. */
  readonly theirs: string;
}

/** The member's profile has not been read yet. */
export const isLoading = (snapshot: Snapshot): boolean => snapshot.matches('loading');

/** The member's profile could not be read: offer to try again. */
export const isUnreachable = (snapshot: Snapshot): boolean => snapshot.matches('unreachable');

/** A save is under way. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Leaving the page would lose something: ask before. */
export const hasUnsavedChanges = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('unsaved') && wouldLose(snapshot.context);

/** What the form shows. */
export const typedOf = (snapshot: Snapshot): ProfileDraft => snapshot.context.draft;

/** What the form said when it was last stored, on this device or on the server. */
export const savedOf = (snapshot: Snapshot): ProfileDraft => snapshot.context.savedDraft;

/** The photo that is chosen and not stored yet. */
export const chosenPhotoOf = (snapshot: Snapshot): StoredPhoto | null => snapshot.context.photo;

/** Whether the member's profile has been read. */
export const isRead = (snapshot: Snapshot): boolean => snapshot.context.version !== null;

/** The member's edits that lie on this device, as far as the form has heard of them. */
export const queuedEditsOf = (snapshot: Snapshot): readonly QueuedEdit[] => snapshot.context.edits;

/**
 * The member's profile with the edits that wait, unless those need a decision first; null before it was
 * read.
 */
export function shownProfileOf({ context }: Snapshot): ProfileVersion | null {
  const { version, serverVersion, edits, replacing } = context;
  const row = serverVersion ?? version;
  return row && (replacing || needsDecision(edits) ? row : withEdits(row, edits));
}

/** Whether others still see something else than {@link shownProfileOf} gives: it waits on this device. */
export function isShownAhead(snapshot: Snapshot): boolean {
  const { version, edits, replacing } = snapshot.context;
  return version !== null && !replacing && !needsDecision(edits) && !saysAll(version, edits);
}

/** Where the form stands. */
export function editorStatusOf(snapshot: Snapshot): EditorStatus {
  if (isSaving(snapshot)) return 'saving';
  const isAtRest = (['unchanged', 'saved', 'queued'] as const).some((state) => snapshot.matches(state));
  if (isAtRest && needsDecision(snapshot.context.edits)) return 'undecided';
  for (const status of ['changed', 'saved', 'queued', 'conflicted', 'failed'] as const)
    if (snapshot.matches(status)) return status;
  return 'unchanged';
}

/** What the member has to decide between, field by field; empty without a conflict. */
export function collisionsOf({ context }: Snapshot): readonly Collision[] {
  const { serverVersion } = context;
  if (!serverVersion) return [];
  const other = comingOf(context, serverVersion);
  return rebase(context, serverVersion).collisions.map((field) => ({ field, theirs: other[field] }));
}
