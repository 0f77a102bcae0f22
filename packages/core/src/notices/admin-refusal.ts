import type { DataErrorCode } from '../data-port/errors.ts';

/**
 * The notice for somebody not having been made an admin, whoever hears of it and when.
 * `self`: the member wanted to become the admin.
 */
export function refusedAdminNotice(code: DataErrorCode | null, self: boolean) {
  if (code === 'admin-restricted') return 'admin-access-restricted';
  return code === 'forbidden' && !self ? 'admin-grant-not-allowed' : 'admin-grant-failed';
}
