// @vitest-environment node
import type { CommunityData } from '@sorella/core/data-port';
import { createMemoryStore } from '@sorella/core/offline';
import {
  BASE_NOW,
  CARD_STATES,
  connect,
  DEMO_IDS,
  inDays,
  SCENARIOS,
  type ScenarioName,
  type Viewer,
} from '@sorella/mocks';
import { type MockServer, startMockServer } from '@sorella/mocks/server';
import { InfiniteQueryObserver, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  PENDING_BOOKINGS_KEY,
  paypalUsernameQuery,
  pendingCountQuery,
} from '../features/admin/booking-review/queries.ts';
import { eventSeriesQuery } from '../features/admin/events/event-series-query.ts';
import { PAYMENT_TARGETS_KEY } from '../features/admin/payment-targets-key.ts';
import { eventPaymentTermQuery, paymentTermQuery } from '../features/admin/payment-term-query.ts';
import { coffeeChatIdeasQuery, coffeeChatsQuery } from '../features/coffee-chats/queries.ts';
import { eventQuery } from '../features/events/event-query.ts';
import {
  applicationHistoryQuery,
  eventPageQuery,
  ownApplicationsQuery,
  ownBookingsQuery,
  teaserEventsQuery,
} from '../features/events/queries.ts';
import { inboxQuery, mayMessageQuery, peopleQuery, threadQuery } from '../features/messages/queries.ts';
import { unreadQuery } from '../features/messages/unread.ts';
import {
  notificationSettingsQuery,
  notificationsQuery,
  unreadNotificationsQuery,
} from '../features/notifications/queries.ts';
import { ownProfileQuery } from '../features/profile/queries.ts';
import { blockedQuery, memberCardQuery } from '../features/safety/queries.ts';
import {
  adminExistsQuery,
  disabledFeaturesQuery,
  isAdminQuery,
  rightsQuery,
  suspensionQuery,
  warningsQuery,
} from '../features/session/access-queries.ts';
import { createNoticeCenter } from '../notices/notice-center.ts';
import type { ForEachWrite } from '../runtime/announced-writes.ts';
import { steadyDevice } from '../runtime/device.fixture.ts';
import { createQueryClient } from '../runtime/query-client.ts';
import { createAppServices } from './create-app-services.ts';
import { startApp } from './start-app.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

const { admin, maya, noor } = DEMO_IDS;
const from = BASE_NOW.toISOString();
const page = { from, category: null, city: null, search: null, page: 1, pageSize: 6 };

/** What no answer of a write tells, and no page shows: who did it when, to the millisecond. */
const UNTOLD: ReadonlySet<string> = new Set([
  'updatedAt',
  'processedAt',
  'decidedAt',
  'decidedBy',
  'settledAt',
  'settledBy',
  'blockedAt',
  'readAt',
  'createdBy',
  'paypalUsername',
  'oldest',
]);

/** An answer without what is {@link UNTOLD}. */
function told(value: unknown): unknown {
  if (value instanceof Map) return told([...value]);
  if (Array.isArray(value)) return value.map(told);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (UNTOLD.has(key) ? [] : [[key, told(part)]])),
  );
}

const READS = /^(list|get|count|has|is|may|admin)/;

/** Reads that look at once, and answer when they are let go. */
function holding() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return {
    letGo: () => resolve(),
    /** How many have looked and not answered. */
    waiting: () => waiting,
    async pass(look: () => Promise<unknown>) {
      const answer = await look();
      waiting += 1;
      await promise;
      waiting -= 1;
      return answer;
    },
  };
}

/** The port, whose reads can be held: they look when they are asked, and answer later. */
function withHeldReads(data: CommunityData) {
  let held: ReturnType<typeof holding> | null = null;
  const wrapped = <Of extends object>(part: Of): Of =>
    new Proxy(part, {
      get(target, key, receiver) {
        const value: unknown = Reflect.get(target, key, receiver);
        if (typeof value !== 'function' || !READS.test(String(key)) || key === 'getOwnForEvent') return value;
        return (...input: unknown[]) => {
          const look = (): Promise<unknown> => Reflect.apply(value, target, input);
          return held ? held.pass(look) : look();
        };
      },
    });
  return {
    data: new Proxy(data, {
      get(target, key, receiver) {
        const part: unknown = Reflect.get(target, key, receiver);
        const isTried = key !== 'auth' && key !== 'live' && typeof part === 'object' && part !== null;
        return isTried ? wrapped(part) : part;
      },
    }),
    /** Holds what is read from now on, in place of what was held before. */
    hold: () => (held = holding()),
    holdNothing: () => {
      held = null;
    },
  };
}

