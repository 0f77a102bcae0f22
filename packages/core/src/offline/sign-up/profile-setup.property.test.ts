import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateBio } from '../../domain/profile/bio.ts';
import {
  PENDING_SIGN_UP_KEY,
  SENT_SIGN_UP_KEY,
  SIGN_UP_DRAFT_KEY,
  SIGN_UP_PARTS,
} from '../../domain/sign-up/sign-up-data.ts';
import { writeSignUpDraft } from '../../editing/sign-up-draft.ts';
import {
  aDraft,
  anUnansweredDevice,
  createSetupWorld,
  type Fate,
  MAYA,
  NOOR,
  NOW,
  type SetupWorld,
  TOLD,
} from '../testing/setup-world.ts';
import { readPendingSignUps } from './pending-sign-up.ts';

const RUNS = 3_000;
const PATIENCE_MS = 60_000;
const FATES: readonly Fate[] = ['done', 'lost', 'answer-lost', 'crash-before', 'crash-after'];

/** What happens between two pages, or beside one. */
type Turn =
  | 'page'
  | 'two pages'
  | 'noor signs in'
  | 'nobody is there'
  | 'noor types over the form'
  | 'she writes a bio'
  | 'she clears her bio';
const TURNS: readonly Turn[] = [
  'page',
  'page',
  'two pages',
  'noor signs in',
  'nobody is there',
  'noor types over the form',
  'she writes a bio',
  'she clears her bio',
];

/** What the account does not say of itself when it is created. */
const FIELDS = ['phone', 'gender', 'city', 'age', 'whatsappGroupOptIn', 'bio'] as const;
type Field = (typeof FIELDS)[number];

const NOORS_DRAFT = writeSignUpDraft(aDraft(NOOR.email, { city: 'Zossen', phone: '+49 1' }, 'AAAA'), NOW);

/** How sign-up ended: well, or without an answer. */
const BEGINNINGS = {
  answered: () => new Map([[PENDING_SIGN_UP_KEY, JSON.stringify(TOLD)]]),
  unanswered: () => anUnansweredDevice(MAYA.email),
} as const;
type Beginning = keyof typeof BEGINNINGS;

interface Plan {
  beginning: Beginning;
  fates: readonly Fate[];
  turns: readonly Turn[];
  refused: readonly (typeof SIGN_UP_PARTS)[number][];
  refusedFields: readonly Field[];
}

const plans: fc.Arbitrary<Plan> = fc.record({
  beginning: fc.constantFrom<Beginning[]>('answered', 'unanswered'),
  // Mostly nothing goes wrong: otherwise hardly anything would ever be reached.
  fates: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constant<Fate>('done') },
      { weight: 1, arbitrary: fc.constantFrom(...FATES) },
    ),
    { maxLength: 60, size: 'max' },
  ),
  turns: fc.array(fc.constantFrom(...TURNS), { minLength: 1, maxLength: 8 }),
  refused: fc.subarray([...SIGN_UP_PARTS], { maxLength: 2 }),
  refusedFields: fc.oneof(fc.constant([]), fc.subarray([...FIELDS], { maxLength: 2 })),
});

/** What the member's bio must be in the end, as far as the member had a say in it. */
interface Say {
  bio: string | null;
}

/** Whether the bio's turn is over: before that, an empty one is one that nobody has written yet. */
function isBioAnswered({ writes, refusesFields, stored }: SetupWorld): boolean {
  const [data] = readPendingSignUps(stored.get(PENDING_SIGN_UP_KEY) ?? null, NOW);
  const noted = data ? data.applied.includes('profile') : !stored.has(SENT_SIGN_UP_KEY);
  const wasTakenWhole = refusesFields.size === 0 && writes.has('phone');
  return writes.has('bio') || wasTakenWhole || noted;
}

async function play(world: SetupWorld, turn: Turn): Promise<Say | 'nothing said' | null> {
  switch (turn) {
    case 'page':
      await world.runTab();
      return null;
    case 'two pages':
      await Promise.all([world.runTab(), world.runTab()]);
      return null;
    case 'noor signs in':
    case 'nobody is there':
      world.session = turn === 'noor signs in' ? NOOR : null;
      await world.runTab();
      world.session = MAYA;
      return null;
    case 'noor types over the form':
      world.stored.set(SIGN_UP_DRAFT_KEY, NOORS_DRAFT);
      return null;
    case 'she writes a bio':
      world.writeBio('Mine');
      return { bio: 'Mine' };
    case 'she clears her bio':
      world.writeBio(null);
      return isBioAnswered(world) ? { bio: null } : 'nothing said';
  }
}

describe('what she told at sign-up, whatever happens', () => {
  it('arrives once, in her profile alone, and leaves the device (R-124, A-48, A-49)', {
    timeout: PATIENCE_MS,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(plans, async ({ beginning, fates, turns, refused, refusedFields }) => {
        const world = createSetupWorld((at) => fates[at] ?? 'done');
        world.stored = BEGINNINGS[beginning]();
        for (const part of refused) world.refuses.add(part);
        for (const field of refusedFields) world.refusesFields.add(field);
        let say: Say | 'nothing said' = 'nothing said';
        for (const turn of turns) say = (await play(world, turn)) ?? say;
        // By now everything goes well. Each page ends with the first thing that did not.
        for (let page = 0; page <= fates.length && world.stored.size > 0; page += 1) await world.runTab();

        const isOver = turns.includes('noor types over the form');
        expect([...world.stored]).toEqual(isOver ? [[SIGN_UP_DRAFT_KEY, NOORS_DRAFT]] : []);
        expect([...world.writtenFor].filter((userId) => userId !== MAYA.userId)).toEqual([]);
        expect([...world.writes].filter(([, times]) => times !== 1)).toEqual([]);
        const arrived = (part: (typeof SIGN_UP_PARTS)[number]) => !refused.includes(part);
        const isTaken = (field: Field) => arrived('profile') && !refusedFields.includes(field);
        const { phone, gender, city, age } = TOLD.personalDetails;
        expect(world.row).toMatchObject({
          phone: isTaken('phone') ? phone : null,
          gender: isTaken('gender') ? gender : null,
          city: isTaken('city') ? city : null,
          age: isTaken('age') ? age : null,
          whatsappGroupOptIn: isTaken('whatsappGroupOptIn'),
        });
        expect(world.row.avatarUrl !== null).toBe(arrived('photo'));
        const answers = (['social-links', 'questionnaire', 'interests', 'approval'] as const).filter(arrived);
        expect([...world.standing.keys()].toSorted()).toEqual(answers.toSorted());
        const generated = isTaken('bio') ? generateBio(TOLD.questionnaireData) : null;
        expect(world.row.bio).toBe(say === 'nothing said' ? generated : say.bio);
      }),
      { numRuns: RUNS },
    );
  });
});
