import { describe, expect, it } from 'vitest';
import { isWanted, reasoned, requirementFacts, whyUnpictured } from './requirement-facts.ts';

const story = (tags: string[]) => ({ id: 'a--b', title: 'A', name: 'It is so', tags });
const test = (name: string, file: string) => ({ name, file });
const standing = (facts: ReturnType<typeof requirementFacts>, id: string) =>
  facts.find(({ item }) => item.id === id);

describe('how far a requirement is', () => {
  const facts = requirementFacts(
    [story(['R-005'])],
    [
      test('does it (R-005)', 'packages/core/src/domain/a.test.ts'),
      test('walks (R-006)', 'tests/journeys/a.journey.ts'),
      test('holds (R-009)', 'tests/security/a.test.ts'),
    ],
  );

  it('is told by what names it: a story before a journey, a journey before a test', () => {
    expect(['R-005', 'R-006', 'R-009', 'R-012'].map((id) => standing(facts, id)?.standing)).toEqual([
      'seen',
      'walked',
      'tested',
      'unproved',
    ]);
  });

  it('says why no story shows it', () => {
    expect(standing(facts, 'R-005')?.whyUnseen).toBeUndefined();
    expect(standing(facts, 'R-009')?.whyUnseen).toContain('what nobody may do');
    expect(standing(facts, 'R-001')?.whyUnseen).toContain('summary');
    expect(facts.filter((one) => one.standing !== 'seen' && !one.whyUnseen)).toEqual([]);
  });

  it('is found by section, by how far it is, by its id and by its words', () => {
    const wanted = (some: Partial<Parameters<typeof isWanted>[1]>) =>
      facts.filter((one) => isWanted(one, { section: '', standing: '', words: '', ...some }));
    expect(wanted({ standing: 'unseen' })).toHaveLength(facts.length - 1);
    expect(wanted({ words: 'r-005' }).map(({ item }) => item.id)).toEqual(['R-005']);
    expect(new Set(wanted({ section: 'Messaging' }).map(({ item }) => item.section))).toEqual(
      new Set(['Messaging']),
    );
  });

  it('has a reason of its own only for what is in the list', () => {
    expect(reasoned.filter((id) => !standing(facts, id))).toEqual([]);
  });

  it('takes the narrower of two folders', () => {
    expect(whyUnpictured('packages/core/src/machines/booking/booking.test.ts')).toContain('step by step');
    expect(whyUnpictured('packages/core/src/domain/money.test.ts')).toContain('calculated');
  });
});