/** A query as pages make it. */
type Read = { queryKey: QueryKey; queryFn?: unknown };

/** A table of the admin's, as its panel asks for it. */
const panel = (
  name: string,
  filters: Record<string, string>,
  queryFn: () => Promise<unknown>,
  queryKey: QueryKey = ['admin-tools', name],
): Read => {
  const request = {
    page: 1,
    sortBy: 'date',
    ascending: false,
    search: '',
    filters,
    pageSize: 25,
    isExport: false,
  };
  return { queryKey: [...queryKey, request], queryFn };
};

const SUSPENSION = { userId: maya, until: '2030-01-01T00:00:00Z', reason: 'Three no-shows' } as const;
const memberStory = (data: CommunityData): Read[] => [
  { queryKey: ['admin-tools', 'member-story', maya], queryFn: () => data.admin.getMemberStory(maya) },
];

const staff = (data: CommunityData): Read[] => [
  { queryKey: ['admin-tools', 'staff'], queryFn: () => data.admin.listStaff() },
];

/** One write, tried in a world before reads that it changes. */
interface Trial {
  scenario: ScenarioName;
  as: Exclude<Viewer, 'visitor'>;
  reads(data: CommunityData): Read[];
  /** `look` reads what the write is about, and is not held. */
  act(data: CommunityData, look: CommunityData): Promise<unknown>;
}

/** A write after which nothing that is cached is another, and why. */
type Untried = string;

const card = (of: keyof typeof CARD_STATES) => CARD_STATES[of].id;

/** What cards, the event's own page and My Applications are drawn from. */
const cards = (event: string) => (data: CommunityData) => [
  eventPageQuery(data, page),
  eventQuery(data, event),
  ownApplicationsQuery(data, maya),
  applicationHistoryQuery(data, maya),
];

const applicationOf = async (data: CommunityData, eventId: string) => {
  const found = await data.applications.getOwnForEvent({ eventId, userId: maya });
  if (!found) throw new Error('She has not applied');
  return found;
};

const applicationsPanel = (status: string) => (data: CommunityData) =>
  panel('applications', { status }, () =>
    data.admin.listApplications({ page: 1, pageSize: 25, ...(status === 'pending' && { status }) }),
  );

/** The tools' place: the list and the counts beside it, without the review of bookings. */
const decidingPlace = (status: 'pending' | 'past') => (data: CommunityData) => [
  panel('applications', { status }, () => data.admin.listApplications({ page: 1, pageSize: 25, status })),
  overview(data),
];

/** The same without a filter: whether an event that has begun is over no row says, so how many are is read again. */
const wholePlace = (data: CommunityData) => [
  panel('applications', { status: '' }, async () => {
    const { rows, total } = await data.admin.listApplications({ page: 1, pageSize: 25 });
    return { rows, total };
  }),
  overview(data),
];

const closePast = async (data: CommunityData, look: CommunityData) => {
  const { rows } = await look.admin.listApplications({ page: 1, pageSize: 25, status: 'past' });
  const applicationIds = rows.map(({ id }) => id);
  return data.admin.decideApplications({ applicationIds, decision: 'deny', notes: 'Over' });
};

const firstPending = async (data: CommunityData) => {
  const { rows } = await data.admin.listApplications({ page: 1, pageSize: 25, status: 'pending' });
  const [row] = rows;
  if (!row) throw new Error('Nobody waits');
  return row;
};

const overview = (data: CommunityData): Read => ({
  queryKey: ['admin-tools', 'overview'],
  queryFn: async () => {
    const { bookings, applications, approvals, coffeeChats, reports, refunds } =
      await data.admin.getOverview();
    return { bookings, applications, approvals, coffeeChats, reports, refunds };
  },
});

const bookingReview = (data: CommunityData) => [
  panel(
    'pending-bookings',
    { past: '' },
    () => data.bookings.listPending({ page: 1, pageSize: 100 }),
    PENDING_BOOKINGS_KEY,
  ),
  pendingCountQuery(data),
];

/** Where a statement is recorded: what it was matched with. */
const statementPlace = (data: CommunityData) => [
  {
    queryKey: PAYMENT_TARGETS_KEY,
    // Of what was matched only whether it waits is said again.
    queryFn: async () =>
      (await data.admin.listPaymentTargets(1)).rows.map(({ bookingId, bookingStatus, event }) => ({
        bookingId,
        bookingStatus,
        event: { startTime: event.startTime },
      })),
  },
];

