import type { Profile } from '@sorella/core/domain/entities/profile';
import { type ProfileVersion, profileRow } from '@sorella/core/editing/profile-row';
import { isOpen, isUnreachable, type RowEditorEmitted } from '@sorella/core/machines/row-editor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidate } from '../../queries/invalidate.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { useRowEditor } from '../editing/index.ts';
import { keepProfileEditor, profileEditorOf } from './profile-editors.ts';
import { ownProfileQuery } from './queries.ts';

/** Under which name what she types is kept in the tab. */
export const profileDraftOf = (userId: string) => `profile-${userId}`;

/**
 * The member's form, joined to what is read of the profile: a change made elsewhere reaches it, in whatever
 * way it comes.
 */
export function useProfileEditor(userId: string, isSignedIn: boolean) {
  const services = useAppServices();
  const queries = useQueryClient();
  const { data, notices, connectivity } = services;
  const [editor] = useState(() => profileEditorOf(services, queries, userId));
  const now = useLazyActor(editor);
  const query = ownProfileQuery(data, userId);
  const { queryKey } = query;
  // The form reads it first; from then on it is read again like everything else.
  const enabled = isSignedIn && now !== undefined && isOpen(now);
  const { data: profile, error: problem } = useQuery({ ...query, enabled });

  useEffect(() => keepProfileEditor(services, userId, editor), [services, userId, editor]);

  const onEmitted = (emitted: RowEditorEmitted<ProfileVersion>) => {
    // What waits is told to be saved by the outbox, in the same place.
    if (emitted.type === 'notice') notices.publish(emitted.notice, { group: 'sync' });
    if (emitted.type === 'request.failed') reportFailure(services, emitted.error);
    if (emitted.type === 'row.saved') {
      queries.setQueryData<Profile>(queryKey, (known) => known && { ...known, ...emitted.row });
      invalidate(queries, 'profile');
    }
  };
  const read = async () => {
    const row = await data.profiles.getOwn(userId);
    queries.setQueryData<Profile>(queryKey, row);
    return row;
  };
  const snapshot = useRowEditor(
    {
      editor,
      row: profileRow,
      userId,
      entity: `profile:${userId}`,
      read,
      latest: profile,
      draft: profileDraftOf(userId),
    },
    onEmitted,
  );

  useEffect(
    () =>
      connectivity.listen((emitted) => {
        const then = editor.getSnapshot();
        if (emitted.type === 'connection.resumed' && then && isUnreachable(then))
          editor.send({ type: 'row.load' });
      }),
    [connectivity, editor],
  );
  return { editor, snapshot, problem, cachedAt: profile?.cachedAt };
}
