import type { CommunityData } from '@sorella/core/data-port';
import { createMemoryStore } from '@sorella/core/offline';
import { actAs, BASE_NOW, type Backend, connect, SCENARIOS } from '@sorella/mocks';
import { serveWorld, setStoryClockAhead } from '@sorella/mocks/browser';
import {
  AppServicesProvider,
  createAppServices,
  createNoticeCenter,
  createQueryClient,
  type Device,
  noPush,
  reportFailure,
  startApp,
} from '@sorella/ui/wiring';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { callsOf, goalOf } from './goal.ts';
import { createHeldCalls, holdData, holdDevice, performHeld } from './held-calls.ts';
import { modelsOf } from './models.ts';
import { sayProgress } from './progress.ts';
import { watchMachines } from './running-machines.ts';
import type { ServeOptions, StoryWorld, WorldParameters } from './story-world.ts';

/** Ten minutes: a request that a story holds back is not called unanswered before its picture is taken. */
const PATIENCE_MS = 600_000;

/** A device that does what it is asked, and says what it is told of the connection. */
function createDevice() {
  const listeners = new Set<(online: boolean) => void>();
  let isOnline = true;
  const device: Device = {
    isOnline: () => isOnline,
    onOnlineChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    probe: async () => true,
    untilVisible: async () => {},
    copy: async () => true,
    open: () => true,
    push: async () => noPush,
  };
  const sayOnline = (online: boolean) => {
    isOnline = online;
    for (const listener of listeners) listener(online);
  };
  return { device, sayOnline };
}

/** The world of the story that is shown, where one is shown at a time. */
let shown: Backend | undefined;

/** Serves a world to the real adapter. */
export async function serveStory(
  wanted: WorldParameters,
  { tags, alone, aheadMs }: ServeOptions,
): Promise<StoryWorld> {
  // Played anew, a story is drawn over itself: nobody asks the former world any more, and nothing of it is kept.
  if (alone) shown?.close();
  sessionStorage.clear();
  setStoryClockAhead(aheadMs);
  const now = () => BASE_NOW.getTime() + aheadMs;
  sayProgress('database');
  const backend = await serveWorld(SCENARIOS[wanted.scenario]);
  shown = backend;
  // Pictures are taken when nothing is being answered: in-page.js asks.
  Object.assign(window, { storyBackend: backend });
  const models = await modelsOf(tags);
  const goal = goalOf(tags, models);
  const calls = createHeldCalls(goal ? callsOf(goal.model, wanted.listens ?? false) : new Set());
  const machines = watchMachines({ clockHeld: goal !== undefined, models });
  const { device, sayOnline } = createDevice();
  sayProgress('rows');
  const data: CommunityData = await connect(backend, {
    as: wanted.as ?? 'visitor',
    timeoutMs: PATIENCE_MS,
    deviceFull: wanted.deviceFull ?? false,
  });
  wanted.faults?.(backend.faults);
  const services = createAppServices({
    data: holdData(data, calls),
    notices: createNoticeCenter({ now }),
    device: holdDevice({ ...device, ...wanted.device }, calls),
    store: createMemoryStore(wanted.stored),
    now,
    runtime: machines.runtime,
    perform: (actor, work) => performHeld(calls, actor, work),
  });
  const queries = createQueryClient({ onFailure: (error) => reportFailure(services, error) });
  let begun = () => {};
  const started = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const start = () => {
    const stop = startApp(services, queries);
    begun();
    return () => {
      stop();
      backend.close();
    };
  };
  /** Draws what is in it with the services, and listens to device and machines for as long as it is there. */
  function Frame({ children }: { children: ReactNode }) {
    useEffect(() => start(), []);
    return (
      <QueryClientProvider client={queries}>
        <AppServicesProvider services={services}>{children}</AppServicesProvider>
      </QueryClientProvider>
    );
  }
  return {
    services,
    queries,
    backend,
    machines,
    otherTab: data,
    as: (member) => actAs(backend, member),
    calls,
    goal,
    sayOnline,
    started,
    Frame,
  };
}
