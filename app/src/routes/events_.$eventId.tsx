import { EventScreen, eventQuery } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useUnsaved } from '../use-unsaved.tsx';

/** `cancel`: she comes from a reminder to say that she cannot come. */
const Search = z.object({ cancel: z.catch(z.optional(z.boolean()), undefined) });

// Beside the listing, not inside of it: the underscore keeps the address and leaves the page out.
export const Route = createFileRoute('/events_/$eventId')({
  staticData: { isPublic: true },
  validateSearch: (search) => Search.parse(search),
  loader: ({ context: { services, queries }, params: { eventId } }) => {
    // Asked for at once, not waited for: the page shows its skeleton meanwhile.
    void queries.prefetchQuery(eventQuery(services.data, eventId));
  },
  component: Event,
});

function Event() {
  const { eventId } = Route.useParams();
  const { cancel } = Route.useSearch();
  const { guard, held, onUnsavedChange } = useUnsaved();
  return (
    <>
      {guard}
      <EventScreen
        key={eventId}
        eventId={eventId}
        asksToCancel={cancel ?? false}
        held={held}
        onUnsavedChange={onUnsavedChange}
      />
    </>
  );
}
