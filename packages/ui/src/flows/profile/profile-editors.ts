import { hasUnsavedChanges, type profileEditorMachine } from '@sorella/core/machines/profile-editor';
import type { QueryClient } from '@tanstack/react-query';
import type { AppServices } from '../runtime/app-services.ts';
import type { LazyActor } from '../runtime/lazy-actor.ts';

/** The form's machine, as the page works with it. */
export type ProfileEditor = LazyActor<typeof profileEditorMachine>;

/**
 * One form for each page's life: kept while something is unsaved, also when the member has to sign in again
 * (R-131).
 */
const kept = new WeakMap<AppServices, { userId: string; editor: ProfileEditor }>();

/** The member's form as it was left, or a new one. Nobody else's is ever given. */
export function profileEditorOf(services: AppServices, queries: QueryClient, userId: string): ProfileEditor {
  const known = kept.get(services);
  if (known?.userId === userId) return known.editor;
  return services.actor(async (world) =>
    (await import('./profile-editor-actor.ts')).createProfileEditorActor(world, userId, queries),
  );
}

/** Remembers the form while its page is open. The returned function forgets it, unless something is unsaved. */
export function keepProfileEditor(services: AppServices, userId: string, editor: ProfileEditor): () => void {
  kept.set(services, { userId, editor });
  return () => {
    const snapshot = editor.getSnapshot();
    if (!snapshot || !hasUnsavedChanges(snapshot)) kept.delete(services);
  };
}
