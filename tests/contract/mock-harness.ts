import type { ContractAccount, ContractHarness } from '@sorella/core/data-port/contract';
import {
  addAdmin,
  addEvent,
  addMember,
  addSubscription,
  aMember,
  anEvent,
  DEMO_IDS,
  demoWorld,
  instant,
  PASSWORD,
} from '@sorella/mocks';
import type { MockServer } from '@sorella/mocks/server';
import { aDevice, aDeviceOf, aDeviceWithBrokenSession, aDeviceWithToken, pictureAt } from './sessions.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** The adapter on a mock world of its own: the demo world, answered by MSW. */
export function createMockHarness(server: MockServer): ContractHarness {
  const backend = server.serve(demoWorld);
  const { world } = backend;
  let made = 0;
  const unique = () => {
    made += 1;
    return `unique${made}x`;
  };

  const accountOf = (userId: string): ContractAccount => {
    const profile = world.tables.profiles.find(({ id }) => id === userId);
    const email = world.accounts.find(({ id }) => id === userId)?.email ?? '';
    return {
      userId,
      email,
      password: PASSWORD,
      firstName: profile?.first_name ?? '',
      lastName: profile?.last_name ?? '',
    };
  };

  const newcomer = async (add: typeof addMember) => {
    const name = unique();
    const userId = world.newId('member');
    add(world, aMember({ id: userId, firstName: name, lastName: 'Newcomer' }));
    const account = accountOf(userId);
    return { ...account, data: (await aDeviceOf(backend, account)).data };
  };

  return {
    unique,
    now: () => world.now(),
    account: (role) => accountOf(DEMO_IDS[role]),
    async dataFor(role) {
      if (role === 'visitor') return aDevice(backend).data;
      return (await aDeviceOf(backend, accountOf(DEMO_IDS[role]))).data;
    },
    newMember: () => newcomer(addMember),
    newAdmin: () => newcomer(addAdmin),
    async answersOf(userId) {
      const { tables } = world;
      const own = <Row extends { user_id: string }>(rows: readonly Row[]) =>
        rows.filter((row) => row.user_id === userId);
      const [answers] = own(tables.user_questionnaire_responses);
      const chosen = new Set(own(tables.user_interests).map((row) => row.interest_category_id));
      return {
        links: Object.fromEntries(own(tables.user_social_links).map(({ platform, url }) => [platform, url])),
        questionnaire: answers
          ? [answers.hoping_to_find, answers.ideal_weekend, answers.vibe_description, answers.people_vibe]
          : null,
        interests: tables.interest_categories
          .filter(({ id }) => chosen.has(id))
          .map(({ name }) => name)
          .toSorted(),
        approval: own(tables.user_approvals)[0]?.status ?? null,
      };
    },
    async subscribe(userId, creditsRemaining) {
      addSubscription(world, { userId, plan: 'Monthly', creditsRemaining });
    },
    pictureAt,
    dataWithBrokenSession: (kind) => aDeviceWithBrokenSession(backend, accountOf(DEMO_IDS.maya), kind),
    sessionInLink: (role) => aDeviceWithToken(backend, accountOf(DEMO_IDS[role])),
    async anEvent(overrides = {}) {
      const start = world.now().getTime() + WEEK_MS;
      const id = world.newId('event');
      const drafted = {
        id,
        startTime: new Date(start).toISOString(),
        endTime: new Date(start + 3_600_000).toISOString(),
        maxAttendees: 20,
        creditsRequired: 0,
        paypalUsername: null,
        ...overrides,
      };
      const event = anEvent({
        ...drafted,
        startTime: instant(new Date(drafted.startTime)),
        endTime: instant(new Date(drafted.endTime)),
      });
      addEvent(world, event);
      return aDevice(backend).data.events.get(id);
    },
    async removeEvent(eventId) {
      const event = world.tables.events.find(({ id }) => id === eventId);
      if (event) world.update('events', event, { deleted_at: instant(world.now()) });
    },
    async tokenHashSentTo(email) {
      const mail = world.mails.findLast(({ to }) => to === email);
      if (!mail) throw new Error(`no mail was sent to ${email}`);
      return mail.tokenHash;
    },
    async cleanup() {},
    async close() {},
  };
}
