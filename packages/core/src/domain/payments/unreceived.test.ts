import { expect, it } from 'vitest';
import { unreceived } from './unreceived.ts';

const at = '2026-11-20T12:00:00+00:00';

it('counts what an approval confirms by hand: priced, and not wholly received (A-100)', () => {
  expect(
    unreceived([
      { amountCents: 0, received: null },
      { amountCents: 2500, received: null },
      { amountCents: 2500, received: { amountCents: 2500, at, byHandCents: 0 } },
      { amountCents: 3000, received: { amountCents: 2000, at, byHandCents: 1000 } },
    ]),
  ).toEqual({ count: 2, cents: 3500 });
  expect(unreceived([])).toEqual({ count: 0, cents: 0 });
});
