import { hasUnsavedChanges, type profileEditorMachine } from '@sorella/core/machines/profile-editor';
import type { QueryClient } from '@tanstack/react-query';
import type { Community } from '../community/community.ts';
import type { LazyActor } from '../community/lazy-actor.ts';

/** The form's machine, as the page works with it. */
export type ProfileEditor = LazyActor<typeof profileEditorMachine>;

/** One form for each page's life: kept while something is unsaved, also when she has to sign in again. */
const kept = new WeakMap<Community, { userId: string; editor: ProfileEditor }>();

/** Her form as she left it, or a new one. Nobody else's is ever given. */
export function profileEditorOf(community: Community, queries: QueryClient, userId: string): ProfileEditor {
  const known = kept.get(community);
  if (known?.userId === userId) return known.editor;
  return community.actor(async (world) =>
    (await import('./profile-editor-actor.ts')).createProfileEditorActor(world, userId, queries),
  );
}

/** Remembers the form while its page is open. The returned function forgets it, unless something is unsaved. */
export function keepProfileEditor(community: Community, userId: string, editor: ProfileEditor): () => void {
  kept.set(community, { userId, editor });
  return () => {
    const snapshot = editor.getSnapshot();
    if (!snapshot || !hasUnsavedChanges(snapshot)) kept.delete(community);
  };
}
