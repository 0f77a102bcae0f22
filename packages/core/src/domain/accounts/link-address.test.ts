import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfirmationLink, readRecoveryLink } from './account-links.ts';
import { type OpenedAddress, withoutLink } from './link-address.ts';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

function opened(path: string): OpenedAddress {
  const [beforeHash = '', ...hash] = path.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  const part = (sign: string, rest: string[]) => (rest.length > 0 ? sign + rest.join(sign) : '');
  return { pathname, search: part('?', search), hash: part('#', hash) };
}
const left = (path: string) => withoutLink(opened(path))?.left;

describe('an address that a mail’s link has opened', () => {
  it.each([
    [`/email-confirmed?token_hash=abc&type=signup`, '/email-confirmed'],
    [`/email-confirmed#access_token=${JWT}&refresh_token=r&type=signup`, '/email-confirmed'],
    ['/email-confirmed?type=signup', '/email-confirmed'],
    ['/email-confirmed?token_hash[]=1', '/email-confirmed'],
    ['/email-confirmed#access_token', '/email-confirmed'],
    ['/email-confirmed#access_token%E0%A4%A=x', '/email-confirmed'],
    ['/email-confirmed#/access_token=x', '/email-confirmed'],
    ['/email-confirmed##error=access_denied', '/email-confirmed'],
    ['/email-confirmed#e30.e30.c2ln', '/email-confirmed'],
    ['/Email-Confirmed/?anything=1', '/Email-Confirmed/'],
    ['/email-confirmed%3Ftoken_hash=abc&type=signup', '/email-confirmed'],
    ['/update-password?Token_Hash=abc', '/update-password'],
    ['/update-password?token_hash%3Dabc%26type%3Drecovery', '/update-password'],
    ['/update-password?%2561ccess_token=abc', '/update-password'],
    ['/update-password?utm_source=mail', '/update-password'],
    ['/reset-password?email=maya%40sorella.test', '/reset-password'],
    ['/reset-password?email=%E0%A4%A', '/reset-password'],
  ])('says nothing of it any more: %s becomes %s (A-33, A-47)', (path, clean) => {
    expect(left(path)).toBe(clean);
  });

  it.each([
    [`/#access_token=${JWT}&type=signup`, '/'],
    ['/#error=access_denied&error_code=otp_expired', '/'],
    ['/?code=5e0d4a56-7a3c-4a91-9c3e-1f6c5f0a1b2c', '/'],
    ['/?token_hash=abc&amp;type=signup', '/'],
    ['/events?page=2&token_hash=abc&type=signup&signup=true', '/events?page=2&signup=true'],
    ['/events?page=2#access_token=x', '/events?page=2'],
    ['/events?next=%2Femail-confirmed%3Ftoken_hash%3Dabc', '/events'],
    [`/nowhere/access_token=${JWT}`, '/nowhere'],
    ['/token_hash=abc', '/'],
    ['//elsewhere.test/x?code=1', '/elsewhere.test/x'],
    ['//elsewhere.test%3Ftoken_hash=abc', '/'],
  ])('also elsewhere, and keeps what is the page’s own: %s becomes %s (A-47)', (path, clean) => {
    expect(left(path)).toBe(clean);
  });

  it.each([
    '/',
    '/events?page=2&signup=true&category=code',
    '/events#content',
    '/email-confirmed#content',
    '/email-confirmed',
    '/subscription-success?session_id=cs_test_1',
    '/event-booking-success?token=EC-1&payment_method=paypal',
    '/faq?q=error%20code',
    '/events?type=workshop',
  ])('is left alone when it carries nothing of one: %s', (path) => {
    expect(withoutLink(opened(path))).toBeNull();
  });

  it('gives the page and what the link carried to whoever reads it, also out of a path (A-47)', () => {
    const address = opened('/email-confirmed%3Ftoken_hash%3Dabc&type=signup#x=1');
    expect(withoutLink(address)).toEqual({
      page: '/email-confirmed',
      parts: { search: '?token_hash=abc&type=signup', hash: '#x=1' },
      left: '/email-confirmed',
    });
  });

  const SECRET = 'S3cr3tS3cr3t';
  const name = fc
    .constantFrom(
      'token_hash',
      'access_token',
      'refresh_token',
      'provider_token',
      'code',
      'error',
      'type',
      'x',
    )
    .chain((plain) =>
      fc.constantFrom(
        plain,
        plain.toUpperCase(),
        `${plain}[]`,
        `${plain}[0]`,
        `%20${plain}`,
        `+${plain}`,
        plain.replace(/^./, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
        plain.replace(/^./, (sign) => `%25${sign.charCodeAt(0).toString(16)}`),
      ),
    );
  const value = fc.oneof(
    fc.constantFrom(
      SECRET,
      `${SECRET}.${SECRET}.${SECRET}`,
      `${SECRET}%E0`,
      `%E0%A4%A${SECRET}`,
      JWT,
      'signup',
      '',
    ),
    fc.string(),
  );
  const pair = fc
    .tuple(name, fc.constantFrom('=', '%3D', '==', '=%00'), value)
    .map(([key, sign, text]) => `${key}${sign}${text}`);
  const part = fc
    .tuple(
      fc.constantFrom('', '/', '!', '?', '&', '#'),
      fc.array(pair, { maxLength: 4 }),
      fc.constantFrom('&', '&amp;', ';', '%26'),
    )
    .map(([first, pairs, between]) => (pairs.length > 0 ? first + pairs.join(between) : ''));
  const pages = fc.constantFrom(
    '/email-confirmed',
    '/update-password',
    '/reset-password/',
    '/EMAIL-CONFIRMED',
  );
  const others = fc.constantFrom(
    '/',
    '/events',
    '/nowhere/at/all',
    '//elsewhere.test',
    '/%E0%A4%A',
    '/email-confirmed/x',
  );
  const outcomes = ['token-hash', 'session', 'code', 'confirmed', 'refused', undefined];

  it('nothing throws, one of the known outcomes is read, and nothing secret stays, on whatever page (A-32, A-47)', () => {
    fc.assert(
      fc.property(fc.oneof(pages, others), part, part, (pathname, search, hash) => {
        // A text that no link's name stands before is the page's own, such as a search.
        const isPage = /^\/(email-confirmed|update-password|reset-password)\/?$/i.test(pathname);
        const address = { pathname, search: search && `?${search}`, hash: hash && `#${hash}` };
        const taken = withoutLink(address);
        const remains = taken ? taken.left : pathname + address.search + address.hash;
        const secrets = remains.split(/[?&#;]|%26/).filter((piece) => piece.includes(SECRET));
        expect(
          secrets.every(
            (piece) => !isPage && /^[ +!/]*(?:%20|\+)?(?:x|%78|%2578|type|%74|%2574)/i.test(piece),
          ),
        ).toBe(true);
        expect(new URL(remains, 'https://sorella.test').origin).toBe('https://sorella.test');
        // Taken once, there is nothing more to take.
        expect(taken && withoutLink(opened(taken.left))).toBeNull();
        const read = taken?.parts ?? { search: '', hash: '' };
        expect(outcomes).toContain(readConfirmationLink(read)?.kind);
        expect(outcomes).toContain(readRecoveryLink(read)?.kind);
      }),
      { numRuns: 2_000 },
    );
  });

  it('nothing throws whatever stands there, and a link’s page is empty afterwards (A-47)', () => {
    fc.assert(
      fc.property(
        pages,
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (pathname, search, hash) => {
          const taken = withoutLink({ pathname, search: `?${search}`, hash: `#${hash}` });
          expect(taken?.left ?? pathname).toMatch(/^\/[a-z-]+\/?(?:#[a-z]+)?$/i);
          readConfirmationLink({ search, hash });
          readRecoveryLink({ search, hash });
        },
      ),
    );
  });
});
