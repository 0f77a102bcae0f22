import type { AdminApplication } from '@sorella/core/domain/entities/admin';
import { fullName } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';

/** Takes up again what ended unpaid, and which of them is on its way. */
export function useTakeUp() {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const [takingUp, setTakingUp] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useMutation({
    mutationFn: ({ id }: AdminApplication) => data.admin.takeUpApplication(id),
    onSuccess: (_rows, { member }) =>
      notices.publish(noticeOf(adminNotices, 'application-taken-up', { name: fullName(member) })),
    onError: (error, { member }) => {
      const name = fullName(member);
      notices.publish(
        changeFailureNotice(error, noticeOf(adminNotices, 'application-take-up-failed', { name })),
      );
      reportFailure(services, error);
      void queries.refetchQueries({ queryKey: ['admin-tools', 'cancelled'], type: 'active' });
    },
    onSettled: (_rows, _error, { id }) =>
      setTakingUp((current) => new Set([...current].filter((one) => one !== id))),
  });
  return {
    takingUp,
    takeUp: (application: AdminApplication) => {
      if (takingUp.has(application.id)) return;
      setTakingUp((current) => new Set(current).add(application.id));
      mutate(application);
    },
  };
}
