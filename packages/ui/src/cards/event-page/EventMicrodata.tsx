import type { Event } from '@sorella/core/domain/entities/event';
import { eventPath } from '@sorella/core/domain/events/event-address';
import { isFull } from '@sorella/core/domain/events/event-card-state';
import { eventSummary } from '@sorella/core/domain/events/event-summary';
import { priceInCents } from '@sorella/core/domain/events/money';

/**
 * What search engines read of an event, in words of schema.org; to be put into an element of that type. As attributes:
 * Chromium counts the text of a JSON-LD block as script, which the page's policy forbids.
 */
export function EventMicrodata({ event }: { readonly event: Event }) {
  const price = (priceInCents(event.creditsRequired) / 100).toFixed(2);
  const facts = {
    name: event.title,
    description: eventSummary(event),
    startDate: event.startTime,
    endDate: event.endTime,
    eventStatus: `https://schema.org/${event.cancelledAt === null ? 'EventScheduled' : 'EventCancelled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    maximumAttendeeCapacity: String(event.maxAttendees),
    ...(event.imageUrl && { image: event.imageUrl }),
  };
  return (
    <div hidden>
      {Object.entries(facts).map(([name, content]) => (
        <meta key={name} itemProp={name} content={content} />
      ))}
      <div itemProp="location" itemScope itemType="https://schema.org/Place">
        <meta itemProp="name" content={event.location} />
        <meta itemProp="address" content={event.location} />
      </div>
      <div itemProp="offers" itemScope itemType="https://schema.org/Offer">
        <meta itemProp="price" content={price} />
        <meta itemProp="priceCurrency" content="EUR" />
        <link itemProp="availability" href={`https://schema.org/${isFull(event) ? 'SoldOut' : 'InStock'}`} />
        <link itemProp="url" href={eventPath(event.id)} />
      </div>
    </div>
  );
}
