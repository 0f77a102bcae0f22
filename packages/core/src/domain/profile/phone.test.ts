import { expect, it } from 'vitest';
import { phoneHref } from './phone.ts';

it.each([
  ['+49 (170) 555-1234', 'tel:+491705551234'],
  ['030/555 00 06', 'tel:0305550006'],
])('a number written %s is called by its digits', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
