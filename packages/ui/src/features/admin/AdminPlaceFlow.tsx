import { openSections } from '@sorella/core/domain/administration/rights';
import {
  type AdminSection,
  adminSectionHref,
  adminSectionOf,
} from '@sorella/core/domain/administration/sections';
import { adminAccessNotices } from '@sorella/core/notices/admin-access.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { reportsPanelTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { adminEventsTexts, guestListTexts } from '@sorella/core/notices/texts/admin-events.texts';
import { adminPlaceTexts } from '@sorella/core/notices/texts/admin-place.texts';
import { memberRecordTexts } from '@sorella/core/notices/texts/member-record.texts';
import { staffTexts } from '@sorella/core/notices/texts/staff.texts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import { AdminDoubt } from '../../admin/admin-access/AdminDoubt.tsx';
import { AdminPlace } from '../../admin/place/AdminPlace.tsx';
import { unprinted } from '../../admin/place/admin-place.css.ts';
import { KeptListContext } from '../../admin/table/kept-list.ts';
import { Overview } from '../../admin/tools/Overview.tsx';
import { ToolsSkeleton } from '../../admin/tools/ToolsSkeleton.tsx';
import { KeyDrawing } from '../../art/drawings/KeyDrawing.tsx';
import { SearchDrawing } from '../../art/drawings/SearchDrawing.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { ButtonLink } from '../../primitives/Button.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useIsOffline } from '../../runtime/use-is-offline.ts';
import { isAdminQuery, isUnverified, rightsQuery } from '../session/index.ts';
import { AdminEventsFlow } from './events/AdminEventsFlow.tsx';
import { EventPaymentTermFlow } from './events/EventPaymentTermFlow.tsx';
import { EventSeriesFlow } from './events/EventSeriesFlow.tsx';
import { GuestListFlow, useGuestListHeading } from './events/GuestListFlow.tsx';
import { MemberRecordFlow, useMemberHeading } from './members/MemberRecordFlow.tsx';
import { PaymentTermFlow } from './PaymentTermFlow.tsx';
import { groupsOf, TODAY } from './place-groups.ts';
import { EventHostsFlow } from './staff/EventHostsFlow.tsx';
import { StaffFlow } from './staff/StaffFlow.tsx';
import { useStaffReading } from './staff/use-staff-reading.ts';
import { ApplicationsFlow } from './tools/ApplicationsFlow.tsx';
import { AuditFlow } from './tools/AuditFlow.tsx';
import { CancelledFlow } from './tools/CancelledFlow.tsx';
import { CoffeeChatsAdminFlow } from './tools/CoffeeChatsAdminFlow.tsx';
import { MailsFlow } from './tools/MailsFlow.tsx';
import { MembersFlow } from './tools/MembersFlow.tsx';
import { PaymentsFlow } from './tools/PaymentsFlow.tsx';
import { RefundsFlow } from './tools/RefundsFlow.tsx';
import { ReportsFlow } from './tools/ReportsFlow.tsx';
import { SubscriptionsFlow } from './tools/SubscriptionsFlow.tsx';
import { SECTION_NAMES } from './tools/section-titles.ts';
import { TogglesFlow } from './tools/TogglesFlow.tsx';
import { useOverview } from './tools/use-overview.ts';
import { type AddressedList, AddressedListContext } from './tools/use-shown-list.ts';
import { useLastList, wayBack } from './use-last-list.ts';

/** Props of {@link AdminPlaceFlow}. */
export interface AdminPlaceFlowProps {
  /** Who is signed in. */
  userId: string;
  /** The section, as the address says it; null for what waits today. */
  section: string | null;
  /** One of a section, as the address says it: an event, a member. */
  item?: string | null;
  /** How the section's list is looked at; without it the list remembers that for itself. */
  list?: AddressedList | null;
}

/** Who looks at a section. */
interface Viewer {
  readonly userId: string;
  readonly isAdmin: boolean;
  /** What her roles open. */
  readonly open: ReadonlySet<AdminSection>;
}

const CONTENT: Readonly<Record<AdminSection, (viewer: Viewer) => ReactNode>> = {
  events: () => <AdminEventsFlow />,
  applications: () => <ApplicationsFlow />,
  'payment-desk': ({ isAdmin }) => <PaymentsFlow mayRemove={isAdmin} />,
  refunds: () => <RefundsFlow />,
  'coffee-chats': () => <CoffeeChatsAdminFlow />,
  reports: () => <ReportsFlow />,
  members: ({ userId, isAdmin }) => <MembersFlow userId={userId} mayDecide={isAdmin} />,
  subscriptions: () => <SubscriptionsFlow />,
  mails: () => <MailsFlow />,
  cancelled: () => <CancelledFlow />,
  audit: () => <AuditFlow />,
  staff: () => <StaffFlow />,
  'payment-term': () => <PaymentTermFlow />,
  features: () => <TogglesFlow />,
};

/** Sections that show one of many under an address of its own. */
const ITEMS: Readonly<
  Record<
    string,
    | {
        title: string;
        back: string;
        content: (item: string, viewer: Viewer) => ReactNode;
      }
    | undefined
  >
