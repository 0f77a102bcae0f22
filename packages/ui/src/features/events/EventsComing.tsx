import { fillText } from '@sorella/core/notices/notice';
import { homeTexts } from '@sorella/core/notices/texts/home.texts';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { teaserEventsQuery } from './queries.ts';

/** Where the counting of events ends. */
const COUNTED_TO = 300;

function comingText(total: number): string {
  if (total === 1) return homeTexts.oneEventComing;
  return fillText(total < COUNTED_TO ? homeTexts.eventsComing : homeTexts.manyEventsComing, { n: total });
}

/** How many events are to come, by the answer that brings the next three; nothing where there is none. */
export function EventsComing() {
  const { data, now } = useAppServices();
  const { data: teaser } = useQuery(teaserEventsQuery(data, new Date(now()).toISOString()));
  // The page was drawn before anything was read.
  const hydrated = useHydrated();
  return hydrated && teaser && teaser.total > 0 ? comingText(teaser.total) : null;
}