const draft = {
  title: 'A walk along the canal',
  description: 'Slowly',
  detailedDescription: null,
  category: 'Social',
  location: 'Berlin, Paul-Lincke-Ufer',
  timeZone: 'Europe/Berlin',
  startTime: inDays(1, 9),
  endTime: inDays(1, 11),
  maxAttendees: 12,
  creditsRequired: 0,
  imageUrl: null,
  paypalUsername: null,
};

const ownChat = async (data: CommunityData) => {
  const { rows } = await data.coffeeChats.listOwn(maya, { page: 1, pageSize: 20 });
  const found = rows.find(({ status }) => status === 'pending');
  if (!found) throw new Error('She has asked nobody');
  return found;
};
const receivedChat = async (data: CommunityData) => {
  const { rows } = await data.coffeeChats.listReceived(maya, { page: 1, pageSize: 20 });
  const found = rows.find(({ status }) => status === 'pending');
  if (!found) throw new Error('Nobody has asked her');
  return found;
};

const WARNING = { userId: maya, warningId: crypto.randomUUID(), warning: 'Please be on time' };

const TRIALS: ForEachWrite<Trial | readonly Trial[] | Untried> = {
  access: {
    confirmWarning: {
      scenario: 'demo',
      as: 'maya',
      reads: (data) => [warningsQuery(data, maya)],
      act: (data) => data.access.confirmWarning(WARNING),
    },
  },
  applications: {
    apply: {
      scenario: 'demo',
      as: 'maya',
      reads: cards(card('paid')),
      act: (data) => data.applications.apply({ eventId: card('paid'), userId: maya }),
    },
    // Her press had no answer, and it had arrived.
    getOwnForEvent: {
      scenario: 'demo',
      as: 'maya',
      reads: cards(card('paid')),
      act: async (data, look) => {
        await look.applications.apply({ eventId: card('paid'), userId: maya });
        return data.applications.getOwnForEvent({ eventId: card('paid'), userId: maya });
      },
    },
    statePaid: {
      scenario: 'demo',
      as: 'maya',
      reads: cards(card('pendingPayment')),
      act: async (data, look) => {
        const { id } = await applicationOf(look, card('pendingPayment'));
        return data.applications.statePaid({ applicationId: id, paid: true });
      },
    },
    cancel: {
      scenario: 'demo',
      as: 'maya',
      reads: (data) => [...cards(card('bookedAndPaid'))(data), ownBookingsQuery(data, maya)],
      act: (data) => data.applications.cancel({ eventId: card('bookedAndPaid') }),
    },
  },
  bookings: {},
  events: {
    create: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [eventPageQuery(data, page)],
      act: (data) => data.events.create(admin, { id: crypto.randomUUID(), ...draft }),
    },
    update: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [
        eventPageQuery(data, page),
        eventQuery(data, card('free')),
        teaserEventsQuery(data, from),
      ],
      act: (data) => data.events.update(admin, card('free'), { title: 'Another title', maxAttendees: 99 }),
    },
    cancel: {
      scenario: 'everyCardState',
      as: 'admin',
      reads: (data) => [eventPageQuery(data, { ...page, page: 2 }), eventQuery(data, card('free'))],
      act: (data) => data.events.cancel(card('free'), 'The host is ill.'),
    },
    delete: {
      scenario: 'everyCardState',
      as: 'admin',
      reads: (data) => [eventPageQuery(data, { ...page, page: 2 })],
      act: (data) => data.events.delete(card('free')),
    },
    uploadImage: 'an event shows it once it is saved',
  },
  profiles: {
    update: {
      scenario: 'fullProfile',
      as: 'maya',
      // What stands beside her profile is no part of it.
      reads: (data) => [
        ownProfileQuery(data, maya),
        suspensionQuery(data, maya),
        warningsQuery(data, maya),
        rightsQuery(data, maya),
      ],
      act: (data) => data.profiles.update(maya, { title: 'Something else' }),
    },
    uploadAvatar: 'a profile shows it once it is saved',
    saveSocialLinks: 'no page reads them',
    saveQuestionnaire: 'no page reads them',
    saveInterests: 'no page of hers reads them',
    requestApproval: 'no page of hers reads it',
  },
  coffeeChats: {
    create: {
      scenario: 'coffeeIdeas',
      as: 'maya',
      reads: (data) => [coffeeChatsQuery(data, maya, 'own'), coffeeChatIdeasQuery(data, maya)],
      act: async (data, look) => {
        const [idea] = await look.coffeeChats.listIdeas(maya);
        return data.coffeeChats.create({
          id: crypto.randomUUID(),
          requesterId: maya,
          recipientId: idea?.userId ?? null,
          message: 'Tea?',
          proposedDates: [inDays(3, 12)],
          timeZone: 'UTC',
        });
      },
    },
    cancelOwn: {
      scenario: 'coffeeChats',
      as: 'maya',
      reads: (data) => [coffeeChatsQuery(data, maya, 'own')],
      act: async (data, look) =>
        data.coffeeChats.cancelOwn({ requestId: (await ownChat(look)).id, userId: maya }),
    },
    answer: {
      scenario: 'coffeeChats',
      as: 'maya',
      reads: (data) => [coffeeChatsQuery(data, maya, 'received')],
      act: async (data, look) => {
        const { id, proposedDates } = await receivedChat(look);
        return data.coffeeChats.answer({ requestId: id, chosenDate: proposedDates.at(-1) ?? null });
      },
    },
    setStatus: {
      scenario: 'coffeeChats',
      as: 'admin',
      reads: (data) => [
        panel('coffee-chats', { show: '' }, () =>
          data.coffeeChats.listAll({ page: 1, pageSize: 25, show: 'active' }),
        ),
        overview(data),
      ],
      act: async (data, look) => {
        const { rows } = await look.coffeeChats.listAll({ page: 1, pageSize: 25, show: 'active' });
        const found = rows.find(({ status }) => status === 'pending');
        return data.coffeeChats.setStatus({ requestId: found?.id ?? '', status: 'completed' });
      },
    },
  },
  messages: {
    send: {
      scenario: 'talks',
      as: 'maya',
      reads: (data) => [threadQuery(data, maya, noor), inboxQuery(data, maya), peopleQuery(data, maya, '')],
      act: (data) =>
        data.messages.send({ id: crypto.randomUUID(), recipientId: noor, content: 'See you there' }),
    },
    markRead: {
      scenario: 'talks',
      as: 'maya',
      reads: (data) => [inboxQuery(data, maya), unreadQuery(data, maya)],
      act: async (data, look) => {
        const rows = await look.messages.listConversations({ userId: maya, before: null });
        const fromUserId = rows.find(({ unreadCount }) => unreadCount > 0)?.otherUserId ?? '';
        return data.messages.markRead({ fromUserId, forUserId: maya });
      },
    },
    signalTyping: 'nothing is read of it',
  },
  notifications: {
    markRead: {
      scenario: 'talks',
      as: 'maya',
      reads: (data) => [notificationsQuery(data, maya), unreadNotificationsQuery(data, maya)],
      act: async (data, look) => {
        const { rows } = await look.notifications.list({ userId: maya, before: null });
        const id = rows.find(({ readAt }) => readAt === null)?.id ?? '';
        return data.notifications.markRead({ userId: maya, ids: [id] });
      },
    },
    markAllRead: {
      scenario: 'talks',
      as: 'maya',
      reads: (data) => [notificationsQuery(data, maya), unreadNotificationsQuery(data, maya)],
      act: async (data, look) => {
        const { rows } = await look.notifications.list({ userId: maya, before: null });
        return data.notifications.markAllRead({ userId: maya, until: rows[0]?.createdAt ?? '' });
      },
    },
    saveSettings: {
      scenario: 'talks',
      as: 'maya',
      reads: (data) => [notificationSettingsQuery(data, maya)],
      act: async (data, look) => {
        const settings = await look.notifications.getSettings(maya);
        return data.notifications.saveSettings({
          userId: maya,
          read: settings,
          settings: { ...settings, muted: ['message-received:mail'] },
        });
      },
    },
    savePushDevice: 'what is shown of it is read again, since the browser knows a half of it',
    forgetPushDevice: 'what is shown of it is read again, since the browser knows a half of it',
    resumeMails: {
      scenario: 'talks',
      as: 'maya',
      reads: (data) => [notificationSettingsQuery(data, maya)],
      act: (data) => data.notifications.resumeMails(maya),
    },
    unsubscribe: 'its own page shows none of it, and the next one reads it',
  },
  safety: {
    block: {
      scenario: 'talks',
      as: 'maya',
      reads: (data) => [
        blockedQuery(data, maya),
        inboxQuery(data, maya),
        peopleQuery(data, maya, ''),
        mayMessageQuery(data, noor),
        memberCardQuery(data, noor),
        unreadQuery(data, maya),
      ],
      act: (data) => data.safety.block(noor),
    },
    unblock: {
      scenario: 'talks',
      as: 'noor',
      reads: (data) => [blockedQuery(data, noor)],
      act: (data) => data.safety.unblock(maya),
    },
    report: 'admins alone read it',
    decideReport: {
      scenario: 'talks',
      as: 'admin',
      reads: (data) => [
        panel('reports', { status: '' }, () =>
          data.safety.listReports({ page: 1, pageSize: 25, status: 'open' }),
        ),
        overview(data),
      ],
      act: async (data, look) => {
        const { rows } = await look.safety.listReports({ page: 1, pageSize: 25, status: 'open' });
        return data.safety.decideReport({ reportId: rows[0]?.id ?? '', decision: 'upheld', note: 'Seen' });
      },
    },
  },
  admin: {
    claimFirstAdmin: {
      scenario: 'noAdmin',
      as: 'lena',
      reads: (data) => [
        isAdminQuery({ data, device: steadyDevice() }, DEMO_IDS.lena),
        adminExistsQuery(data),
      ],
      act: (data) => data.admin.claimFirstAdmin(DEMO_IDS.lena),
    },
    grantAdmin: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [
        panel('members', { status: '' }, () => data.admin.listMembers({ page: 1, pageSize: 50 })),
      ],
      act: (data) => data.admin.grantAdmin(admin, noor),
    },
    revokeAdmin: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [
        panel('members', { status: '' }, () => data.admin.listMembers({ page: 1, pageSize: 50 })),
      ],
      act: (data) => data.admin.revokeAdmin(admin, noor),
    },
    decideApplications: [
      {
        scenario: 'demo',
        as: 'admin',
        reads: (data) => [
          ...bookingReview(data),
          applicationsPanel('')(data),
          overview(data),
          eventPageQuery(data, page),
        ],
        act: async (data, look) => {
          const { rows } = await look.admin.listApplications({ page: 1, pageSize: 25, status: 'pending' });
          const applicationIds = rows.slice(0, 3).map(({ id }) => id);
          return data.admin.decideApplications({ applicationIds, decision: 'approve', notes: null });
        },
      },
      {
        scenario: 'demo',
        as: 'admin',
        reads: (data) => [...bookingReview(data), applicationsPanel('pending')(data), overview(data)],
        act: async (data, look) => {
          const { id } = await firstPending(look);
          return data.admin.decideApplications({ applicationIds: [id], decision: 'deny', notes: 'No' });
        },
      },
      // From the review of bookings, where no application was read.
      {
        scenario: 'demo',
        as: 'admin',
        reads: (data) => [...bookingReview(data), overview(data), eventPageQuery(data, page)],
        act: async (data, look) => {
          const { rows } = await look.bookings.listPending({ page: 1, pageSize: 1 });
          const applicationIds = rows.map(({ application }) => application.id);
          return data.admin.decideApplications({ applicationIds, decision: 'approve', notes: null });
        },
      },
      // Where the review of bookings was not read, the application says that its booking waits.
      {
        scenario: 'demo',
        as: 'admin',
        reads: decidingPlace('pending'),
        act: async (data, look) => {
          const { rows } = await look.admin.listApplications({ page: 1, pageSize: 25, status: 'pending' });
          const applicationIds = rows.slice(0, 3).map(({ id }) => id);
          return data.admin.decideApplications({ applicationIds, decision: 'deny', notes: null });
        },
      },
      // What waits for events that are over is not among what waits.
      { scenario: 'pastWaiting', as: 'admin', reads: decidingPlace('past'), act: closePast },
      { scenario: 'pastWaiting', as: 'admin', reads: wholePlace, act: closePast },
      {
        scenario: 'pastWaiting',
        as: 'admin',
        reads: (data) => [
          panel(
            'pending-bookings',
            { past: 'past' },
            () => data.bookings.listPending({ page: 1, pageSize: 100, isPast: true }),
            PENDING_BOOKINGS_KEY,
          ),
          pendingCountQuery(data),
          overview(data),
        ],
        act: closePast,
      },
      // The second finds the event full, and waits on.
      {
        scenario: 'lastSeat',
        as: 'admin',
        reads: decidingPlace('pending'),
        act: async (data, look) => {
          const { rows } = await look.admin.listApplications({ page: 1, pageSize: 25, status: 'pending' });
          const applicationIds = rows.map(({ id }) => id);
          return data.admin.decideApplications({ applicationIds, decision: 'approve', notes: null });
        },
      },
    ],
    removeMember: {
      scenario: 'everyCardState',
      as: 'admin',
      reads: (data) => [
        panel('applications', { status: 'approved' }, () =>
          data.admin.listApplications({ page: 1, pageSize: 100, status: 'approved' }),
        ),
        eventPageQuery(data, page),
      ],
      act: async (data, look) => {
        const { rows } = await look.admin.listApplications({ page: 1, pageSize: 100, status: 'approved' });
        const row = rows.find(({ userId, eventId }) => userId === maya && eventId === card('approved'));
        return data.admin.removeMember({ applicationId: row?.id ?? '', reason: 'She asked for it' });
      },
    },
    repeatEvent: {
      scenario: 'everyCardState',
      as: 'admin',
      reads: (data) => [eventSeriesQuery(data, card('approved'))],
      act: (data) => data.admin.repeatEvent({ eventId: card('approved'), starts: [inDays(40, 9)] }),
    },
    copyToFollowing: {
      scenario: 'everyCardState',
      as: 'admin',
      reads: (data) => [eventSeriesQuery(data, card('approved'))],
      act: (data) => data.admin.copyToFollowing(card('approved')),
    },
    takeUpApplication: {
      scenario: 'everyCardState',
      as: 'admin',
      reads: (data) => [
        panel('cancelled', {}, () =>
          data.admin.listApplications({ page: 1, pageSize: 100, sortBy: 'updated', cancelled: 'all' }),
        ),
      ],
      act: async (data, look) => {
        const { rows } = await look.admin.listApplications({ page: 1, pageSize: 100, cancelled: 'all' });
        return data.admin.takeUpApplication(rows.find(({ expired }) => expired)?.id ?? '');
      },
    },
    savePaymentTerm: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [paymentTermQuery(data)],
      act: (data) => data.admin.savePaymentTerm({ isOn: true, days: 3, hoursBefore: 24 }),
    },
    saveEventPaymentTerm: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [eventPaymentTermQuery(data, card('paid'))],
      act: (data) => data.admin.saveEventPaymentTerm({ eventId: card('paid'), days: 2 }),
    },
    warnMember: {
      scenario: 'demo',
      as: 'admin',
      reads: memberStory,
      act: (data) => data.admin.warnMember(WARNING),
    },
    suspendMember: {
      scenario: 'demo',
      as: 'admin',
      reads: memberStory,
      act: (data) => data.admin.suspendMember(SUSPENSION),
    },
    reinstateMember: {
      scenario: 'demo',
      as: 'admin',
      reads: memberStory,
      act: (data) => data.admin.reinstateMember(maya),
    },
    changeApproval: {
      scenario: 'demo',
      as: 'admin',
      reads: memberStory,
      act: (data) =>
        data.admin.changeApproval({
          userId: maya,
          decision: 'reject',
          noteId: crypto.randomUUID(),
          reason: 'Not who she says',
        }),
    },
    noteMember: {
      scenario: 'demo',
      as: 'admin',
      reads: memberStory,
      act: (data) =>
        data.admin.noteMember({ userId: maya, noteId: crypto.randomUUID(), note: 'Helps at the door' }),
    },
    giveRole: {
      scenario: 'demo',
      as: 'admin',
      reads: staff,
      act: (data) => data.admin.giveRole({ userId: maya, role: 'treasurer' }),
    },
    takeRole: {
      scenario: 'demo',
      as: 'admin',
      reads: staff,
      act: (data) => data.admin.takeRole({ userId: maya, role: 'moderator' }),
    },
    setEventHost: {
      scenario: 'everyCardState',
      as: 'admin',
      reads: (data) => [
        {
          queryKey: ['admin-tools', 'event-hosts', card('approved')],
          queryFn: () => data.admin.listEventHosts(card('approved')),
        },
      ],
      act: (data) => data.admin.setEventHost({ eventId: card('approved'), userId: maya, isHost: true }),
    },
    noteArrival: {
      scenario: 'everyCardState',
      as: 'admin',
      reads: (data) => [
        {
          queryKey: ['admin-tools', 'event-people', card('approved')],
          queryFn: () => data.admin.getEventPeople(card('approved')),
        },
      ],
      act: async (data, look) => {
        const { people } = await look.admin.getEventPeople(card('approved'));
        const id = people.find(({ userId }) => userId === maya)?.id ?? '';
        return data.admin.noteArrival({ applicationId: id, isHere: true, notedAt: new Date().toISOString() });
      },
    },
    messageGuests: {
      scenario: 'everyCardState',
      as: 'admin',
      reads: (data) => [
        {
          queryKey: ['admin-tools', 'guest-messages', card('approved')],
          queryFn: () => data.admin.listGuestMessages(card('approved')),
        },
      ],
      act: (data) =>
        data.admin.messageGuests({
          eventId: card('approved'),
          messageId: crypto.randomUUID(),
          audience: 'coming',
          body: 'Bring an apron',
        }),
    },
    decideApprovals: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [
        panel('members', { status: 'pending' }, () =>
          data.admin.listMembers({ page: 1, pageSize: 100, status: 'pending' }),
        ),
        overview(data),
      ],
      act: async (data, look) => {
        const { rows } = await look.admin.listMembers({ page: 1, pageSize: 100, status: 'pending' });
        return data.admin.decideApprovals({ userIds: [rows[0]?.userId ?? ''], decision: 'approve' });
      },
    },
    setFeatureToggle: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [
        {
          queryKey: ['admin-tools', 'feature-toggles'],
          queryFn: () => data.admin.listFeatureToggles(),
        },
        disabledFeaturesQuery(data),
      ],
      act: async (data, look) => {
        const toggles = await look.admin.listFeatureToggles();
        const id = toggles.find(({ featureName }) => featureName !== 'paypal_email')?.id ?? '';
        return data.admin.setFeatureToggle({ id, isEnabled: false });
      },
    },
    savePaypalUsername: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [paypalUsernameQuery(data)],
      act: (data) => data.admin.savePaypalUsername('AnotherCircle'),
    },
    refreshPaypalLinks: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [
        {
          queryKey: ['events', 'differing-links', 'AnotherCircle'],
          queryFn: () => data.admin.listDifferingPaypalLinks('AnotherCircle', { page: 1, pageSize: 5 }),
        },
      ],
      act: (data) => data.admin.refreshPaypalLinks('AnotherCircle'),
    },
    cancelSubscription: {
      scenario: 'subscribed',
      as: 'admin',
      reads: (data) => [
        panel('subscriptions', { status: '' }, () => data.admin.listSubscriptions({ page: 1, pageSize: 25 })),
      ],
      act: (data) => data.admin.cancelSubscription(maya),
    },
    recordPayments: ([bookingReview, statementPlace] as const).map((place) => ({
      scenario: 'demo',
      as: 'admin',
      reads: (data: CommunityData) => [...place(data), overview(data)],
      act: async (data, look) => {
        const { rows } = await look.bookings.listPending({ page: 1, pageSize: 1 });
        const [row] = rows;
        return data.admin.recordPayments([
          {
            bookingId: row?.booking.id ?? '',
            transaction: '9AB12345CD678901E',
            amountCents: row?.application.paymentAmountCents ?? 0,
            currency: 'EUR',
          },
        ]);
      },
    })),
    recordSplit: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [...bookingReview(data), overview(data)],
      act: async (data, look) => {
        const [one, other] = (await look.bookings.listPending({ page: 1, pageSize: 2 })).rows.map((row) => ({
          bookingId: row.booking.id,
          amountCents: row.application.paymentAmountCents,
        }));
        if (!one || !other) throw new Error('two bookings wait');
        const amountCents = one.amountCents + other.amountCents;
        return data.admin.recordSplit({
          payment: { transaction: '9AB12345CD678902E', amountCents, currency: 'EUR' },
          parts: [one, other],
        });
      },
    },
    settlePayments: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [...statementPlace(data), ...bookingReview(data), overview(data)],
      act: async (data, look) => {
        const { rows } = await look.bookings.listPending({ page: 1, pageSize: 1 });
        return data.admin.settlePayments({
          bookingId: rows[0]?.booking.id ?? '',
          payments: [{ transaction: '9AB12345CD678903E', amountCents: 100, currency: 'EUR' }],
          decision: 'accept',
          reason: 'She helps out',
        });
      },
    },
    recordReturns: 'which refunds it settles only the backend knows: they are read again',
    resendMails: 'what became of each only the backend knows: they are read again',
    saveView: 'its own list keeps the answer, and no other reads it',
    setLinesAside: 'nothing is kept of it: each statement reads it anew',
    settleRefund: {
      scenario: 'demo',
      as: 'admin',
      reads: (data) => [
        panel('refunds', { state: '' }, () =>
          data.admin.listRefunds({ page: 1, pageSize: 25, state: 'open' }),
        ),
        overview(data),
      ],
      act: async (data, look) => {
        const { rows } = await look.admin.listRefunds({ page: 1, pageSize: 25, state: 'open' });
        return data.admin.settleRefund({ id: rows[0]?.id ?? '', outcome: 'refunded', note: null });
      },
    },
  },
  payments: {
    verifyEvent: 'forgets what was read: its own page shows none of it, and the next one reads it',
    verifyPaypal: 'forgets what was read: its own page shows none of it, and the next one reads it',
    verifySubscription: 'forgets what was read: its own page shows none of it, and the next one reads it',
  },
  contact: { send: 'nothing is read of it' },
};

