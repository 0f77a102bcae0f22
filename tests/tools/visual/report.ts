import type { ComparedPicture } from './compare.ts';
import type { VisitedStory } from './story-visit.ts';

/** What a run found, for people by way of a page and for other tools as report.json. */
export interface Report {
  /** When the run ended, ISO 8601 UTC. */
  at: string;
  browser: string;
  /** Why nothing was compared, when nothing was. */
  uncompared?: string;
  /** Story ids by what became of them; a story may be in several. One whose recorded words differ is changed, too. */
  stories: Record<'changed' | 'missing' | 'gone' | 'accepted' | 'troubled' | 'same' | 'uncompared', string[]>;
  visited: VisitedStory[];
  /** Accepted pictures that nothing draws. */
  gone: { name: string; story: string }[];
  /** Names of tokens by their colour, as `#a5124f`. */
  tokens: Readonly<Record<string, readonly string[]>>;
  /** Numbers of pictures. */
  counts: Record<ComparedPicture['outcome'] | 'gone', number>;
}

/** Puts together what a run found. */
export function makeReport(
  found: Pick<Report, 'browser' | 'uncompared' | 'tokens' | 'visited' | 'gone'>,
): Report {
  const pictures = found.visited.flatMap((story) => story.pictures);
  const count = (outcome: ComparedPicture['outcome']) =>
    pictures.filter((picture) => picture.outcome === outcome).length;
  const ids = (isMeant: (story: VisitedStory) => unknown) =>
    found.visited.filter(isMeant).map(({ id }) => id);
  const has = ({ pictures }: VisitedStory, outcome: ComparedPicture['outcome']) =>
    pictures.some((picture) => picture.outcome === outcome);
  return {
    ...found,
    at: new Date().toISOString(),
    stories: {
      changed: ids((story) => has(story, 'changed') || story.readsDiffer),
      missing: ids((story) => has(story, 'new')),
      gone: [...new Set(found.gone.map(({ story }) => story))],
      accepted: ids((story) => has(story, 'accepted')),
      troubled: ids(({ problems }) => problems.length > 0),
      same: ids((story) => has(story, 'same')),
      uncompared: ids((story) => has(story, 'uncompared')),
    },
    counts: {
      same: count('same'),
      changed: count('changed'),
      new: count('new'),
      accepted: count('accepted'),
      uncompared: count('uncompared'),
      gone: found.gone.length,
    },
  };
}

/**
 * The same report once some of its open pictures are accepted: they count as accepted. The pictures themselves stay as
 * the run found them, so that a verdict can be taken back.
 */
export function countedAs(report: Report, accepted: ReadonlySet<string>): Report {
  const visited = report.visited.map((story) => ({
    ...story,
    pictures: story.pictures.map((picture) =>
      accepted.has(picture.name) ? { ...picture, outcome: 'accepted' as const } : picture,
    ),
  }));
  const gone = report.gone.filter(({ name }) => !accepted.has(name));
  const { stories, counts } = makeReport({ ...report, visited, gone });
  return { ...report, stories, counts };
}
