import { describe, expect, it } from 'vitest';
import { isValid } from '../validation.ts';
import { checkNewPassword } from './new-password.ts';

const fieldsOf = (password: string, confirmation = password) =>
  Object.keys(checkNewPassword({ password, confirmation }));

describe('a new password', () => {
  it.each([
    ['1234567', ['password']],
    ['', ['password']],
    ['12345678', []],
    ['        ', []],
    ['🌸'.repeat(4), []],
  ])('of %j lacks %j (R-095, A-32)', (password, expected) => {
    expect(fieldsOf(password)).toEqual(expected);
  });

  it('is typed twice, to the sign (R-094, A-32)', () => {
    expect(fieldsOf('12345678', '12345678 ')).toEqual(['confirmation']);
    expect(fieldsOf('short', 'shorter')).toEqual(['password', 'confirmation']);
    expect(isValid(checkNewPassword({ password: 'a long one', confirmation: 'a long one' }))).toBe(true);
  });
});
