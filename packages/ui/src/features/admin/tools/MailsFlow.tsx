import type { QueuedMail } from '@sorella/core/domain/entities/queued-mail';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { noticeOf } from '@sorella/core/notices/notice';
import { mailsPanelTexts } from '@sorella/core/notices/texts/admin-mails.texts';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MailsPanel } from '../../../admin/tools/MailsPanel.tsx';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { oneOf, useAdminTable } from './use-admin-table.ts';

const STATES = ['failed', 'waiting'] as const;
const SORTS = ['date'] as const;
const NO_FILTERS = { state: '' };

/** How many go, in the words for one and for many. */
const queuedNotice = (queued: number, left: number) => {
  if (queued === 0) return noticeOf(adminNotices, 'mails-not-queued');
  if (left > 0) return noticeOf(adminNotices, 'mails-partly-queued', { n: queued });
  return queued === 1
    ? noticeOf(adminNotices, 'mail-queued')
    : noticeOf(adminNotices, 'mails-queued', { n: queued });
};

/** Mails that wait or could not be sent, on live data. */
export function MailsFlow() {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const [resending, setResending] = useState<ReadonlySet<number>>(new Set());
  const { table, filters } = useAdminTable({
    name: 'mails',
    sorts: SORTS,
    noFilters: NO_FILTERS,
    choices: { state: STATES },
    failed: noticeOf(adminNotices, 'mails-load-failed'),
    read: ({ filters: { state }, page, pageSize, ascending, search }, signal) => {
      const wanted = oneOf(STATES, state);
      return data.admin.listMails(
        { page, pageSize, ascending, search, ...(wanted && { state: wanted }) },
        signal ? { signal } : {},
      );
    },
  });
  async function resend(mails: readonly QueuedMail[]): Promise<void> {
    const ids = mails.map(({ id }) => id);
    setResending((others) => new Set([...others, ...ids]));
    try {
      const answers = await data.admin.resendMails(ids);
      const queued = answers.filter(({ verdict }) => verdict === 'queued').length;
      notices.publish(queuedNotice(queued, answers.length - queued));
    } catch (error) {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'mails-resend-failed')));
      reportFailure(services, error);
    }
    await queries.refetchQueries({ queryKey: ['admin-tools'], type: 'active' });
    setResending((others) => new Set([...others].filter((id) => !ids.includes(id))));
  }
  return (
    <MailsPanel
      {...table}
      filters={[
        {
          id: 'state',
          label: mailsPanelTexts.state,
          value: filters.state,
          options: [
            { value: '', label: adminTableTexts.all },
            ...STATES.map((value) => ({ value, label: mailsPanelTexts[value] })),
          ],
        },
      ]}
      resending={resending}
      onResend={(mails) => void resend(mails)}
    />
  );
}