/** What has to have happened before, by the write. */
const writesToMaya = async (backend: ReturnType<MockServer['serve']>) =>
  (await connect(backend, { as: 'noor' })).messages.send({
    id: crypto.randomUUID(),
    recipientId: maya,
    content: 'Are you there?',
  });

const BEFORE: Partial<Record<string, (backend: ReturnType<MockServer['serve']>) => Promise<unknown>>> = {
  'notifications.markRead': writesToMaya,
  'notifications.markAllRead': writesToMaya,
  'notifications.resumeMails': (backend) =>
    backend.sql(
      `insert into private.stopped_addresses (address, reason)
       select lower(email), 'bounced' from auth.users where id = '${maya}'`,
    ),
  'access.confirmWarning': async (backend) =>
    (await connect(backend, { as: 'admin' })).admin.warnMember(WARNING),
  'admin.takeRole': async (backend) =>
    (await connect(backend, { as: 'admin' })).admin.giveRole({ userId: maya, role: 'moderator' }),
  'admin.takeUpApplication': (backend) =>
    backend.sql(
      `update public.event_applications set status = 'denied', expired = true where id = (
         select id from public.event_applications where status = 'pending' and payment_required limit 1
       )`,
    ),
  'admin.copyToFollowing': async (backend) => {
    const data = await connect(backend, { as: 'admin' });
    await data.admin.repeatEvent({ eventId: card('approved'), starts: [inDays(40, 9)] });
    await data.events.update(admin, card('approved'), { description: 'With a guest.' });
  },
  'safety.unblock': async (backend) => (await connect(backend, { as: 'noor' })).safety.block(maya),
  'safety.decideReport': async (backend) =>
    (await connect(backend, { as: 'maya' })).safety.report({
      id: crypto.randomUUID(),
      userId: noor,
      messageId: null,
      reason: 'spam',
      comment: null,
    }),
  'admin.reinstateMember': async (backend) =>
    (await connect(backend, { as: 'admin' })).admin.suspendMember(SUSPENSION),
  'admin.revokeAdmin': async (backend) =>
    (await connect(backend, { as: 'admin' })).admin.grantAdmin(admin, noor),
  'admin.settleRefund': async (backend) =>
    (await connect(backend, { as: 'maya' })).applications.cancel({ eventId: card('bookedAndPaid') }),
};

