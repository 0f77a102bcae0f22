import type { StaffRight, StaffRole } from '../entities/staff.ts';
import { ADMIN_SECTIONS, type AdminSection } from './sections.ts';

/** What each role may, as the database has it in `private.role_rights`. */
export const ROLE_RIGHTS: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  host: ['guests'],
  treasurer: ['payments', 'refunds'],
  moderator: ['members', 'reports'],
};

/** The right that opens a section; null where it is for admins alone. */
export const SECTION_RIGHTS: Readonly<Record<AdminSection, StaffRight | null>> = {
  events: 'guests',
  applications: null,
  'payment-desk': 'payments',
  refunds: 'refunds',
  'coffee-chats': null,
  reports: 'reports',
  members: 'members',
  subscriptions: null,
  mails: null,
  cancelled: null,
  audit: null,
  staff: null,
  'payment-term': null,
  features: null,
};

/** The sections that are open to her; none for a member without a role. */
export const openSections = (isAdmin: boolean, rights: readonly StaffRight[]): ReadonlySet<AdminSection> =>
  new Set(
    ADMIN_SECTIONS.filter((section) => {
      const right = SECTION_RIGHTS[section];
      return isAdmin || (right !== null && rights.includes(right));
    }),
  );
