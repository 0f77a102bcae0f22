import { dataErrorNotice, eventsTexts } from '@sorella/core/notices';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../empty-states/ErrorState.tsx';
import { EventsFlow, type EventsView } from '../flows/events/EventsFlow.tsx';
import { useAppServices } from '../flows/runtime/AppServicesProvider.tsx';
import { accessQuery, isAdminQuery } from '../flows/runtime/queries.ts';
import { useSession } from '../flows/session/use-session.ts';
import { Heading } from '../primitives/Heading.tsx';
import { lazyComponent } from '../primitives/lazy-component.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { StatusNote } from '../primitives/StatusNote.tsx';
import { Text } from '../primitives/Text.tsx';
import { Screen } from './Screen.tsx';

const MissingTool = () => (
  <ErrorState notice={dataErrorNotice('network')} headingLevel={2} onRetry={() => window.location.reload()} />
);
const PendingBookingsFlow = lazyComponent(
  async () => (await import('../flows/desk/PendingBookingsFlow.tsx')).PendingBookingsFlow,
  MissingTool,
);
const PaypalSettingFlow = lazyComponent(
  async () => (await import('../flows/admin/PaypalSettingFlow.tsx')).PaypalSettingFlow,
  MissingTool,
);

/** Props of {@link EventsScreen}. */
export interface EventsScreenProps {
  view: EventsView;
  /** `signup=true`: a member without access reads how it opens, an admin gets the single-purchase box. */
  signup?: boolean;
  onViewChange(view: EventsView): void;
}

/** The events page: the listing, and the bookings desk for admins. */
export function EventsScreen({ view, signup = false, onViewChange }: EventsScreenProps) {
  const services = useAppServices();
  const { data } = services;
  const { session } = useSession();
  const userId = session?.userId ?? null;
  const admin = useQuery({
    ...isAdminQuery(services, userId ?? ''),
    enabled: userId !== null,
  });
  const access = useQuery({
    ...accessQuery(data, userId ?? ''),
    // Not `skipToken`: it would take the function away from everybody who reads the same.
    enabled: userId !== null && signup,
  });
  return (
    <Screen title={eventsTexts.upcomingEvents}>
      <Stack gap="10">
        <Stack gap="3">
          <Heading level={1} size="section">
            {eventsTexts.upcomingEvents}
          </Heading>
          <Text size="lead" tone="soft">
            {eventsTexts.lead}
          </Text>
        </Stack>
        {admin.data && signup ? <PaypalSettingFlow /> : null}
        {admin.data ? <PendingBookingsFlow /> : null}
        {signup && access.data === false ? (
          <StatusNote tone="info" title={eventsTexts.accessTitle}>
            {eventsTexts.accessBody}
          </StatusNote>
        ) : null}
        <EventsFlow view={view} onViewChange={onViewChange} />
      </Stack>
    </Screen>
  );
}
