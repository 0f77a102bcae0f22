import { accountLinkTexts } from '../../notices/texts/account-links.texts.ts';
import { PASSWORD_MIN_LENGTH } from '../limits.ts';
import type { FieldErrors } from '../validation.ts';

/** What the visitor types to choose a password, twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** The form of a new password: long enough and twice the same. Spaces count as typed. */
export function checkNewPassword({
  password,
  confirmation,
}: NewPassword): FieldErrors<'password' | 'confirmation'> {
  return {
    ...(password.length < PASSWORD_MIN_LENGTH && { password: accountLinkTexts.passwordTooShort }),
    ...(password !== confirmation && { confirmation: accountLinkTexts.passwordsDiffer }),
  };
}
