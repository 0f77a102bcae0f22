import { fillText } from '@sorella/core/notices/notice';
import { eventsTexts } from '@sorella/core/notices/texts/events.texts';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PreviewCard } from '../cards/event-card/PreviewCard.tsx';
import { pendingCountQuery } from '../features/admin/booking-review/queries.ts';
import type { HeldLeave } from '../features/event-admin/event-admin.types.ts';
import { EventsFlow, type EventsView } from '../features/events/EventsFlow.tsx';
import { accessQuery, rightsQuery } from '../features/session/access-queries.ts';
import { useSession } from '../features/session/use-session.ts';
import { ButtonLink } from '../primitives/Button.tsx';
import { lazyComponent } from '../primitives/lazy-component.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { StatusNote } from '../primitives/StatusNote.tsx';
import { TabRow, type TabRowItem, tabPanelProps } from '../primitives/TabRow.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useAppServices } from '../runtime/AppServicesProvider.tsx';
import { PageBand } from '../site/PageBand.tsx';
import { EventAdminFlow, useEventAdmin } from './event-admin.tsx';
import * as css from './events-screen.css.ts';
import type { EventsTab } from './events-tabs.ts';
import { MissingPart } from './MissingPart.tsx';
import { Screen } from './Screen.tsx';

const BookingReviewFlow = lazyComponent(
  async () => (await import('../features/admin/booking-review/BookingReviewFlow.tsx')).BookingReviewFlow,
  MissingPart,
);
const PaypalSettingFlow = lazyComponent(
  async () => (await import('../features/admin/PaypalSettingFlow.tsx')).PaypalSettingFlow,
  MissingPart,
);
const MyApplicationsFlow = lazyComponent(
  async () => (await import('../features/events/MyApplicationsFlow.tsx')).MyApplicationsFlow,
  MissingPart,
  // An empty page would say that she has none.
  () => (
    <div aria-busy="true">
      <VisuallyHidden>{eventsTexts.loadingApplications}</VisuallyHidden>
      <Skeleton shape="box" height="14rem" />
    </div>
  ),
);
/** A visitor has no use for it; without its code the line stays empty. */
const NextEventFlow = lazyComponent(
  async () => (await import('../features/events/NextEventFlow.tsx')).NextEventFlow,
  () => null,
);

/** Props of {@link EventsScreen}. */
export interface EventsScreenProps {
  view: EventsView;
  /** What stands in the address; whoever may not see it sees the upcoming events. */
  tab?: EventsTab;
  /** `signup=true`: a member without access reads how it opens, an admin gets the single-purchase box. */
  signup?: boolean;
  /** `create=true`: an admin begins with a new event. */
  creating?: boolean;
  /** The new event is open: read again, the address does not open another. */
  onCreatingShown?(): void;
  /** `typing`: more of the same may come at once. */
  onViewChange(view: EventsView, details?: { typing: boolean }): void;
  onTabChange(tab: EventsTab): void;
  /** An admin's event is not saved yet: hold navigation back. Called again whenever it changes. */
  onUnsavedChange?(unsaved: boolean): void;
  /** What was held back; null when nothing was. */
  held?: HeldLeave | null;
}

const nothing = () => undefined;

const TITLES: Readonly<Record<EventsTab, string>> = {
  upcoming: eventsTexts.upcomingEvents,
  applications: eventsTexts.myApplications,
  bookings: eventsTexts.pendingBookings,
};

/** The events page: the listing, her applications, and the review of bookings for admins. */
export function EventsScreen({
  view,
  tab: wanted = 'upcoming',
  signup = false,
  creating = false,
  onCreatingShown = nothing,
  onViewChange,
  onTabChange,
  onUnsavedChange = nothing,
  held = null,
}: EventsScreenProps) {
  const { data } = useAppServices();
  const { session, status } = useSession();
  const id = useId();
  const userId = session?.userId ?? null;
  const isMember = status !== 'signed-out';
  const { isAdmin, admin, pressed } = useEventAdmin();
  const access = useQuery({
    ...accessQuery(data, userId ?? ''),
    // Not `skipToken`: it would take the function away from everybody who reads the same.
    enabled: userId !== null && signup,
  });
  const rights = useQuery({ ...rightsQuery(data, userId ?? ''), enabled: userId !== null && !isAdmin });
  // A treasurer decides about bookings as an admin does.
  const mayReview = isAdmin || rights.data?.rights.includes('payments') === true;
  const waiting = useQuery({ ...pendingCountQuery(data), enabled: mayReview });

  const [slot, setSlot] = useState<HTMLElement | null>(null);

  const tabs: TabRowItem<EventsTab>[] = [
    { value: 'upcoming', label: eventsTexts.upcomingEvents },
    { value: 'applications', label: eventsTexts.myApplications },
  ];
  if (mayReview) {
    tabs.push({
      value: 'bookings',
      label: waiting.data
        ? fillText(eventsTexts.pendingBookingsCount, { n: waiting.data })
        : eventsTexts.pendingBookings,
    });
  }
  const tab = isMember && tabs.some(({ value }) => value === wanted) ? wanted : 'upcoming';
  const events = <EventsFlow view={view} onViewChange={onViewChange} admin={admin} />;
  return (
    <Screen title={TITLES[tab]} description={eventsTexts.lead} className={css.root}>
      <PageBand
        title={TITLES[tab]}
        lead={tab === 'upcoming' ? eventsTexts.lead : ''}
        compact={isMember}
        {...(isMember &&
          tab === 'upcoming' && { line: userId === null ? null : <NextEventFlow userId={userId} /> })}
        {...(isMember
          ? {}
          : {
              action: (
                <ButtonLink href="/signup" className={css.join}>
                  {shellTexts.joinNow}
                </ButtonLink>
              ),
            })}
      />
      {isAdmin && signup ? <PaypalSettingFlow /> : null}
      {signup && access.data === false ? (
        <StatusNote tone="info" title={eventsTexts.accessTitle}>
          {eventsTexts.accessBody}
        </StatusNote>
      ) : null}
      {/* Its place is kept for a member before it is known who she is. */}
      <div className={css.tabs}>
        {isMember ? (
          <TabRow id={id} label={eventsTexts.views} items={tabs} value={tab} onValueChange={onTabChange} />
        ) : null}
        {isAdmin ? <div ref={setSlot} className={css.create} /> : null}
      </div>
      {isAdmin ? (
        <EventAdminFlow
          pressed={pressed}
          creating={creating}
          onCreatingShown={onCreatingShown}
          Card={PreviewCard}
          slot={slot}
          away={tab !== 'upcoming'}
          held={held}
          onUnsavedChange={onUnsavedChange}
        />
      ) : null}
      {isMember ? (
        <div {...tabPanelProps(id, tab)} className={css.panel}>
          {tab === 'upcoming' ? events : null}
          {tab === 'applications' ? <MyApplicationsFlow onBrowse={() => onTabChange('upcoming')} /> : null}
          {tab === 'bookings' ? <BookingReviewFlow isAdmin={isAdmin} /> : null}
        </div>
      ) : (
        <div className={css.panel}>{events}</div>
      )}
    </Screen>
  );
}
