import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '../../../queries/invalidate.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';

/** Switches features on and off, and says to which side while it is on its way; `table` is the tool that shows it, read again before one counts as switched. */
export function useToggleSwitch(table: string) {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const [switching, setSwitching] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { mutate } = useMutation({
    mutationFn: (input: { id: string; isEnabled: boolean }) => data.admin.setFeatureToggle(input),
    onMutate: ({ id, isEnabled }) => setSwitching((current) => new Map(current).set(id, isEnabled)),
    onError: (error) => {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'feature-toggle-update-failed')));
      reportFailure(services, error);
    },
    onSettled: async (_toggle, _error, { id }) => {
      invalidate(queries, 'feature-toggle');
      await queries.refetchQueries({ queryKey: ['admin-tools', table], type: 'active' });
      setSwitching((current) => new Map([...current].filter(([one]) => one !== id)));
    },
  });
  return { switching, onSwitch: (input: { id: string; isEnabled: boolean }) => mutate(input) };
}
