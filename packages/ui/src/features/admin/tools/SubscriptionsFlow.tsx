import type { AdminSubscription } from '@sorella/core/domain/entities/subscription';
import { fullName, shortId } from '@sorella/core/domain/profile/names';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { fillText, noticeOf } from '@sorella/core/notices/notice';
import { adminPanelTexts, pendingBookingsTexts } from '@sorella/core/notices/texts/admin.texts';
import { adminTableTexts, subscriptionsPanelTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SubscriptionsPanel } from '../../../admin/tools/SubscriptionsPanel.tsx';
import { inWords } from '../../../admin/tools/toggle-title.ts';
import { LazyQuestion, preloadQuestion } from '../../../dialogs/LazyQuestion.tsx';
import { invalidate } from '../../../queries/invalidate.ts';
import { useSingleMutation } from '../../../queries/use-single-mutation.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { inEuros, onClock } from './export-values.ts';
import { oneOf, useAdminTable } from './use-admin-table.ts';

const STATUSES = ['active', 'cancelled', 'pending'] as const;
const SORTS = ['date', 'member', 'status'] as const;
const NO_FILTERS = { status: '' };
const WORDS = {
  active: adminPanelTexts.subscriptionActive,
  cancelled: adminPanelTexts.subscriptionCancelled,
  pending: adminPanelTexts.subscriptionPending,
} as const;

/** The members' subscriptions on live data (R-387 to R-394). */
export function SubscriptionsFlow() {
  const services = useAppServices();
  const { data, notices } = services;
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AdminSubscription | null>(null);
  useEffect(preloadQuestion, []);
  const { table, filters } = useAdminTable({
    name: 'subscriptions',
    sorts: SORTS,
    noFilters: NO_FILTERS,
    choices: { status: STATUSES },
    failed: noticeOf(adminNotices, 'subscriptions-load-failed'),
    read: ({ filters: { status }, sortBy, ...request }, signal) => {
      const wanted = oneOf(STATUSES, status);
      return data.admin.listSubscriptions(
        { ...request, sortBy: oneOf(SORTS, sortBy) ?? 'date', ...(wanted && { status: wanted }) },
        signal ? { signal } : {},
      );
    },
    exported: [
      { header: 'First name', value: ({ firstName }) => firstName },
      { header: 'Last name', value: ({ lastName }) => lastName },
      { header: 'Email', value: ({ userEmail }) => userEmail },
      { header: 'Plan', value: ({ planName }) => planName },
      { header: 'Status', value: ({ subscriptionStatus }) => subscriptionStatus },
      { header: 'Price in euros', value: ({ planPriceCents }) => inEuros(planPriceCents) },
      { header: 'Paid until', value: ({ currentPeriodEnd }) => onClock(currentPeriodEnd) },
    ],
  });
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ userId }: AdminSubscription) => data.admin.cancelSubscription(userId),
    onSuccess: (_cancelled, { userId, userEmail }) => {
      const email = userEmail ?? fillText(pendingBookingsTexts.placeholderEmail, { id: shortId(userId) });
      notices.publish(noticeOf(adminNotices, 'subscription-cancelled', { email }));
    },
    onError: (error) => {
      notices.publish(changeFailureNotice(error, noticeOf(adminNotices, 'subscription-cancel-failed')));
      reportFailure(services, error);
    },
    onSettled: () => {
      setAsked(null);
      invalidate(queries, 'subscription');
    },
  });
  return (
    <>
      <SubscriptionsPanel
        {...table}
        filters={[
          {
            id: 'status',
            label: adminTableTexts.status,
            value: filters.status,
            options: [
              { value: '', label: adminTableTexts.all },
              ...STATUSES.map((value) => ({ value, label: inWords(WORDS[value]) })),
            ],
          },
        ]}
        onCancel={({ subscription }) => setAsked(subscription)}
      />
      <LazyQuestion
        open={asked !== null}
        title={fillText(subscriptionsPanelTexts.cancelTitle, { name: fullName(asked) })}
        description={subscriptionsPanelTexts.cancelBody}
        confirmLabel={subscriptionsPanelTexts.confirm}
        busyLabel={subscriptionsPanelTexts.cancelling}
        cancelLabel={subscriptionsPanelTexts.keep}
        tone="danger"
        busy={isPending}
        onConfirm={() => asked && mutate(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