> = {
  events: {
    title: guestListTexts.title,
    back: guestListTexts.back,
    content: (item, { isAdmin, open }) => (
      <Fragment key={item}>
        <GuestListFlow eventId={item} mayDecide={isAdmin} mayOpenMembers={open.has('members')} />
        {isAdmin ? (
          <div className={unprinted}>
            <EventSeriesFlow eventId={item} />
            <EventPaymentTermFlow eventId={item} />
            <EventHostsFlow eventId={item} />
          </div>
        ) : null}
      </Fragment>
    ),
  },
  members: {
    title: memberRecordTexts.title,
    back: memberRecordTexts.back,
    content: (item, { isAdmin, open }) => (
      <MemberRecordFlow key={item} memberId={item} mayOpenEvents={open.has('events')} mayDecide={isAdmin} />
    ),
  },
};

/** What is said of a section under its title. */
const SECTION_LEADS: Readonly<Partial<Record<AdminSection, string>>> = {
  staff: staffTexts.lead,
  reports: reportsPanelTexts.lead,
};

/** An event is written beside its card, on the page of events. */
const NEW_EVENT_HREF = '/events?create=true';

function Today({ sections }: { readonly sections: ReadonlySet<AdminSection> }) {
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
  if (overview.data) return <Overview overview={overview.data} sections={sections} now={now()} />;
  return isOffline ? null : <ToolsSkeleton />;
}

/**
 * The admin's place on live data: what waits, and each section with an address of its own. Staff see the sections that
 * their roles open; others are shown out.
 */
export function AdminPlaceFlow({ userId, section, item = null, list = null }: AdminPlaceFlowProps) {
  const services = useAppServices();
  const isOffline = useIsOffline();
  const admin = useQuery(isAdminQuery(services, userId));
  const isAdmin = admin.data === true;
  const roles = useQuery({ ...rightsQuery(services.data, userId), enabled: admin.data === false });
  const unknown = admin.data === undefined ? admin : roles;
  const failure = useReadFailure(unknown);
  const isKnown = isAdmin || roles.data !== undefined;
  const open = openSections(isAdmin, roles.data?.rights ?? []);
  const { overview } = useOverview(open.size > 0);
  const known = section === null ? null : (adminSectionOf(section) ?? null);
  const last = useLastList(known, item, list?.search ?? '');
  useStaffReading(!isAdmin && open.size > 0);
  const one = item === null ? undefined : ITEMS[section ?? ''];
  const event = useGuestListHeading(open.has('events') && section === 'events' ? item : null);
  const member = useMemberHeading(open.has('members') && section === 'members' ? item : null);
  if (isKnown && open.size === 0)
    return (
      <EmptyState
        drawing={<KeyDrawing />}
        headingLevel={1}
        title={adminPlaceTexts.deniedTitle}
        body={adminPlaceTexts.deniedBody}
        action={<ButtonLink href="/profile">{adminPlaceTexts.deniedAction}</ButtonLink>}
      />
    );
  if (!isKnown) {
    if (!failure) return <ToolsSkeleton />;
    return (
      <ErrorState
        notice={noticeOf(adminAccessNotices, 'admin-connection-problem')}
        headingLevel={1}
        advice={failure.advice}
        retrying={failure.retrying}
        onRetry={() => void unknown.refetch()}
      />
    );
  }
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
  if (shown !== null && !open.has(shown))
    return (
      <EmptyState
        drawing={<KeyDrawing />}
        headingLevel={1}
        title={adminPlaceTexts.closedTitle}
        body={adminPlaceTexts.closedBody}
        action={<ButtonLink href={adminSectionHref(null)}>{adminPlaceTexts.unknownAction}</ButtonLink>}
      />
    );
  const viewer = { userId, isAdmin, open };
  const heading = shown === null ? adminPlaceTexts.today : SECTION_NAMES[shown];
  return (
    <AdminPlace
      groups={groupsOf(overview.data, open)}
      current={shown ?? TODAY}
      title={one ? (event?.title ?? member ?? one.title) : heading}
      lead={
        shown !== null
          ? (SECTION_LEADS[shown] ?? event?.lead ?? null)
          : // Whoever sees to guests alone has the next events.
            open.size > 1
            ? adminPlaceTexts.todayLead
            : null
      }
      back={one && shown ? wayBack(last, { section: shown, label: one.back }) : null}
      action={
        shown === 'events' && !one && isAdmin ? (
          <ButtonLink href={NEW_EVENT_HREF} size="small">
            <Icon drawing={Plus} size={18} /> {adminEventsTexts.create}
          </ButtonLink>
        ) : null
      }
    >
      <AdminDoubt
        of={isOffline ? 'offline' : isUnverified(admin) ? 'unverified' : null}
        offline={event?.offline}
      />
      {shown === null ? (
        <Today sections={open} />
      ) : one && item !== null ? (
        one.content(item, viewer)
      ) : (
        <AddressedListContext value={list}>
          <KeptListContext value={last?.kept ?? null}>{CONTENT[shown](viewer)}</KeptListContext>
        </AddressedListContext>
      )}
    </AdminPlace>
  );
}
