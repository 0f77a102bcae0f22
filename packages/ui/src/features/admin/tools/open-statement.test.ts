// @vitest-environment node
import { createMemoryStore } from '@sorella/core/offline';
import { BASE_NOW, connect, SCENARIOS } from '@sorella/mocks';
import { type MockServer, startMockServer } from '@sorella/mocks/server';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createNoticeCenter } from '../../../notices/notice-center.ts';
import { steadyDevice } from '../../../runtime/device.fixture.ts';
import { createAppServices } from '../../../wiring/create-app-services.ts';
import { startApp } from '../../../wiring/start-app.ts';
import { askedQuestionOf, signOut } from '../../session/index.ts';
import { NO_STATEMENT, openStatementOf } from './open-statement.ts';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

const now = () => BASE_NOW.getTime();
const statement = {
  fileName: 'a.csv',
  lines: [],
  targets: [],
  aside: new Set<string>(),
  returned: new Set<string>(),
};

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

function isAskedBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

async function signedInApp() {
  const data = await connect(server.serve(SCENARIOS.demo), { as: 'admin' });
  const services = createAppServices({
    data,
    device: steadyDevice(),
    store: createMemoryStore(),
    notices: createNoticeCenter({ now }),
    now,
  });
  onTestFinished(startApp(services, new QueryClient()));
  const signedIn = () => services.session.getSnapshot()?.context.session ?? null;
  await vi.waitFor(() => expect(signedIn()).not.toBeNull(), { timeout: 30_000 });
  return { data, services, open: openStatementOf(services), signedIn };
}

it('leaving the page asks while work on a statement would be lost, and no longer', async () => {
  const { data, open } = await signedInApp();
  open.set({ userId: 'admin', statement });
  expect(isAskedBeforeLeaving()).toBe(false);
  open.set({ decisions: new Map([[2, { kind: 'aside' }]]) });
  expect(isAskedBeforeLeaving()).toBe(true);
  open.set({ decisions: new Map(), recorded: 0 });
  expect(isAskedBeforeLeaving()).toBe(true);
  open.set({ recorded: null, assigned: new Map([[2, 'booking']]) });
  expect(isAskedBeforeLeaving()).toBe(true);
  // Who signs out leaves nothing.
  await data.auth.signOut();
  await vi.waitFor(() => expect(open.get()).toEqual(NO_STATEMENT));
  expect(isAskedBeforeLeaving()).toBe(false);
});

it('signing out on another page asks while work on a statement would be lost, and no longer', async () => {
  const { services, open, signedIn } = await signedInApp();
  open.set({ userId: 'admin', statement });
  open.set({ decisions: new Map([[2, { kind: 'aside' }]]) });
  const asked = askedQuestionOf(services);
  signOut(services);
  expect(asked.get()?.title).toBe('Sign out without recording?');
  expect(signedIn()).not.toBeNull();
  // What is recorded or taken back is nothing to lose, nor to ask about any more.
  open.set({ decisions: new Map() });
  expect(asked.get()).toBeNull();
  signOut(services);
  await vi.waitFor(() => expect(signedIn()).toBeNull());
  expect(asked.get()).toBeNull();
});
