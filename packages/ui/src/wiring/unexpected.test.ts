// @vitest-environment node
import { DataError } from '@sorella/core/data-port';
import { createMemoryStore } from '@sorella/core/offline';
import { BASE_NOW, connect, SCENARIOS } from '@sorella/mocks';
import { startMockServer } from '@sorella/mocks/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { createNoticeCenter } from '../notices/notice-center.ts';
import { reportFailure } from '../runtime/app-services.ts';
import { steadyDevice } from '../runtime/device.fixture.ts';
import { createQueryClient } from '../runtime/query-client.ts';
import { createAppServices } from './create-app-services.ts';

const now = () => BASE_NOW.getTime();
const bug = new TypeError('undefined is not a function');

async function open() {
  const server = await startMockServer();
  onTestFinished(() => server.close());
  const onUnexpected = vi.fn<(error: unknown) => void>();
  const services = createAppServices({
    data: await connect(server.serve(SCENARIOS.demo), { as: 'visitor' }),
    device: steadyDevice(),
    store: createMemoryStore(),
    notices: createNoticeCenter({ now }),
    now,
    onUnexpected,
  });
  return { services, onUnexpected };
}

const failingMachine = (failure: unknown) =>
  setup({ actors: { ask: fromPromise(() => Promise.reject(failure)) } }).createMachine({
    initial: 'asking',
    states: { asking: { invoke: { src: 'ask', onDone: 'idle', onError: 'idle' } }, idle: {} },
  });

it('hears of what nobody has foreseen, in reads, writes and machines, and of nothing else', async () => {
  const { services, onUnexpected } = await open();
  const queries = createQueryClient({ onFailure: (error) => reportFailure(services, error) });
  const failings = [
    (failure: unknown) =>
      queries.fetchQuery({ queryKey: ['booking-review', 'pending'], queryFn: () => Promise.reject(failure) }),
    (failure: unknown) =>
      queries
        .getMutationCache()
        .build(queries, { mutationFn: () => Promise.reject(failure) })
        .execute(undefined),
    async (failure: unknown) => {
      const actor = services.actor(async ({ runtime }) =>
        createActor(failingMachine(failure), { ...runtime }),
      );
      actor.start();
      await vi.waitFor(() => expect(actor.getSnapshot()?.value).toBe('idle'));
    },
  ];
  for (const fail of failings) {
    onUnexpected.mockClear();
    await fail(new DataError('forbidden')).catch(() => undefined);
    expect(onUnexpected).not.toHaveBeenCalled();
    await fail(bug).catch(() => undefined);
    expect(onUnexpected).toHaveBeenCalledExactlyOnceWith(bug);
  }
});
