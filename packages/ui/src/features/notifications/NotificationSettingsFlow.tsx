import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import { notificationsNotices } from '@sorella/core/notices/notifications.notices';
import { notificationSettingsTexts } from '@sorella/core/notices/texts/notifications.texts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readerZone } from '../../browser/reader-zone.ts';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { MailStoppedNote, type MailStoppedNoteProps } from '../../forms/notifications/MailStoppedNote.tsx';
import { NotificationChoices } from '../../forms/notifications/NotificationChoices.tsx';
import type { NotificationChange } from '../../forms/notifications/notification-choices.types.ts';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { isAdminQuery, rightsQuery } from '../session/index.ts';
import { PushDeviceFlow } from './PushDeviceFlow.tsx';
import { notificationSettingsQuery, pushHereQuery } from './queries.ts';

/** Saves what is pressed, one after the other, each upon what the one before has stored. */
function useSaving(userId: string) {
  const services = useAppServices();
  const queries = useQueryClient();
  const [saving, setSaving] = useState<readonly NotificationChange[]>([]);
  const { mutate } = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: ({ change }: NotificationChange) => {
      // As the press before has left it, or another tab, or the link of a mail.
      const read = queries.getQueryData(notificationSettingsQuery(services.data, userId).queryKey);
      if (!read) throw new Error('Nothing can be chosen before it was read');
      return services.data.notifications.saveSettings({ userId, read, settings: change(read) });
    },
    onMutate: (pressed) => setSaving((others) => [...others, pressed]),
    onError: (error) => {
      const failed = changeFailureNotice(
        error,
        noticeOf(notificationsNotices, 'notification-settings-not-saved'),
      );
      // The page is long: what is said of any of its switches is said where she looks.
      services.notices.publish(failed, { group: 'notification-settings' });
      reportFailure(services, error);
    },
    onSettled: (_settings, _error, pressed) =>
      setSaving((others) => others.filter((other) => other !== pressed)),
  });
  return { saving, save: mutate };
}

/** Why no mail reaches her, and the press that has it tried again. */
function MailStopped({ userId, reason }: { userId: string; reason: MailStoppedNoteProps['reason'] }) {
  const services = useAppServices();
  const [problem, setProblem] = useState<FilledNotice | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => services.data.notifications.resumeMails(userId),
    onMutate: () => setProblem(null),
    onError: (error) => {
      const failed = changeFailureNotice(error, noticeOf(notificationsNotices, 'mails-not-resumed'));
      services.notices.publish(failed, { group: 'mail-stopped', place: 'inline' });
      setProblem(failed);
      reportFailure(services, error);
    },
  });
  return <MailStoppedNote reason={reason} saving={isPending} problem={problem} onResume={() => mutate()} />;
}

/** Props of {@link NotificationSettingsFlow}. */
export interface NotificationSettingsFlowProps {
  readonly userId: string;
}

/** What she is told of, on live data: a press is seen at once, and is saved. */
export function NotificationSettingsFlow({ userId }: NotificationSettingsFlowProps) {
  const services = useAppServices();
  const { data, device } = services;
  const admin = useQuery(isAdminQuery(services, userId));
  const roles = useQuery({ ...rightsQuery(data, userId), enabled: admin.data === false });
  const stored = useQuery(notificationSettingsQuery(data, userId));
  const devices = useQuery(pushHereQuery({ data, device }, userId));
  const failure = useReadFailure(stored);
  const { saving, save } = useSaving(userId);
  if (failure)
    return (
      <ErrorState
        notice={noticeOf(notificationsNotices, 'notification-settings-load-failed')}
        advice={failure.advice}
        headingLevel={2}
        retrying={failure.retrying}
        onRetry={() => void stored.refetch()}
      />
    );
  // What this device may be told stands above all else, and would push it down.
  if (!stored.data || devices.isPending)
    return (
      <div aria-busy="true">
        <div role="status">
          <VisuallyHidden>{notificationSettingsTexts.loading}</VisuallyHidden>
        </div>
        <Stack gap="4">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} width="100%" height="48px" />
          ))}
        </Stack>
      </div>
    );
  return (
    <Stack gap="6">
      {stored.data.mailStopped === null ? null : (
        <MailStopped userId={userId} reason={stored.data.mailStopped} />
      )}
      <PushDeviceFlow userId={userId} />
      <NotificationChoices
        settings={saving.reduce((settings, { change }) => change(settings), stored.data)}
        saving={new Set(saving.map(({ control }) => control))}
        readerZone={readerZone()}
        reader={{ isAdmin: admin.data === true, rights: roles.data?.rights ?? [] }}
        hasDevices={(devices.data?.devices ?? 0) > 0}
        onChange={save}
      />
    </Stack>
  );
}