async function open(name: string, { scenario, as }: Pick<Trial, 'scenario' | 'as'>) {
  const backend = server.serve(SCENARIOS[scenario]);
  await BEFORE[name]?.(backend);
  const look = await connect(backend, { as });
  const reads = withHeldReads(look);
  const services = createAppServices({
    data: reads.data,
    notices: createNoticeCenter({ now: () => BASE_NOW.getTime() }),
    device: steadyDevice(),
    store: createMemoryStore(),
    now: () => BASE_NOW.getTime(),
  });
  const queries = createQueryClient({ onFailure: () => {} });
  const stop = startApp(services, queries);
  onTestFinished(() => {
    stop();
    queries.clear();
    backend.close();
  });
  return { services, queries, look, reads };
}

/** Reads as pages do: shown, and read again whenever something changes. */
async function show(queries: QueryClient, reads: readonly Read[]) {
  // Which of the two its options are for, each knows by itself.
  const observers = reads.map((read) =>
    Reflect.construct('initialPageParam' in read ? InfiniteQueryObserver : QueryObserver, [queries, read]),
  );
  for (const observer of observers) onTestFinished(observer.subscribe(() => {}));
  await vi.waitFor(() => {
    for (const observer of observers) expect(observer.getCurrentResult().status).toBe('success');
  });
  return () => observers.map((observer) => told(observer.getCurrentResult().data));
}

