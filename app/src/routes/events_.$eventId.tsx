import { EventScreen, eventQuery } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';
import { useUnsaved } from '../use-unsaved.tsx';

// Beside the listing, not inside of it: the underscore keeps the address and leaves the page out.
export const Route = createFileRoute('/events_/$eventId')({
  loader: ({ context: { services, queries }, params: { eventId } }) => {
    // Asked for at once, not waited for: the page shows its skeleton meanwhile.
    void queries.prefetchQuery(eventQuery(services.data, eventId));
  },
  component: Event,
});

function Event() {
  const { eventId } = Route.useParams();
  const { guard, held, onUnsavedChange } = useUnsaved();
  return (
    <>
      {guard}
      <EventScreen key={eventId} eventId={eventId} held={held} onUnsavedChange={onUnsavedChange} />
    </>
  );
}
