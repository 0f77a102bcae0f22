import { expect, it } from 'vitest';
import { byHandWords } from './ReceivedNote.tsx';

const came = (amountCents: number, byHandCents: number) =>
  byHandWords({ amountCents: 2500, received: { amountCents, at: '2026-11-20T12:00:00+00:00', byHandCents } });

it('says under a held approval what it confirms by hand, and that too much came (A-100)', () => {
  expect(byHandWords({ amountCents: 2500, received: null })).toBe(
    'Nothing received: \u20ac25.00 is confirmed by hand.',
  );
  expect(came(1500, 1000)).toBe('Not all of it received: \u20ac10.00 is confirmed by hand.');
  expect(came(2500, 0)).toBeNull();
  expect(came(4000, 0)).toBe('More than the price came: what is too much waits under Refunds.');
});
