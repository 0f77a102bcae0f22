import { isSameQueue, type Profile, type QueuedEdit } from '@sorella/core/domain';
import { isSaving, type ProfileEditorEmitted, queuedEditsOf } from '@sorella/core/machines/profile-editor';
import { sessionOf } from '@sorella/core/machines/session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import type { AppServices } from '../../runtime/app-services.ts';
import type { ProfileEditor } from './profile-editors.ts';
import { ownProfileQuery } from './queries.ts';
import { queuedProfileOf } from './queued-profile.ts';

/** Tells a form which of the member's edits wait, and goes on doing so. */
function followQueue(services: AppServices, queries: QueryClient, editor: ProfileEditor, userId: string) {
  const { data, offline, session } = services;
  /** What the form gave up, on its way out of the queue. */
  const discarded = new Set<string>();
  let asked = '';
  let left = false;

  const pendingEdits = (): QueuedEdit[] | null => {
    const snapshot = offline.getSnapshot();
    const account = session.getSnapshot();
    // The queue of whoever is signed in is shown: without anybody it is no news that nothing waits.
    if (left || !snapshot || !account || sessionOf(account)?.userId !== userId) return null;
    return queuedProfileOf(snapshot, userId).filter(({ id }) => !discarded.has(id));
  };
  const goneOf = (edits: readonly QueuedEdit[]) => {
    const now = editor.getSnapshot();
    return now ? queuedEditsOf(now).filter(({ id }) => !edits.some((edit) => edit.id === id)) : [];
  };
  const isBusy = () => {
    const now = editor.getSnapshot();
    return now !== undefined && isSaving(now);
  };
  const tell = () => {
    asked = '';
    const edits = pendingEdits();
    const now = editor.getSnapshot();
    const isKnown = now && edits && isSameQueue(queuedEditsOf(now), edits);
    if (edits && !isBusy() && !isKnown) editor.send({ type: 'edits.arrived', edits });
  };

  const onQueueChange = () => {
    const edits = pendingEdits();
    if (!edits || isBusy()) return;
    const gone = goneOf(edits)
      .map(({ id }) => id)
      .join();
    if (gone === '') tell();
    if (gone === asked || gone === '') return;
    // Sent or given up: only the row can tell. Its words come first, or the form would go back to older ones for a moment.
    asked = gone;
    data.profiles.getOwn(userId).then(
      (version) => {
        if (left || asked !== gone) return;
        if (!isBusy()) editor.send({ type: 'profile.arrived', version });
        queries.setQueryData<Profile>(ownProfileQuery(data, userId).queryKey, version);
        tell();
      },
      () => {
        if (asked === gone) tell();
      },
    );
  };

  const discard = (ids: readonly string[]) => {
    for (const id of ids) discarded.add(id);
    void offline.load().then(
      async ({ outbox }) => {
        await Promise.allSettled(ids.map((id) => outbox.discard(id)));
        // What cannot be given up stays where it is, for the member to see.
        for (const id of ids) discarded.delete(id);
        onQueueChange();
      },
      () => undefined,
    );
  };

  const stops = [
    offline.subscribe(onQueueChange),
    editor.subscribe(onQueueChange),
    editor.listen((emitted: ProfileEditorEmitted) => {
      if (emitted.type === 'edits.discarded') discard(emitted.ids);
    }),
  ];
  onQueueChange();
  return () => {
    left = true;
    for (const stop of stops) stop();
  };
}

/**
 * Keeps a form with the member's edits that lie on this device, by whatever hand they change (R-143,
 *
 */
export function useQueuedEdits(editor: ProfileEditor, userId: string): void {
  const services = useAppServices();
  const queries = useQueryClient();
  useEffect(() => followQueue(services, queries, editor, userId), [services, queries, editor, userId]);
}
