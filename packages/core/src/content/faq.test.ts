import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAQ, FAQ_CATEGORIES, FAQ_MOST_ASKED, type FaqEntry, findFaqEntries, markMatches } from './index.ts';

const ids = (entries: readonly FaqEntry[]) => entries.map(({ id }) => id);

describe('the help page', () => {
  it('has questions in every group, each with an address of its own (R-243, R-246)', () => {
    expect(new Set(ids(FAQ)).size).toBe(FAQ.length);
    expect([...new Set(FAQ.map(({ category }) => category))]).toEqual([...FAQ_CATEGORIES]);
    for (const { id, question, answer } of FAQ) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(question.length).toBeGreaterThan(5);
      expect(answer).toMatch(/[.!]$/);
    }
  });

  it('says what becomes of money: cancelled in time, later, by us, or with no seat left, how it is sent, and whom to ask (R-333, A-14, A-89)', () => {
    for (const asked of ['refund', 'money back', 'paid full', 'event is cancelled'])
      expect(ids(findFaqEntries(FAQ, asked))).toContain('refund');
    const { answer = '' } = FAQ.find(({ id }) => id === 'refund') ?? {};
    for (const said of [/up to 48 hours/, /later/, /not approved/, /full/, /PayPal/, /Contact/, /reference/])
      expect(answer).toMatch(said);
  });

  it.each([
    ['reimbursement', 'refund'],
    ['fee', 'what-it-costs'],
    ['waitlist', 'full'],
    ['waiting list', 'full'],
    ['sold out', 'full'],
    ['ticket', 'apply'],
    ['invoice', 'pay'],
    ['vegan', 'needs'],
    ['credit card', 'pay'],
    ['withdraw', 'cancel'],
    ['sick', 'cancel'],
    ['guest', 'bring-a-friend'],
    ['plus one', 'bring-a-friend'],
    ['harassment', 'report-or-block'],
    ['spam', 'report-or-block'],
    ['unsubscribe', 'notifications'],
    ['too many emails', 'notifications'],
    ['login', 'forgot-password'],
    ['verification', 'confirmation-email'],
    ['gdpr', 'delete-account'],
    ['husband', 'who-can-join'],
    ['cheap', 'what-it-costs'],
    ['phone number', 'edit-profile'],
    ['I moved', 'edit-profile'],
  ])('answers who looks for it in her own words: %s (R-242)', (search, id) => {
    expect(ids(findFaqEntries(FAQ, search))).toContain(id);
    const withoutThem = FAQ.map((entry) => ({ ...entry, alsoCalled: '' }));
    expect(ids(findFaqEntries(withoutThem, search))).not.toContain(id);
  });

  it('finds the words that people use besides by how they begin, not by what they hold (R-242)', () => {
    expect(ids(findFaqEntries(FAQ, 'reimburse'))).toEqual(['refund']);
    expect(ids(findFaqEntries(FAQ, 'imburse'))).toEqual([]);
  });

  it('names what is asked most among its questions', () => {
    expect(ids(FAQ)).toEqual(expect.arrayContaining([...FAQ_MOST_ASKED]));
  });

  it('finds what holds every word, in question or answer, in any case and without accents (R-242)', () => {
    expect(ids(findFaqEntries(FAQ, 'PAYPAL link'))).toEqual(['pay']);
    expect(ids(findFaqEntries(FAQ, 'cafe unicorn'))).toEqual([]);
    expect(findFaqEntries(FAQ, '  ')).toHaveLength(FAQ.length);
    const cafe: FaqEntry = { id: 'cafe', category: 'General', question: 'Which Café?', answer: 'Ours.' };
    expect(findFaqEntries([cafe], 'cafe')).toEqual([cafe]);
  });

  it('marks what was searched for, overlaps included, and loses no letter (R-242)', () => {
    expect(markMatches('Can I cancel?', 'can cancel')).toEqual([
      { text: 'Can', matches: true },
      { text: ' I ', matches: false },
      { text: 'cancel', matches: true },
      { text: '?', matches: false },
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, search) => {
        expect(
          markMatches(text, search)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
