import type { Profile } from '@sorella/core/domain';
import {
  isRead,
  isSaving,
  isUnreachable,
  type ProfileEditorEmitted,
  type ProfileField,
  savedOf,
  typedOf,
} from '@sorella/core/machines/profile-editor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidate } from '../../queries/invalidate.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { readTabDraft, typedIn, useTabDraft } from '../editing/index.ts';
import { keepProfileEditor, profileEditorOf } from './profile-editors.ts';
import { ownProfileQuery } from './queries.ts';
import { useQueuedEdits } from './use-queued-edits.ts';

const FIELDS: readonly ProfileField[] = ['name', 'title', 'bio'];

/** Under which name what she types is kept in the tab. */
export const profileDraftOf = (userId: string) => `profile-${userId}`;

/**
 * The member's form, joined to what is read of the profile: a change made elsewhere reaches it, in whatever
 * way it comes.
 */
export function useProfileEditor(userId: string, isSignedIn: boolean) {
  const services = useAppServices();
  const queries = useQueryClient();
  const [editor] = useState(() => profileEditorOf(services, queries, userId));
  const snapshot = useLazyActor(editor);
  // The form reads it first; from then on it is read again like everything else.
  const { data: profile, error: problem } = useQuery({
    ...ownProfileQuery(services.data, userId),
    enabled: isSignedIn && snapshot !== undefined && isRead(snapshot),
  });

  useQueuedEdits(editor, userId);
  useEffect(() => editor.start(), [editor]);
  useEffect(() => keepProfileEditor(services, userId, editor), [services, userId, editor]);

  useEffect(() => {
    const onEmitted = (emitted: ProfileEditorEmitted) => {
      // What waits is told to be saved by the outbox, in the same place.
      if (emitted.type === 'notice') services.notices.publish(emitted.notice, { group: 'sync' });
      if (emitted.type === 'request.failed') reportFailure(services, emitted.error);
      if (emitted.type === 'profile.saved') {
        const { queryKey } = ownProfileQuery(services.data, userId);
        queries.setQueryData<Profile>(queryKey, (known) => known && { ...known, ...emitted.version });
        invalidate(queries, 'profile');
      }
    };
    return editor.listen(onEmitted);
  }, [editor, services, queries, userId]);

  useEffect(
    () =>
      services.connectivity.listen((emitted) => {
        const now = editor.getSnapshot();
        if (emitted.type === 'connection.resumed' && now && isUnreachable(now))
          editor.send({ type: 'profile.load' });
      }),
    [services, editor],
  );

  // While a save is under way the answer comes first; what was read meanwhile is looked at after it.
  const canRead = snapshot !== undefined && !snapshot.matches('loading') && !isSaving(snapshot);
  useEffect(() => {
    if (profile && canRead) editor.send({ type: 'profile.arrived', version: profile });
  }, [editor, profile, canRead]);

  // What was typed before a reload, such as that of a phone which needed the room.
  const form = profileDraftOf(userId);
  const [kept] = useState(() => readTabDraft(form));
  const isRestored = useRef(false);
  const hasRead = snapshot !== undefined && isRead(snapshot);
  useEffect(() => {
    if (!hasRead || isRestored.current) return;
    isRestored.current = true;
    for (const field of FIELDS) {
      const value = kept[field];
      if (value !== undefined) editor.send({ type: 'draft.edit', field, value });
    }
  }, [editor, hasRead, kept]);
  useTabDraft(form, hasRead ? typedIn(typedOf(snapshot), savedOf(snapshot)) : null);

  return { editor, snapshot, problem, cachedAt: profile?.cachedAt };
}
