import { models } from '@sorella/core/models';
import { NOTICES } from '@sorella/core/notices/catalogue';
import { type Story, type Traced, trace } from '../../../tests/tools/trace/gather.ts';
import type { Test } from '../../../tests/tools/trace/list-tests.ts';
import { type Item, readRequirements } from '../../../tests/tools/trace/requirements.ts';
import lines from '../../../tests/trace/requirements.json';
import reasons from '../../../tests/trace/unproved.json';
import unseen from './unseen.json';

/** How far a requirement is: it is seen in a story, in a journey through the whole app, by tests alone, or nowhere. */
export type Standing = 'seen' | 'walked' | 'tested' | 'unproved';

/** A requirement or decision with what stands behind it. */
export interface RequirementFacts extends Traced {
  readonly standing: Standing;
  /** Why no story shows it, in a sentence; nothing where one does. */
  readonly whyUnseen?: string;
}

const why: Readonly<Record<string, string>> = { ...reasons, ...unseen };

/** Ids with a reason of their own for being on no picture. */
export const reasoned: readonly string[] = Object.keys(unseen);

/** Why what the tests of a folder prove is on no picture, the narrower folder first. */
const WHY_BY_FOLDER: readonly (readonly [folder: string, why: string])[] = [
  [
    'tests/journeys/',
    'It takes several pages, one after the other: tests walk through them in the whole app.',
  ],
  ['tests/security/', 'It says what nobody may do, and what is kept: tests try to do it, and are refused.'],
  ['tests/deploy/', 'It is about bringing the product to a server: tests do so from beginning to end.'],
  ['tests/contract/', 'It is about what is stored and answered, not about how it looks: tests ask for it.'],
  [
    'packages/core/src/data-port/',
    'It is about what is stored and answered, not about how it looks: tests ask for it.',
  ],
  ['packages/core/src/machines/', 'It is about what follows what: tests go through it step by step.'],
  [
    'packages/core/src/offline/',
    'It is about what a device keeps: tests take its network away, and read it again.',
  ],
  ['packages/core/src/notices/', 'It is a rule for all texts: tests read every one of them.'],
  ['packages/core/src/', 'It is a rule that is calculated: tests try it with many values.'],
  [
    'packages/supabase/',
    'It happens where nobody looks, on the server: tests start it, and look at what came of it.',
  ],
  [
    'packages/local-stack/',
    'It happens where nobody looks, on the server: tests start it, and look at what came of it.',
  ],
  [
    'packages/ui/',
    'It is about what happens on a press or with time, not about how it looks: tests press and wait.',
  ],
  ['app/', 'It is about how pages are loaded: tests load them.'],
  ['tests/boundaries/', 'It is about how the product is written: checks read it.'],
  ['', 'It is measured: tests do so.'],
];

/** Why what the tests of a file prove is on no picture. */
export const whyUnpictured = (file: string): string =>
  WHY_BY_FOLDER.find(([folder]) => file.startsWith(folder))?.[1] ?? '';

const isJourney = ({ file }: Test) => file.endsWith('.journey.ts');

function standingOf({ tests, stories }: Traced): Standing {
  if (stories.length > 0) return 'seen';
  if (tests.some(isJourney)) return 'walked';
  return tests.length > 0 ? 'tested' : 'unproved';
}

function whyUnseen({ item, tests, stories }: Traced): string | undefined {
  if (stories.length > 0) return undefined;
  const said = why[item.id];
  if (said !== undefined) return said;
  if (tests.length === 0) return 'No test and no story names it: it is not built, or nobody has proved it.';
  // Most of its tests say best what it is about.
  const rooms = Map.groupBy(tests, ({ file }) => whyUnpictured(file));
  const [[first] = ['']] = [...rooms].toSorted(([, one], [, other]) => other.length - one.length);
  return first;
}

const machines = Object.fromEntries(Object.entries(models).map(([machine, { states }]) => [machine, states]));

/** Every requirement and decision, in the order of the list, with what stands behind it. */
export function requirementFacts(stories: readonly Story[], tests: readonly Test[]): RequirementFacts[] {
  const items = readRequirements(JSON.stringify(lines));
  return trace({ items, tests, stories, notices: NOTICES, machines }).map((traced) => {
    const reason = whyUnseen(traced);
    return { ...traced, standing: standingOf(traced), ...(reason !== undefined && { whyUnseen: reason }) };
  });
}

/** What must be so. */
export const textOf = (item: Item): string => ('text' in item ? item.text : item.problem);

/** Which requirements are looked for. */
export interface Wanted {
  readonly section: string;
  readonly standing: '' | 'unseen' | Standing;
  readonly words: string;
}

/** Whether a requirement is among those that are looked for: by its section, how far it is, its id or its words. */
export function isWanted({ item, standing }: RequirementFacts, wanted: Wanted): boolean {
  const text =
    `${item.id} ${'text' in item ? item.text : `${item.problem} ${item.resolution}`}`.toLowerCase();
  const words = wanted.words.toLowerCase().trim().split(/\s+/);
  return (
    (wanted.section === '' || item.section === wanted.section) &&
    (wanted.standing === '' ||
      standing === wanted.standing ||
      (wanted.standing === 'unseen' && standing !== 'seen')) &&
    words.every((word) => text.includes(word))
  );
}
