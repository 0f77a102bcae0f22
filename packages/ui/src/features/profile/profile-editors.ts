import type { ProfileChanges } from '@sorella/core/data-port';
import { type ProfileDraft, type ProfileVersion, profileRules } from '@sorella/core/editing/profile-row';
import { hasUnsaved, type RowEditorMachine, type RowSnapshot } from '@sorella/core/machines/row-editor';
import type { QueryClient } from '@tanstack/react-query';
import type { AppServices } from '../../runtime/app-services.ts';
import type { LazyActor } from '../../runtime/lazy-actor.ts';
import { perApp } from '../../runtime/per-app.ts';

/** The form's machine, as the page works with it. */
export type ProfileEditor = LazyActor<RowEditorMachine<ProfileVersion, ProfileDraft, ProfileChanges>>;

/** Whether leaving the form would lose something: ask before. */
export const hasUnsavedProfile = (
  snapshot: RowSnapshot<ProfileVersion, ProfileDraft, ProfileChanges>,
): boolean => hasUnsaved(snapshot) && profileRules.wouldLose(snapshot.context);

/**
 * One form for each page's life: kept while something is unsaved, also when the member has to sign in again
 * (R-131).
 */
const keptFor = perApp((): { open: { userId: string; editor: ProfileEditor } | null } => ({ open: null }));

/** The member's form as it was left, or a new one. Nobody else's is ever given. */
export function profileEditorOf(services: AppServices, queries: QueryClient, userId: string): ProfileEditor {
  const { open } = keptFor(services);
  if (open?.userId === userId) return open.editor;
  return services.actor(async (world) =>
    (await import('./profile-editor-actor.ts')).createProfileEditorActor(world, userId, queries),
  );
}

/** Remembers the form while its page is open. The returned function forgets it, unless something is unsaved. */
export function keepProfileEditor(services: AppServices, userId: string, editor: ProfileEditor): () => void {
  const kept = keptFor(services);
  kept.open = { userId, editor };
  return () => {
    const snapshot = editor.getSnapshot();
    if (!snapshot || !hasUnsavedProfile(snapshot)) kept.open = null;
  };
}
