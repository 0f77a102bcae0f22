import { expect } from 'vitest';
import { QUESTIONNAIRE_OPTIONS } from '../../domain/sign-up/questionnaire.ts';
import type { CommunityData } from '../community-data.ts';
import type { ContractOptions, CreateHarness } from './harness.ts';
import { describeContract, rejection } from './suite.ts';

const UNKNOWN_ID = 'f0000000-0000-4000-8000-00000000000f';

const LINKS = [
  { platform: 'instagram', url: 'https://www.instagram.com/nina.simmel' },
  { platform: 'linkedin', url: 'https://de.linkedin.com/in/nina-simmel?trk=x' },
] as const;

const answersFor = (userId: string) => ({
  userId,
  hopingToFind: ['A best friend', 'A support system'],
  idealWeekend: ['Trying something new'],
  vibeDescription: ['Easygoing and chill'],
  peopleVibe: ['Calm and kind', 'Honest and open'],
});

const idsOf = async (data: CommunityData, names: readonly string[]) =>
  (await data.profiles.listInterestCategories(names)).map(({ id }) => id);

/** What the port promises about what a member tells at sign-up. */
export function describeAnswersContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('answers', createHarness, options, (promise) => {
    promise('saves links, each platform once, again without harm (R-127)', async (harness) => {
      const { data, userId } = await harness.newMember();
      for (const _ of ['once', 'again']) {
        await data.profiles.saveSocialLinks(userId, LINKS);
        expect((await harness.answersOf(userId)).links).toEqual({
          instagram: LINKS[0].url,
          linkedin: LINKS[1].url,
        });
      }
      const url = 'https://instagram.com/another';
      await data.profiles.saveSocialLinks(userId, [{ platform: 'instagram', url }]);
      await data.profiles.saveSocialLinks(userId, []);
      expect((await harness.answersOf(userId)).links).toEqual({ instagram: url, linkedin: LINKS[1].url });
    });

    for (const url of [
      'https://evil.example/nina',
      'http://instagram.com/nina',
      'https://instagram.com.evil.example/nina',
      'javascript:alert(1)',
    ])
      promise(`rejects the link ${url} with invalid-input`, async (harness) => {
        const { data, userId } = await harness.newMember();
        const save = data.profiles.saveSocialLinks(userId, [{ platform: 'instagram', url }]);
        expect(await rejection(save)).toBe('invalid-input');
        expect((await harness.answersOf(userId)).links).toEqual({});
      });

    promise('saves the questionnaire over an earlier one (R-127)', async (harness) => {
      const { data, userId } = await harness.newMember();
      const { hopingToFind, idealWeekend, vibeDescription, peopleVibe } = answersFor(userId);
      expect(await data.profiles.hasAnswers(userId)).toBe(false);
      for (const _ of ['once', 'again']) {
        await data.profiles.saveQuestionnaire(answersFor(userId));
        expect(await data.profiles.hasAnswers(userId)).toBe(true);
        expect((await harness.answersOf(userId)).questionnaire).toEqual([
          hopingToFind,
          idealWeekend,
          vibeDescription,
          peopleVibe,
        ]);
      }
      await data.profiles.saveQuestionnaire({ ...answersFor(userId), hopingToFind: ['A best friend'] });
      expect((await harness.answersOf(userId)).questionnaire?.[0]).toEqual(['A best friend']);
    });

    promise(
      'rejects an answer that is not on the list, and none at all, with invalid-input',
      async (harness) => {
        const { data, userId } = await harness.newMember();
        for (const hopingToFind of [['Something else'], []])
          expect(
            await rejection(data.profiles.saveQuestionnaire({ ...answersFor(userId), hopingToFind })),
          ).toBe('invalid-input');
        expect((await harness.answersOf(userId)).questionnaire).toBeNull();
      },
    );

    promise('finds interests by their names and leaves unknown ones out (R-112, R-127)', async (harness) => {
      const data = await harness.dataFor('maya');
      const all = await data.profiles.listInterestCategories(QUESTIONNAIRE_OPTIONS.topInterests);
      expect(all.map(({ name }) => name).toSorted()).toEqual(QUESTIONNAIRE_OPTIONS.topInterests.toSorted());
      const some = await data.profiles.listInterestCategories(['Movies & TV', 'Hacking, "really"']);
      expect(some.map(({ name }) => name)).toEqual(['Movies & TV']);
      expect(await data.profiles.listInterestCategories([])).toEqual([]);
    });

    promise('makes the chosen interests hers in place of others (R-109, R-127)', async (harness) => {
      const { data, userId } = await harness.newMember();
      const [first, second] = [
        ['Movies & TV', 'Books & writing', 'Food & cooking'],
        ['Books & writing', 'Travel & adventure'],
      ] as const;
      for (const _ of ['once', 'again']) {
        await data.profiles.saveInterests(userId, await idsOf(data, first));
        expect((await harness.answersOf(userId)).interests).toEqual(first.toSorted());
      }
      await data.profiles.saveInterests(userId, await idsOf(data, second));
      expect((await harness.answersOf(userId)).interests).toEqual(second.toSorted());
    });

    promise('rejects four interests and unknown ones, and keeps hers (R-109)', async (harness) => {
      const { data, userId } = await harness.newMember();
      const four = await idsOf(data, QUESTIONNAIRE_OPTIONS.topInterests.slice(0, 4));
      await data.profiles.saveInterests(userId, four.slice(0, 1));
      expect(await rejection(data.profiles.saveInterests(userId, four))).toBe('invalid-input');
      expect(await rejection(data.profiles.saveInterests(userId, [UNKNOWN_ID]))).toBe('not-found');
      expect((await harness.answersOf(userId)).interests).toEqual(
        QUESTIONNAIRE_OPTIONS.topInterests.slice(0, 1),
      );
    });

    promise(
      'has an approval from the first moment, on whatever device she joined (R-125, A-44)',
      async (harness) => {
        const { data, userId } = await harness.newMember();
        expect((await harness.answersOf(userId)).approval).toBe('pending');
        for (const _ of ['once', 'again']) {
          await data.profiles.requestApproval(userId);
          expect((await harness.answersOf(userId)).approval).toBe('pending');
        }
      },
    );

    for (const [who, code] of [
      ['maya', 'forbidden'],
      ['admin', 'forbidden'],
      ['visitor', 'not-signed-in'],
    ] as const)
      promise(
        `writes no answer of hers while ${who} is there, but rejects with ${code} (A-49, R-434)`,
        async (harness) => {
          const { userId } = await harness.newMember();
          const { profiles } = await harness.dataFor(who);
          expect(await rejection(profiles.saveSocialLinks(userId, LINKS))).toBe(code);
          expect(await rejection(profiles.saveQuestionnaire(answersFor(userId)))).toBe(code);
          expect(await rejection(profiles.saveInterests(userId, []))).toBe(code);
          expect(await rejection(profiles.requestApproval(userId))).toBe(code);
          expect(await harness.answersOf(userId)).toEqual({
            links: {},
            questionnaire: null,
            interests: [],
            approval: 'pending',
          });
        },
      );
  });
}