const listed = Object.entries(TRIALS).flatMap(([part, methods]) =>
  Object.entries<Trial | readonly Trial[] | Untried>(methods).flatMap(([method, trials]) =>
    typeof trials === 'string' ? [] : [trials].flat().map((trial) => [`${part}.${method}`, trial] as const),
  ),
);

describe('what a write has answered', () => {
  it.each(listed)(
    'is what pages show from then on, before anything was read again: %s (R-434)',
    async (name, trial) => {
      const { services, queries, look, reads } = await open(name, trial);
      const shown = await show(queries, trial.reads(services.data));
      const before = shown();

      // Read before the write, and answered after it.
      const earlier = reads.hold();
      void queries.refetchQueries();
      await vi.waitFor(() => expect(earlier.waiting()).toBeGreaterThanOrEqual(before.length));
      const later = reads.hold();
      await trial.act(services.data, look);
      const atOnce = shown();
      earlier.letGo();
      await vi.waitFor(() => expect(earlier.waiting()).toBe(0));
      const afterEarlier = shown();
      reads.holdNothing();
      later.letGo();
      await queries.refetchQueries();
      const readAgain = shown();

      expect(readAgain).not.toEqual(before);
      expect(atOnce).toEqual(readAgain);
      expect(afterEarlier).toEqual(readAgain);
    },
  );
});
