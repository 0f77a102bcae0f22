import { EventScreen, eventQuery } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

// Beside the listing, not inside of it: the underscore keeps the address and leaves the page out.
export const Route = createFileRoute('/events_/$eventId')({
  loader: ({ context: { services, queries }, params: { eventId } }) => {
    // Asked for at once, not waited for: the page shows its skeleton meanwhile.
    void queries.prefetchQuery(eventQuery(services.data, eventId));
  },
  component: Event,
});

function Event() {
  return <EventScreen eventId={Route.useParams().eventId} />;
}
