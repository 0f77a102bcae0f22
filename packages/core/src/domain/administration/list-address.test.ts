import { expect, it } from 'vitest';
import { ListAddress } from './list-address.ts';

it('reads how a list is looked at, and drops what no list could have written (A-91)', () => {
  const written = { q: 'Maya', status: 'past', from: '2026-11-01', order: 'oldest', page: 3 };
  expect(ListAddress.parse(written)).toEqual(written);
  const mistyped = { q: 'a\u0000b', status: 'x'.repeat(101), page: -1, sort: ['date'], else: 'x' };
  expect(ListAddress.parse(mistyped)).toEqual({});
});
