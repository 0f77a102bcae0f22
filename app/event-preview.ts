// How a link to one event looks where it is shared: what reads links there runs no code, so it stands in the page.
import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { Id } from '@sorella/core/domain/entities/common';
import { Event } from '@sorella/core/domain/entities/event';
import { eventPath } from '@sorella/core/domain/events/event-address';
import { eventSummary } from '@sorella/core/domain/events/event-summary';
import { describeEventTime } from '@sorella/core/domain/events/event-time';
import { SHARE_PICTURE_SIZE, sharePicture } from '@sorella/core/domain/events/share-picture';
import * as z from 'zod/mini';
import { escapeAttribute, shareTags } from './sharing.ts';

/** Whom to ask, and for which site. */
export interface PreviewSource {
  /** Origin of the site. */
  site: string;
  /** Base address of the backend, such as `https://YOUR-PROJECT.supabase.co`. */
  backend: string;
  /** The project's public key. */
  key: string;
}

/** How long a page waits for its event, in ms; then it goes without. */
const PATIENCE_MS = 1_000;

const { title, description, category, location } = Event.shape;
const Row = z.object({
  title,
  description,
  category,
  location,
  detailed_description: Event.shape.detailedDescription,
  image_url: Event.shape.imageUrl,
  time_zone: Event.shape.timeZone,
  start_time: Event.shape.startTime,
  end_time: Event.shape.endTime,
});

async function readEvent(eventId: string, { backend, key }: PreviewSource) {
  const address = new URL('/rest/v1/events', backend);
  address.search = String(
    new URLSearchParams({ select: Object.keys(Row.shape).join(','), id: `eq.${eventId}`, limit: '1' }),
  );
  const answer = await fetch(address, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return z.array(Row).parse(await answer.json())[0];
}

/**
 * Title and tags of the event at a path, for the page's head; null for any other path, an event that is not there, and
 * a backend that does not answer.
 */
export async function eventHead(path: string, source: PreviewSource): Promise<string | null> {
  const { data: eventId } = Id.safeParse(path.match(/^\/events\/([^/]+)$/)?.[1]?.toLowerCase());
  if (eventId === undefined) return null;
  const row = await readEvent(eventId, source).catch(() => undefined);
  if (!row) return null;
  const time = describeEventTime({
    startTime: row.start_time,
    endTime: row.end_time,
    timeZone: row.time_zone,
  });
  const texts = { description: row.description, detailedDescription: row.detailed_description };
  const summary = (texts.description || texts.detailedDescription) && eventSummary(texts);
  const heading = escapeAttribute(`${row.title} · ${DEFAULT_BRAND.name}`);
  const tags = shareTags({
    site: source.site,
    path: eventPath(eventId),
    title: heading,
    description: escapeAttribute(
      [time && `${time.date}, ${time.range}`, row.location, summary].filter(Boolean).join(' · '),
    ),
    picture:
      row.image_url && URL.canParse(row.image_url)
        ? { address: row.image_url, alt: heading }
        : { address: sharePicture(row.category), alt: heading, size: SHARE_PICTURE_SIZE },
  });
  return [`<title>${heading}</title>`, ...tags].join('\n    ');
}
