import type { SnapshotFrom } from 'xstate';
import type { StoredPhoto } from '../../domain/sign-up-data.ts';
import type { profileEditorMachine } from './profile-editor.machine.ts';
import { draftOf, hasChanges, rebase } from './profile-editor.rules.ts';
import type { ProfileDraft, ProfileField, ProfileVersion } from './profile-editor.types.ts';

type Snapshot = SnapshotFrom<typeof profileEditorMachine>;

/** Where the form stands, for the words beside its button. */
export type EditorStatus = 'unchanged' | 'changed' | 'saving' | 'saved' | 'queued' | 'conflicted' | 'failed';

/** A field that she and somebody else changed to different words. */
export interface Collision {
  readonly field: ProfileField;
  /** What it says elsewhere; empty when it was emptied. */
  readonly theirs: string;
}

/** Her profile has not been read yet. */
export const isLoading = (snapshot: Snapshot): boolean => snapshot.matches('loading');

/** Her profile could not be read: offer to try again. */
export const isUnreachable = (snapshot: Snapshot): boolean => snapshot.matches('unreachable');

/** A save is under way. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Leaving the page would lose something: ask before. */
export const hasUnsavedChanges = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('unsaved') && hasChanges(snapshot.context);

/** What the form shows. */
export const typedOf = (snapshot: Snapshot): ProfileDraft => snapshot.context.draft;

/** The photo that is chosen and not stored yet. */
export const chosenPhotoOf = (snapshot: Snapshot): StoredPhoto | null => snapshot.context.photo;

/** The newest version that is known; null before the first. */
export const versionOf = (snapshot: Snapshot): ProfileVersion | null => snapshot.context.version;

/** Where the form stands. */
export function editorStatusOf(snapshot: Snapshot): EditorStatus {
  if (isSaving(snapshot)) return 'saving';
  for (const status of ['changed', 'saved', 'queued', 'conflicted', 'failed'] as const)
    if (snapshot.matches(status)) return status;
  return 'unchanged';
}

/** What she has to decide between, field by field; empty without a conflict. */
export function collisionsOf({ context }: Snapshot): readonly Collision[] {
  const { theirs } = context;
  if (!theirs) return [];
  const other = draftOf(theirs);
  return rebase(context, theirs).collisions.map((field) => ({ field, theirs: other[field] }));
}
