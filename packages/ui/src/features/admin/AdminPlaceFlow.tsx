import {
  type AdminSection,
  adminSectionHref,
  adminSectionOf,
} from '@sorella/core/domain/administration/sections';
import type { AdminOverview } from '@sorella/core/domain/entities/admin';
import { adminAccessNotices } from '@sorella/core/notices/admin-access.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { adminEventsTexts, guestListTexts } from '@sorella/core/notices/texts/admin-events.texts';
import { adminPlaceTexts } from '@sorella/core/notices/texts/admin-place.texts';
import { memberRecordTexts } from '@sorella/core/notices/texts/member-record.texts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminDoubt } from '../../admin/admin-access/AdminDoubt.tsx';
import { AdminPlace, type PlaceGroup } from '../../admin/place/AdminPlace.tsx';
import { Overview } from '../../admin/tools/Overview.tsx';
import { ToolsSkeleton } from '../../admin/tools/ToolsSkeleton.tsx';
import { KeyDrawing } from '../../art/drawings/KeyDrawing.tsx';
import { SearchDrawing } from '../../art/drawings/SearchDrawing.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { ButtonLink } from '../../primitives/Button.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useIsOffline } from '../../runtime/use-is-offline.ts';
import { isAdminQuery } from '../session/index.ts';
import { AdminEventsFlow } from './events/AdminEventsFlow.tsx';
import { GuestListFlow, useGuestListHeading } from './events/GuestListFlow.tsx';
import { MemberRecordFlow, useMemberHeading } from './members/MemberRecordFlow.tsx';
import { ApplicationsFlow } from './tools/ApplicationsFlow.tsx';
import { AuditFlow } from './tools/AuditFlow.tsx';
import { CancelledFlow } from './tools/CancelledFlow.tsx';
import { CoffeeChatsAdminFlow } from './tools/CoffeeChatsAdminFlow.tsx';
import { MembersFlow } from './tools/MembersFlow.tsx';
import { PaymentsFlow } from './tools/PaymentsFlow.tsx';
import { RefundsFlow } from './tools/RefundsFlow.tsx';
import { ReportsFlow } from './tools/ReportsFlow.tsx';
import { SubscriptionsFlow } from './tools/SubscriptionsFlow.tsx';
import { SECTION_TITLES } from './tools/section-titles.ts';
import { TogglesFlow } from './tools/TogglesFlow.tsx';
import { useOverview } from './tools/use-overview.ts';

/** Props of {@link AdminPlaceFlow}. */
export interface AdminPlaceFlowProps {
  /** Who is signed in. */
  userId: string;
  /** The section, as the address says it; null for what waits today. */
  section: string | null;
  /** One of a section, as the address says it: an event, a member. */
  item?: string | null;
}

const CONTENT: Readonly<Record<AdminSection, (userId: string) => ReactNode>> = {
  events: () => <AdminEventsFlow />,
  applications: () => <ApplicationsFlow />,
  'payment-desk': () => <PaymentsFlow />,
  refunds: () => <RefundsFlow />,
  'coffee-chats': () => <CoffeeChatsAdminFlow />,
  reports: () => <ReportsFlow />,
  members: (userId) => <MembersFlow userId={userId} />,
  subscriptions: () => <SubscriptionsFlow />,
  cancelled: () => <CancelledFlow />,
  audit: () => <AuditFlow />,
  features: () => <TogglesFlow />,
};

/** Sections that show one of many under an address of its own. */
const ITEMS: Readonly<
  Record<string, { title: string; back: string; content: (item: string) => ReactNode } | undefined>
> = {
  events: {
    title: guestListTexts.title,
    back: guestListTexts.back,
    content: (item) => <GuestListFlow key={item} eventId={item} />,
  },
  members: {
    title: memberRecordTexts.title,
    back: memberRecordTexts.back,
    content: (item) => <MemberRecordFlow key={item} memberId={item} />,
  },
};

const TODAY = 'today';

