import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildPaypalLink,
  cleanPaypalUsername,
  formatEuros,
  formatPrice,
  isPayableLink,
  isPaypalUsername,
  PLANS,
  parsePaypalLink,
  priceInCents,
  TEST_LINK_CENTS,
} from './money.ts';

const username = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/);
const credits = fc.integer({ min: 1, max: 10_000 });

describe('prices', () => {
  it('makes 5 euros of a credit, in cents (R-312, R-313)', () => {
    expect(priceInCents(0)).toBe(0);
    expect(priceInCents(6)).toBe(3000);
    fc.assert(
      fc.property(credits, (n) => {
        expect(priceInCents(n)).toBe(n * 5 * 100);
      }),
    );
  });

  it('calls a malformed number of credits free', () => {
    for (const bad of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(priceInCents(bad)).toBe(0);
  });

  it('shows two decimals (R-312)', () => {
    expect(formatPrice(6)).toBe('€30.00');
    expect(formatEuros(0)).toBe('€0.00');
    expect(formatEuros(5)).toBe('€0.05');
    expect(formatEuros(125_000)).toBe('€1,250.00');
    expect(formatEuros(100_000_000)).toBe('€1,000,000.00');
  });

  it('loses no cent on the way to the screen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        expect(Math.round(Number(formatEuros(cents).replace(/[€,]/g, '')) * 100)).toBe(cents);
      }),
    );
  });

  it('knows the three plans (R-052, R-053, R-054)', () => {
    expect(
      Object.values(PLANS).map((plan) => [formatEuros(plan.priceCents), plan.credits, plan.comingSoon]),
    ).toEqual([
      ['€5.00', 1, false],
      ['€49.99', 10, true],
      ['€129.99', 30, true],
    ]);
  });
});

describe('PayPal.me links', () => {
  it('are built from username and cents with two decimals (R-314, A-16)', () => {
    expect(buildPaypalLink('SorellaBerlin', 3000)).toBe('https://paypal.me/SorellaBerlin/30.00');
    expect(buildPaypalLink('SorellaBerlin', TEST_LINK_CENTS)).toBe('https://paypal.me/SorellaBerlin/25.00');
  });

  it('are not built for a free event or a bad username', () => {
    expect(buildPaypalLink('Sorella', 0)).toBeNull();
    expect(buildPaypalLink('Sorella', 12.5)).toBeNull();
    expect(buildPaypalLink('so rella', 500)).toBeNull();
    expect(buildPaypalLink('a/../b', 500)).toBeNull();
    expect(buildPaypalLink('', 500)).toBeNull();
  });

  it('come back as they were built', () => {
    fc.assert(
      fc.property(username, fc.integer({ min: 1, max: 999_999_999_999 }), (name, cents) => {
        expect(parsePaypalLink(buildPaypalLink(name, cents))).toEqual({ username: name, cents });
      }),
    );
  });

  it.each([
    null,
    undefined,
    '',
    'javascript:alert(1)',
    'http://paypal.me/Sorella/30.00',
    'https://paypal.me.evil.example/Sorella/30.00',
    'https://evil.example/https://paypal.me/Sorella/30.00',
    'https://paypal.me/Sorella/30',
    'https://paypal.me/Sorella/30.00EUR',
    'https://paypal.me/Sorella/30.00\n',
    'https://paypal.me/Sorella/030.00',
    'https://paypal.me/Sorella/0.00',
    'https://paypal.me/Sor%2Fella/30.00',
    'https://paypal.me/Sorella/30.00?x=1',
    ' https://paypal.me/Sorella/30.00',
  ])('are never opened when they read %j', (link) => {
    expect(parsePaypalLink(link)).toBeNull();
    expect(isPayableLink(link, 6)).toBe(false);
  });

  it('are only payable at the price of the event', () => {
    expect(isPayableLink('https://paypal.me/Sorella/30.00', 6)).toBe(true);
    expect(isPayableLink('https://paypal.me/Sorella/30.00', 5)).toBe(false);
  });

  it('never accept a string other than the one they would build', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          username.map((name) => `https://paypal.me/${name}/5.00`),
        ),
        (text) => {
          const parsed = parsePaypalLink(text);
          const rebuilt = parsed ? buildPaypalLink(parsed.username, parsed.cents) : text;
          expect(rebuilt).toBe(text);
        },
      ),
    );
  });
});

describe('the PayPal.me username setting (R-353)', () => {
  it.each([
    ['Sorella', 'Sorella'],
    ['  Sorella  ', 'Sorella'],
    ['https://paypal.me/Sorella', 'Sorella'],
    ['http://www.paypal.me/Sorella/25.00', 'Sorella'],
    ['PayPal.me/Sorella?locale.x=de', 'Sorella'],
    ['paypal.me/Sorella/', 'Sorella'],
    ['@Sorella', 'Sorella'],
    ['Sorella/30', 'Sorella'],
    ['https://paypal.me/', ''],
    ['paypal.me', ''],
    ['', ''],
    ['   ', ''],
  ])('cleans %j to %j', (typed, cleaned) => {
    expect(cleanPaypalUsername(typed)).toBe(cleaned);
  });

  it('gives the username back from any link around it, and changes nothing the second time', () => {
    fc.assert(
      fc.property(
        username,
        fc.constantFrom('', 'paypal.me/', 'https://paypal.me/', 'https://www.paypal.me/'),
        (name, prefix) => {
          expect(cleanPaypalUsername(`${prefix}${name}/12.00`)).toBe(name);
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = cleanPaypalUsername(typed);
        expect(!isPaypalUsername(once) || cleanPaypalUsername(once) === once).toBe(true);
        expect(once).not.toMatch(/[/?#]/);
      }),
    );
  });
});
