import {
  type AdminSection,
  adminSectionHref,
  adminSectionOf,
} from '@sorella/core/domain/administration/sections';
import type { AdminOverview } from '@sorella/core/domain/entities/admin';
import { adminPlaceTexts } from '@sorella/core/notices/texts/admin-place.texts';
import type { PlaceGroup } from '../../admin/place/AdminPlace.tsx';
import { SECTION_NAMES } from './tools/section-titles.ts';

/** The first entry of the place's list, which is no section. */
export const TODAY = 'today';

/** The place's list, in the order of a day: what waits, then who is there, then what was. */
export function groupsOf(
  overview: AdminOverview | undefined,
  open: ReadonlySet<AdminSection>,
): readonly PlaceGroup[] {
  const entry = (id: AdminSection, waiting?: number) => ({
    id,
    href: adminSectionHref(id),
    label: SECTION_NAMES[id],
    waiting: waiting ?? null,
  });
  const groups = [
    {
      title: null,
      entries: [
        { id: TODAY, href: adminSectionHref(null), label: adminPlaceTexts.today, waiting: null },
        entry('events'),
      ],
    },
    {
      title: adminPlaceTexts.toDecide,
      entries: [
        entry('applications', overview?.applications.waiting),
        entry('payment-desk', overview?.bookings.waiting),
        entry('refunds', overview?.refunds.waiting),
        entry('reports', overview?.reports.waiting),
        entry('coffee-chats', overview?.coffeeChats.waiting),
      ],
    },
    {
      title: adminPlaceTexts.community,
      entries: [entry('members'), entry('subscriptions')],
    },
    {
      title: adminPlaceTexts.records,
      entries: [entry('mails', overview?.mails.givenUp), entry('cancelled'), entry('audit')],
    },
    {
      title: adminPlaceTexts.settings,
      entries: [entry('staff'), entry('payment-term'), entry('features')],
    },
  ];
  return groups.flatMap(({ title, entries }) => {
    const shown = entries.filter(({ id }) => {
      const section = adminSectionOf(id);
      return section === undefined || open.has(section);
    });
    return shown.length === 0 ? [] : [{ title, entries: shown }];
  });
}