/** The place's list, in the order of a day: what waits, then who is there, then what was. */
function groupsOf(overview: AdminOverview | undefined): readonly PlaceGroup[] {
  const entry = (id: AdminSection, label: string, waiting?: number) => ({
    id,
    href: adminSectionHref(id),
    label,
    waiting: waiting ?? null,
  });
  return [
    {
      title: null,
      entries: [
        { id: TODAY, href: adminSectionHref(null), label: adminPlaceTexts.today, waiting: null },
        entry('events', adminEventsTexts.title),
      ],
    },
    {
      title: adminPlaceTexts.toDecide,
      entries: [
        entry('applications', adminPlaceTexts.applications, overview?.applications.waiting),
        entry('payment-desk', adminPlaceTexts.payments, overview?.bookings.waiting),
        entry('refunds', adminPlaceTexts.refunds, overview?.refunds.waiting),
        entry('reports', adminPlaceTexts.reports, overview?.reports.waiting),
        entry('coffee-chats', adminPlaceTexts.coffeeChats, overview?.coffeeChats.waiting),
      ],
    },
    {
      title: adminPlaceTexts.community,
      entries: [entry('members', adminPlaceTexts.members), entry('subscriptions', adminPlaceTexts.plans)],
    },
    {
      title: adminPlaceTexts.records,
      entries: [entry('cancelled', adminPlaceTexts.cancelled), entry('audit', adminPlaceTexts.log)],
    },
    { title: adminPlaceTexts.settings, entries: [entry('features', adminPlaceTexts.features)] },
  ];
}

function Today() {
  const { now } = useAppServices();
  const isOffline = useIsOffline();
  const { overview, failure } = useOverview();
  if (failure && !isOffline)
    return (
      <ErrorState
        notice={noticeOf(adminAccessNotices, 'admin-connection-problem')}
        headingLevel={2}
        advice={failure.advice}
        retrying={failure.retrying}
        onRetry={() => void overview.refetch()}
      />
    );
  if (overview.data) return <Overview overview={overview.data} now={now()} />;
  return isOffline ? null : <ToolsSkeleton />;
}

/** The admin's place on live data: what waits, and each section with an address of its own. Others are shown out. */
export function AdminPlaceFlow({ userId, section, item = null }: AdminPlaceFlowProps) {
  const services = useAppServices();
  const isOffline = useIsOffline();
  const admin = useQuery(isAdminQuery(services, userId));
  const failure = useReadFailure(admin);
  const isAdmin = admin.data === true;
  const { overview } = useOverview(isAdmin);
  const one = item === null ? undefined : ITEMS[section ?? ''];
  const event = useGuestListHeading(isAdmin && section === 'events' ? item : null);
  const member = useMemberHeading(isAdmin && section === 'members' ? item : null);
  if (admin.data === false)
    return (
      <EmptyState
        drawing={<KeyDrawing />}
        headingLevel={1}
        title={adminPlaceTexts.deniedTitle}
        body={adminPlaceTexts.deniedBody}
        action={<ButtonLink href="/profile">{adminPlaceTexts.deniedAction}</ButtonLink>}
      />
    );
  if (admin.data === undefined) {
    if (!failure) return <ToolsSkeleton />;
    return (
      <ErrorState
        notice={noticeOf(adminAccessNotices, 'admin-connection-problem')}
        headingLevel={1}
        advice={failure.advice}
        retrying={failure.retrying}
        onRetry={() => void admin.refetch()}
      />
    );
  }
  const isUnverified = admin.failureCount > 0 || admin.errorUpdatedAt > admin.dataUpdatedAt;
  const shown = section === null ? null : adminSectionOf(section);
  if (shown === undefined || (item !== null && !one))
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        headingLevel={1}
        title={adminPlaceTexts.unknownTitle}
        body={adminPlaceTexts.unknownBody}
        action={<ButtonLink href={adminSectionHref(null)}>{adminPlaceTexts.unknownAction}</ButtonLink>}
      />
    );
  const heading = shown === null ? adminPlaceTexts.today : SECTION_TITLES[shown];
  return (
    <AdminPlace
      groups={groupsOf(overview.data)}
      current={shown ?? TODAY}
      title={one ? (event?.title ?? member ?? one.title) : heading}
      lead={shown === null ? adminPlaceTexts.todayLead : (event?.lead ?? null)}
      back={one && shown ? { href: adminSectionHref(shown), label: one.back } : null}
    >
      <AdminDoubt of={isOffline ? 'offline' : isUnverified ? 'unverified' : null} />
      {shown === null ? <Today /> : one && item !== null ? one.content(item) : CONTENT[shown](userId)}
    </AdminPlace>
  );
}
