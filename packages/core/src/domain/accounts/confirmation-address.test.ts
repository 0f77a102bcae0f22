import { describe, expect, it } from 'vitest';
import { confirmationAddress, confirmationOrigin } from './confirmation-address.ts';

const SITE = 'https://sorella.test';
const EVENT = '/events/10000000-0000-4000-8000-000000000001';
const PAGE = 'https://sorella.test/email-confirmed';

describe('the address of a confirmation mail', () => {
  it.each([EVENT, '/events?city=Berlin&page=2', '/coffee-chats'])(
    'takes %s along to whatever device opens it (R-028, R-084, A-47)',
    (origin) => {
      const address = confirmationAddress(SITE, origin);
      expect(address).toMatch(/^https:\/\/sorella\.test\/email-confirmed\?origin=/);
      expect(confirmationOrigin({ search: address.slice(address.indexOf('?')), hash: '' })).toBe(origin);
      const next = `?token_hash=a-hash&type=signup&next=${encodeURIComponent(address)}`;
      expect(confirmationOrigin({ search: next, hash: '' })).toBe(origin);
    },
  );

  it.each([undefined, '/events', 'https://elsewhere.test/', '//elsewhere.test', '/signin'])(
    'takes nothing along of %j (R-058, A-34)',
    (origin) => expect(confirmationAddress(SITE, origin)).toBe(PAGE),
  );

  it.each([
    '',
    '?origin=https://elsewhere.test',
    '?origin=//elsewhere.test',
    '?next=%25',
    `?next=${encodeURIComponent(`${PAGE}?origin=//elsewhere.test`)}`,
    `?next=${encodeURIComponent(PAGE)}`,
  ])('leads to no other site, and nowhere with %j (A-34)', (search) =>
    expect(confirmationOrigin({ search, hash: '' })).toBeUndefined(),
  );
});
