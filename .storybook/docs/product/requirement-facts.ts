import { models } from '@sorella/core/models';
import { NOTICES } from '@sorella/core/notices/catalogue';
import { type Story, type Traced, trace } from '../../../tests/tools/trace/gather.ts';
import type { Test } from '../../../tests/tools/trace/list-tests.ts';
import { type Item, readRequirements } from '../../../tests/tools/trace/requirements.ts';
import lines from '../../../tests/trace/requirements.json';
import reasons from '../../../tests/trace/unproved.json';

/** How far a requirement is: it is seen in a story, in a journey through the whole app, by tests alone, or nowhere. */
export type Standing = 'seen' | 'walked' | 'tested' | 'unproved';

/** A requirement or decision with what stands behind it. */
export interface RequirementFacts extends Traced {
  readonly standing: Standing;
  /** Why no story shows it, in a sentence; nothing where one does. */
  readonly whyUnseen?: string;
}

const why: Readonly<Record<string, string>> = reasons;

/** What tests of a folder are about, the narrower folder first. */
const ROOMS: readonly (readonly [folder: string, what: string])[] = [
  ['tests/journeys/', 'journeys through the whole app'],
  ['tests/security/', 'attacks on the database'],
  ['tests/deploy/', 'trials of a deployment'],
  ['tests/contract/', 'the contract of the backend'],
  ['packages/core/src/data-port/', 'the contract of the backend'],
  ['packages/core/src/machines/', 'tests of a flow, step by step'],
  ['packages/core/src/offline/', 'tests of what is kept on the device'],
  ['packages/core/src/notices/', 'tests of the texts'],
  ['packages/core/src/', 'tests of rules that are calculated'],
  ['packages/supabase/', 'tests of the backend'],
  ['packages/local-stack/', 'tests of the backend'],
  ['packages/ui/', 'tests of components'],
  ['app/', 'tests of the app'],
  ['tests/boundaries/', 'checks of the repository itself'],
  ['', 'other tests'],
];

/** What the tests of a file are about, in words. */
export const roomOf = (file: string): string => ROOMS.find(([folder]) => file.startsWith(folder))?.[1] ?? '';

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
  const rooms = [...new Set(tests.map(({ file }) => roomOf(file)))];
  return `No picture shows it. Proved by ${rooms.join(', ')}.`;
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
