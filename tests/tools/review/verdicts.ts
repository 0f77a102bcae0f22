import type { ComparedPicture } from '../visual/compare.ts';
import type { Report } from '../visual/report.ts';
import type { VisitedStory } from '../visual/story-visit.ts';

/** What somebody decided about one picture. */
export interface Verdict {
  readonly verdict: 'accepted' | 'rejected';
  /** The screenshot that was decided about: of another one nothing is said. Empty for a picture that nothing draws. */
  readonly screenshot: string;
  /** What is wrong, for the developer. */
  readonly comment?: string;
}

/** Verdicts by the picture's name: what a review writes and `pnpm visual:review --import` reads. */
export type Verdicts = Readonly<Record<string, Verdict>>;

/** A picture that somebody has to decide about. */
export interface OpenPicture {
  readonly name: string;
  readonly kind: 'changed' | 'new' | 'gone';
  readonly screenshot: string;
  readonly story: Pick<VisitedStory, 'id' | 'title' | 'name'>;
  /** What the run said of it; nothing of a picture that nothing draws. */
  readonly picture?: ComparedPicture;
}

/** Everything in a report that has to be decided, in the report's order. */
export function openPictures({ visited, gone }: Pick<Report, 'visited' | 'gone'>): OpenPicture[] {
  const drawn = visited.flatMap(({ id, title, name, pictures }) =>
    pictures.flatMap((picture): OpenPicture[] => {
      const { outcome, screenshot } = picture;
      if (outcome !== 'changed' && outcome !== 'new') return [];
      return [{ name: picture.name, kind: outcome, screenshot, story: { id, title, name }, picture }];
    }),
  );
  const undrawn = gone.map(({ name, story }): OpenPicture => {
    const [component = story] = story.split('--');
    return { name, kind: 'gone', screenshot: '', story: { id: story, title: component, name } };
  });
  return [...drawn, ...undrawn];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isVerdict = (value: unknown): value is Verdict =>
  isRecord(value) &&
  (value.verdict === 'accepted' || value.verdict === 'rejected') &&
  typeof value.screenshot === 'string' &&
  (value.comment === undefined || typeof value.comment === 'string');

/**
 * Reads verdicts from text.
 *
 * @throws a sentence when it holds none
 */
export function parseVerdicts(text: string): Verdicts {
  const read = (): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  const json = read();
  if (!isRecord(json)) throw new Error('These are no verdicts: the page of `pnpm visual` saves them.');
  const verdicts = Object.entries(json).map(([name, verdict]): [string, Verdict] => {
    if (!isVerdict(verdict)) throw new Error(`What is said of ${name} is no verdict.`);
    return [name, verdict];
  });
  return Object.fromEntries(verdicts);
}

/** The verdict about this picture as it is drawn now; one about an earlier screenshot is none. */
export function verdictOn(verdicts: Verdicts, { name, screenshot }: OpenPicture): Verdict | undefined {
  const verdict = verdicts[name];
  return verdict?.screenshot === screenshot ? verdict : undefined;
}
