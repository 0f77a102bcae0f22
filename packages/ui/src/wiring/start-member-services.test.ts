// @vitest-environment node
import { PENDING_SIGN_UP_KEY, type PendingSignUp } from '@sorella/core/domain/sign-up/sign-up-data';
import { createMemoryStore } from '@sorella/core/offline';
import { BASE_NOW, connect, DEMO_IDS, SCENARIOS } from '@sorella/mocks';
import { type MockServer, startMockServer } from '@sorella/mocks/server';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createNoticeCenter } from '../notices/notice-center.ts';
import { type AppServices } from '../runtime/app-services.ts';
import { steadyDevice } from '../runtime/device.fixture.ts';
import { createAppServices } from './create-app-services.ts';
import { startMemberServices } from './start-member-services.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

const noor = { email: 'noor@sorella.test', password: 'sorella-demo' };

/** What Noor told at sign-up; only asking for approval is left. */
const told: PendingSignUp = {
  version: 1,
  userId: DEMO_IDS.noor,
  email: noor.email,
  timestamp: BASE_NOW.getTime() - 1_000,
  personalDetails: {
    firstName: 'Noor',
    lastName: 'Haddad',
    phone: '+49 30 5550123',
    gender: 'female',
    city: 'Berlin',
    age: 32,
    instagramUrl: '',
    linkedinUrl: '',
    bio: '',
    whatsappGroupOptIn: false,
    profilePhoto: null,
  },
  questionnaireData: {
    hopingToFind: ['A best friend'],
    topInterests: ['Movies & TV'],
    idealWeekend: ['Trying something new'],
    vibeDescription: ['Easygoing and chill'],
    peopleVibe: ['Calm and kind'],
  },
  applied: ['profile', 'social-links', 'questionnaire', 'interests', 'photo'],
};

/** Maya is signed in, something of Noor waits on the device, and the code of the duties is on its way. */
async function begin({ setupCode = Promise.resolve(), deviceFull = false } = {}) {
  const services = createAppServices({
    data: await connect(server.serve(SCENARIOS.demo), { as: 'maya', deviceFull }),
    device: steadyDevice(),
    store: createMemoryStore({ [PENDING_SIGN_UP_KEY]: JSON.stringify(told) }),
    notices: createNoticeCenter({ now: () => BASE_NOW.getTime() }),
    now: () => BASE_NOW.getTime(),
  });
  const isSignedIn = (userId: string | undefined) =>
    vi.waitFor(() => expect(services.session.getSnapshot()?.context.session?.userId).toBe(userId));
  services.session.start();
  await isSignedIn(DEMO_IDS.maya);
  const code = Promise.withResolvers<void>();
  /** Everything that any machine of the duties was sent. */
  const sent: unknown[] = [];
  const slow: AppServices = {
    ...services,
    actor(load) {
      const actor = services.actor(async (world) => {
        await setupCode;
        return load(world);
      });
      return {
        ...actor,
        send(event) {
          sent.push(event);
          actor.send(event);
        },
      };
    },
    offline: {
      ...services.offline,
      load: async () => {
        await code.promise;
        return services.offline.load();
      },
    },
  };
  const duties = startMemberServices(slow, new QueryClient());
  onTestFinished(async () => (await duties)());
  const arrive = async () => {
    code.resolve();
    await duties;
  };
  return { ...services, sent, isSignedIn, arrive };
}

const began = expect.objectContaining({ type: 'session.began' });
const beganForNoor = {
  type: 'session.began',
  account: expect.objectContaining({ userId: DEMO_IDS.noor }),
};

describe('the duties of members', () => {
  it('begin with whoever is signed in when their code has arrived (R-078, A-49)', async () => {
    const { data, store, sent, isSignedIn, arrive } = await begin();
    await data.auth.signInWithPassword(noor);
    await isSignedIn(DEMO_IDS.noor);
    await arrive();
    await vi.waitFor(async () => expect(await store.get(PENDING_SIGN_UP_KEY)).toBeNull());
    expect(sent).toEqual([beganForNoor]);
  });

  it('begin with nobody when she has left meanwhile, and with whoever follows (A-49)', async () => {
    const { data, sent, isSignedIn, arrive } = await begin();
    await data.auth.signOut();
    await isSignedIn(undefined);
    await arrive();
    await data.auth.signInWithPassword(noor);
    await vi.waitFor(() => expect(sent).toContainEqual(began));
    expect(sent).toEqual([beganForNoor]);
  });

  it('begin with nobody who leaves while the device is being read (A-49)', async () => {
    const { data, store, sent, isSignedIn, arrive } = await begin();
    const read = Promise.withResolvers<string>();
    const get = store.get.bind(store);
    vi.spyOn(store, 'get').mockImplementation((key) =>
      key === PENDING_SIGN_UP_KEY ? read.promise : get(key),
    );
    await arrive();
    await data.auth.signOut();
    await isSignedIn(undefined);
    read.resolve(JSON.stringify(told));
    await data.auth.signInWithPassword(noor);
    await vi.waitFor(() => expect(sent).toContainEqual(began));
    expect(sent).toEqual([beganForNoor]);
  });

  it('end for her who leaves while the code of the setup is on its way (A-49)', async () => {
    const { promise: setupCode, resolve: bring } = Promise.withResolvers<void>();
    onTestFinished(() => bring());
    const { data, sent, arrive } = await begin({ setupCode });
    await arrive();
    await vi.waitFor(() => expect(sent).toContainEqual(began));
    await data.auth.signOut();
    await vi.waitFor(() => expect(sent).toContainEqual({ type: 'session.ended' }));
  });

  it('go on at once when the session has a new access token (R-077, R-124)', async () => {
    const { promise: setupCode, resolve: bring } = Promise.withResolvers<void>();
    onTestFinished(() => bring());
    const { data, session, sent, arrive } = await begin({ setupCode });
    await arrive();
    await data.auth.signInWithPassword(noor);
    await vi.waitFor(() => expect(sent).toContainEqual(beganForNoor));
    session.send({ type: 'session.refused' });
    await vi.waitFor(() => expect(sent).toContainEqual({ type: 'connection.resumed' }));
  });

  it('pick up what waits when the session has a new access token (R-077, R-124)', async () => {
    const { data, session, store, sent, arrive } = await begin();
    await store.delete(PENDING_SIGN_UP_KEY);
    await arrive();
    await data.auth.signInWithPassword(noor);
    await vi.waitFor(() => expect(session.getSnapshot()?.context.session?.userId).toBe(DEMO_IDS.noor));
    expect(sent).toEqual([]);
    // Another tab has left it, or this one could not read it a moment ago.
    await store.set(PENDING_SIGN_UP_KEY, JSON.stringify(told));
    session.send({ type: 'session.refused' });
    await vi.waitFor(() => expect(sent).toEqual([beganForNoor]));
  });

  it.each([true, false])(
    'say so when the device has no room for the session: full is %s (R-071)',
    async (deviceFull) => {
      const { data, notices, isSignedIn, arrive } = await begin({ deviceFull });
      await arrive();
      const told = () => notices.getSnapshot().history.filter(({ id }) => id === 'session-not-kept');
      expect(told()).toEqual([]);
      await data.auth.signInWithPassword(noor);
      await isSignedIn(DEMO_IDS.noor);
      expect(told()).toHaveLength(deviceFull ? 1 : 0);
    },
  );
});
