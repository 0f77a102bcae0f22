import type { AdminOverview } from '@sorella/core/domain/entities/admin';
import { formatRelativeTime } from '@sorella/core/domain/relative-time';
import { adminAccessNotices } from '@sorella/core/notices/admin-access.notices';
import { fillText, noticeOf } from '@sorella/core/notices/notice';
import { adminPanelTexts, applicationsPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import {
  coffeeChatsPanelTexts,
  paymentDeskTexts,
  refundsPanelTexts,
  reportsPanelTexts,
} from '@sorella/core/notices/texts/admin-desks.texts';
import { adminOverviewTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { useQuery } from '@tanstack/react-query';
import { Overview } from '../../../admin/tools/Overview.tsx';
import { type ToolSection, ToolSections } from '../../../admin/tools/ToolSections.tsx';
import { ToolsSkeleton } from '../../../admin/tools/ToolsSkeleton.tsx';
import { ErrorState } from '../../../empty-states/ErrorState.tsx';
import { StatusNote } from '../../../primitives/StatusNote.tsx';
import { TextLink } from '../../../primitives/TextLink.tsx';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { ApplicationsFlow } from './ApplicationsFlow.tsx';
import { AuditFlow } from './AuditFlow.tsx';
import { CancelledFlow } from './CancelledFlow.tsx';
import { CoffeeChatsAdminFlow } from './CoffeeChatsAdminFlow.tsx';
import { MembersFlow } from './MembersFlow.tsx';
import { PaymentsFlow } from './PaymentsFlow.tsx';
import { RefundsFlow } from './RefundsFlow.tsx';
import { ReportsFlow } from './ReportsFlow.tsx';
import { SubscriptionsFlow } from './SubscriptionsFlow.tsx';
import { TogglesFlow } from './TogglesFlow.tsx';

/** Props of {@link AdminToolsFlow}. */
export interface AdminToolsFlowProps {
  /** The admin. */
  userId: string;
  /** The banner above says already that there is no connection. */
  isOffline: boolean;
  /** The open section, as the address says it. */
  section: string | null;
  onSectionChange(section: string | null): void;
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

/** Every section in the written order, each by its word in the address. */
function sectionsOf(overview: AdminOverview | undefined, now: number, userId: string) {
  const section = (of: Omit<ToolSection, 'count'> & { count: number | undefined }): ToolSection => ({
    ...of,
    count: of.count ?? null,
  });
  return [
    { id: 'payments', card: PAYMENT_NOTICE },
    section({
      id: 'cancelled',
      title: adminPanelTexts.cancelledTitle,
      count: overview?.cancelled,
      content: () => <CancelledFlow />,
    }),
    section({
      id: 'audit',
      title: adminPanelTexts.auditTitle,
      count: overview?.auditEntriesThisWeek,
      note: adminOverviewTexts.thisWeek,
      content: () => <AuditFlow />,
    }),
    section({
      id: 'members',
      title: adminPanelTexts.memberApprovalsTitle,
      count: overview?.approvals.waiting,
      note: adminOverviewTexts.notLookedAt,
      content: () => <MembersFlow userId={userId} />,
    }),
    section({
      id: 'features',
      title: adminPanelTexts.togglesTitle,
      count: overview?.featureToggles,
      content: () => <TogglesFlow />,
    }),
    section({
      id: 'coffee-chats',
      title: coffeeChatsPanelTexts.title,
      count: overview?.coffeeChats.waiting,
      waits: true,
      note: waitingNote(overview?.coffeeChats, now),
      content: () => <CoffeeChatsAdminFlow />,
    }),
    section({
      id: 'subscriptions',
      title: adminPanelTexts.subscriptionsTitle,
      count: overview?.activeSubscriptions,
      content: () => <SubscriptionsFlow />,
    }),
    { id: 'approvals', card: APPROVAL_NOTICE },
    section({
      id: 'applications',
      title: applicationsPanelTexts.title,
      count: overview?.applications.waiting,
      waits: true,
      note: waitingNote(overview?.applications, now),
      content: () => <ApplicationsFlow />,
    }),
    section({
      id: 'payment-desk',
      title: paymentDeskTexts.title,
      count: overview?.bookings.waiting,
      waits: true,
      note: waitingNote(overview?.bookings, now),
      content: () => <PaymentsFlow />,
    }),
    section({
      id: 'refunds',
      title: refundsPanelTexts.title,
      count: overview?.refunds.waiting,
      waits: true,
      note: waitingNote(overview?.refunds, now),
      content: () => <RefundsFlow />,
    }),
    section({
      id: 'reports',
      title: reportsPanelTexts.title,
      count: overview?.reports.waiting,
      waits: true,
      note: waitingNote(overview?.reports, now),
      content: () => <ReportsFlow />,
    }),
  ];
}

/** The admin's tools on live data: an overview, and below it one section at a time. */
export function AdminToolsFlow({ userId, isOffline, section, onSectionChange }: AdminToolsFlowProps) {
  const { data, now } = useAppServices();
  const overview = useQuery({
    queryKey: ['admin-tools', 'overview'],
    queryFn: ({ signal }) => data.admin.getOverview({ signal }),
  });
  const failure = useReadFailure(overview);
  if (overview.isPending && !failure && !isOffline) return <ToolsSkeleton />;
  return (
    <>
      {overview.data ? <Overview overview={overview.data} now={now()} /> : null}
      {failure && !isOffline ? (
        <ErrorState
          notice={noticeOf(adminAccessNotices, 'admin-connection-problem')}
          advice={failure.advice}
          retrying={failure.retrying}
          onRetry={() => void overview.refetch()}
        />
      ) : (
        <ToolSections
          items={sectionsOf(overview.data, now(), userId)}
          open={section}
          onOpenChange={onSectionChange}
        />
      )}
    </>
  );
}
