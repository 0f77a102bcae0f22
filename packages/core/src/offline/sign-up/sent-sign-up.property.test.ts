import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGN_UP_DRAFT_KEY } from '../../domain/sign-up/sign-up-data.ts';
import { type SignUpDraft } from '../../domain/sign-up/sign-up-draft.ts';
import { signUpDraft } from '../../editing/sign-up-draft.ts';
import { aDraft, createSetupWorld, MAYA, NOOR, NOW } from '../testing/setup-world.ts';
import { createSignUpStore, type SentNote, type SignUpStore } from './sign-up-store.ts';

const RUNS = 2_000;
const PEOPLE = { maya: MAYA, noor: NOOR } as const;
type Person = keyof typeof PEOPLE;

/** What each types has a city and a photo of its own, counted up. */
const PHOTO_OF = { maya: 'bWF5YQ==', noor: 'bm9vcg==' } as const;

/** A page is not left before it has written: what is lost by that is the draft's own test. */
const written = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** One thing that happens on a device that two share. */
type Turn =
  | { readonly does: 'types' | 'sends' | 'is refused'; readonly who: Person }
  | { readonly does: 'reload' | 'start over'; readonly who: null };

const turns: fc.Arbitrary<readonly Turn[]> = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constantFrom<('types' | 'sends' | 'is refused')[]>('types', 'types', 'sends', 'is refused'),
      who: fc.constantFrom<Person[]>('maya', 'noor'),
    }),
    fc.record({
      does: fc.constantFrom<('reload' | 'start over')[]>('reload', 'start over'),
      who: fc.constant(null),
    }),
  ),
  { maxLength: 12 },
);

describe('what two typed, sent and never had an answer to on one device', () => {
  it("becomes nobody's but hers who sent it, as it was when it was sent (A-48, A-49, R-122)", async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (played) => {
        const world = createSetupWorld(() => 'done');
        world.stored = new Map();
        const { store } = world.tab();
        let device: SignUpStore = createSignUpStore(store, () => NOW);
        const form: { typed: SignUpDraft | null } = { typed: null };
        let count = 0;
        const standing: Record<Person, string | null> = { maya: null, noor: null };
        const type = (who: Person): SignUpDraft => {
          count += 1;
          const draft = aDraft(PEOPLE[who].email, { city: `${who} ${count}` }, PHOTO_OF[who]);
          form.typed = draft;
          return draft;
        };
        const send = async (who: Person): Promise<SentNote> => {
          const note = await device.noteSent(type(who), PEOPLE[who].email);
          expect(note.isAgain).toBe(standing[who] !== null);
          return note;
        };
        for (const { does, who } of played) {
          if (does === 'types') void device.keep(type(who));
          else if (does === 'sends') {
            await send(who);
            standing[who] = `${who} ${count}`;
          } else if (does === 'is refused') {
            await (await send(who)).takeBack();
            await device.keep(null);
            form.typed = null;
          } else if (does === 'start over') {
            await device.keep(null);
            form.typed = null;
          } else {
            await written();
            device = createSignUpStore(store, () => NOW);
            await device.read();
          }
        }
        await written();
        await world.runTab();

        expect(world.row.city).toBe(standing.maya);
        expect([...world.writtenFor]).toEqual(standing.maya === null ? [] : [MAYA.userId]);
        expect(world.uploaded).toEqual(standing.maya === null ? [] : [PHOTO_OF.maya]);
        // What the other typed last is the other's to go on with; the member's own is gone with its account.
        const left = form.typed;
        const isHers = left !== null && left.details.email === MAYA.email && standing.maya !== null;
        expect(signUpDraft.read(world.stored.get(SIGN_UP_DRAFT_KEY) ?? null)).toEqual(isHers ? null : left);
        expect([...world.stored.values()].join('').includes('maya ')).toBe(
          !isHers && left?.details.email === MAYA.email,
        );
      }),
      { numRuns: RUNS },
    );
  });
});
