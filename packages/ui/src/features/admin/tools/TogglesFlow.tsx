import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TogglesPanel } from '../../../admin/tools/TogglesPanel.tsx';
import { invalidate } from '../../../queries/invalidate.ts';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';

/** The feature toggles on live data. */
export function TogglesFlow() {
  const services = useAppServices();
  const { data, notices, now } = services;
  const queries = useQueryClient();
  const toggles = useQuery({
    queryKey: ['admin-tools', 'feature-toggles'],
    queryFn: () => data.admin.listFeatureToggles(),
  });
  const failure = useReadFailure(toggles);
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useMutation({
    mutationFn: (input: { id: string; isEnabled: boolean }) => data.admin.setFeatureToggle(input),
    onError: (error) => {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'feature-toggle-update-failed')));
      reportFailure(services, error);
    },
    onSettled: async (_toggle, _error, { id }) => {
      invalidate(queries, 'feature-toggle');
      await toggles.refetch();
      setChanging((current) => new Set([...current].filter((one) => one !== id)));
    },
  });
  return (
    <TogglesPanel
      content={
        toggles.data
          ? { kind: 'ready', toggles: toggles.data }
          : failure
            ? { kind: 'failed', notice: noticeOf(adminNotices, 'feature-toggles-load-failed'), ...failure }
            : { kind: 'loading' }
      }
      changing={changing}
      onChange={({ toggle: { id }, isEnabled }) => {
        setChanging((current) => new Set(current).add(id));
        mutate({ id, isEnabled });
      }}
      onRetry={() => void toggles.refetch()}
      now={now()}
    />
  );
}
