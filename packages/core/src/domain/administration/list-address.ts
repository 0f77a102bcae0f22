import * as z from 'zod/mini';
import { AddressPage, AddressText } from '../address-values.ts';

/**
 * How an organizer looks at a list, as the address says it: search, page, order and filters by their ids. Malformed
 * values are left out, and a list ignores what it does not know: an address typed by hand never breaks a page.
 */
export const ListAddress = z.object({
  q: AddressText,
  page: AddressPage,
  sort: AddressText,
  order: AddressText,
  status: AddressText,
  state: AddressText,
  payment: AddressText,
  cancelled: AddressText,
  shown: AddressText,
  period: AddressText,
  action: AddressText,
  tableName: AddressText,
  from: AddressText,
  to: AddressText,
});
/** See the schema of the same name. */
export type ListAddress = z.infer<typeof ListAddress>;
