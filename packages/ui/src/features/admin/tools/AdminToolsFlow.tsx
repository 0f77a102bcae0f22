import { type AdminSection, adminSectionHref } from '@sorella/core/domain/administration/sections';
import type { AdminOverview } from '@sorella/core/domain/entities/admin';
import { formatRelativeTime } from '@sorella/core/domain/relative-time';
import { adminAccessNotices } from '@sorella/core/notices/admin-access.notices';
import { fillText, noticeOf } from '@sorella/core/notices/notice';
import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { adminPlaceTexts } from '@sorella/core/notices/texts/admin-place.texts';
import { adminOverviewTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { type ToolSection, ToolSections } from '../../../admin/tools/ToolSections.tsx';
import { ToolsSkeleton } from '../../../admin/tools/ToolsSkeleton.tsx';
import { ErrorState } from '../../../empty-states/ErrorState.tsx';
import { ButtonLink } from '../../../primitives/Button.tsx';
import { StatusNote } from '../../../primitives/StatusNote.tsx';
import { TextLink } from '../../../primitives/TextLink.tsx';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { SECTION_TITLES } from './section-titles.ts';
import { useOverview } from './use-overview.ts';

/** Props of {@link AdminToolsFlow}. */
export interface AdminToolsFlowProps {
  /** The banner above says already that there is no connection. */
  isOffline: boolean;
}

const PAYMENT_NOTICE = (
  <StatusNote tone="info" title={adminPanelTexts.paymentVerificationTitle}>
    {adminPanelTexts.paymentVerificationBody}{' '}
    <TextLink href="/events">{adminPanelTexts.openPendingBookings}</TextLink>
  </StatusNote>
);
const APPROVAL_NOTICE = (
  <StatusNote tone="info" title={adminPanelTexts.userApprovalTitle}>
    {adminPanelTexts.userApprovalBody}
  </StatusNote>
);

const waitingNote = (of: AdminOverview['applications'] | undefined, now: number) => {
  const age = of?.oldest ? formatRelativeTime(of.oldest, now) : null;
  return age === null ? null : fillText(adminOverviewTexts.oldest, { age });
};

/** Every section in the written order, each with its count. */
function sectionsOf(overview: AdminOverview | undefined, now: number) {
  const section = (
    id: AdminSection,
    count: number | undefined,
    more: Pick<ToolSection, 'note' | 'waits'> = {},
  ): ToolSection => ({
    id,
    href: adminSectionHref(id),
    title: SECTION_TITLES[id],
    count: count ?? null,
    ...more,
  });
  const desk = (id: AdminSection, of: AdminOverview['applications'] | undefined) =>
    section(id, of?.waiting, { waits: true, note: waitingNote(of, now) });
  return [
    { id: 'payments', card: PAYMENT_NOTICE },
    section('cancelled', overview?.cancelled),
    section('audit', overview?.auditEntriesThisWeek, { note: adminOverviewTexts.thisWeek }),
    section('members', overview?.approvals.waiting, { note: adminOverviewTexts.notLookedAt }),
    section('features', overview?.featureToggles),
    desk('coffee-chats', overview?.coffeeChats),
    section('subscriptions', overview?.activeSubscriptions),
    { id: 'approvals', card: APPROVAL_NOTICE },
    desk('applications', overview?.applications),
    desk('payment-desk', overview?.bookings),
    desk('refunds', overview?.refunds),
    desk('reports', overview?.reports),
  ];
}

/** The admin's tools on her profile, on live data: how much stands in each, and the way there. */
export function AdminToolsFlow({ isOffline }: AdminToolsFlowProps) {
  const { now } = useAppServices();
  const { overview, failure } = useOverview();
  if (overview.isPending && !failure && !isOffline) return <ToolsSkeleton />;
  if (failure && !isOffline) {
    return (
      <ErrorState
        notice={noticeOf(adminAccessNotices, 'admin-connection-problem')}
        advice={failure.advice}
        retrying={failure.retrying}
        onRetry={() => void overview.refetch()}
      />
    );
  }
  return (
    <>
      <div>
        <ButtonLink href={adminSectionHref(null)}>{adminPlaceTexts.openPlace}</ButtonLink>
      </div>
      <ToolSections items={sectionsOf(overview.data, now())} />
    </>
  );
}
