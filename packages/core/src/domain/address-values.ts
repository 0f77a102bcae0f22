import * as z from 'zod/mini';

/** Words in an address: up to 100 letters, none of them a control character. Others are left out, as if none were there. */
export const AddressText = z.catch(
  z.optional(z.string().check(z.maxLength(100), z.regex(/^[^\p{Cc}]+$/u))),
  undefined,
);

/** A page of a list in an address, from 1; others are left out. */
export const AddressPage = z.catch(z.optional(z.int().check(z.positive())), undefined);
