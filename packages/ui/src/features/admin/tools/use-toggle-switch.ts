import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidate } from '../../../queries/invalidate.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';

/** Switches features on and off; `table` is the tool that shows it, read again before one counts as switched. */
export function useToggleSwitch(table: string) {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const [switching, setSwitching] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useMutation({
    mutationFn: (input: { id: string; isEnabled: boolean }) => data.admin.setFeatureToggle(input),
    onMutate: ({ id }) => setSwitching((current) => new Set(current).add(id)),
    onError: (error) => {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'feature-toggle-update-failed')));
      reportFailure(services, error);
    },
    onSettled: async (_toggle, _error, { id }) => {
      invalidate(queries, 'feature-toggle');
      await queries.refetchQueries({ queryKey: ['admin-tools', table], type: 'active' });
      setSwitching((current) => new Set([...current].filter((one) => one !== id)));
    },
  });
  return { switching, onSwitch: (input: { id: string; isEnabled: boolean }) => mutate(input) };
}
