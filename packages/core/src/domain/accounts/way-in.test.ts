import { describe, expect, it } from 'vitest';
import { isCameFor, isWayIn } from './way-in.ts';

describe('the way in', () => {
  it.each(['/signin', '/signup', '/reset-password', '/signup?step=2', '/SignIn/'])(
    'goes on at %s, where it stays remembered what was wanted (R-028)',
    (path) => expect(isWayIn(path)).toBe(true),
  );

  it.each(['/', '/events', '/events/signin', '/update-password', 'signin', ''])('has ended at %j', (path) =>
    expect(isWayIn(path)).toBe(false),
  );

  it("leads back to an event's own page also from the header's links, and to no other (R-028, R-058)", () => {
    expect(['/events/one', '/events', '/events?page=2', '/', '/faq'].map(isCameFor)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
