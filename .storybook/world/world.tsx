import type { CommunityData } from '@sorella/core/data-port';
import { createMemoryStore } from '@sorella/core/offline';
import {
  actAs,
  BASE_NOW,
  type Backend,
  connect,
  type Faults,
  SCENARIOS,
  type ScenarioName,
  type Viewer,
} from '@sorella/mocks';
import {
  AppServicesProvider,
  createAppServices,
  createNoticeCenter,
  createQueryClient,
  type Device,
  reportFailure,
  startApp,
} from '@sorella/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { whileDatabaseStarts } from './database-start.ts';
import { callsOf, goalOf } from './goal.ts';
import { createHeldCalls, type HeldCalls, holdData, holdDevice, performHeld } from './held-calls.ts';
import { type RunningMachines, watchMachines } from './running-machines.ts';

/** What a story says of the world it is drawn in: `parameters: { world: { … } satisfies WorldParameters }`. */
export interface WorldParameters {
  scenario: ScenarioName;
  /** Who is signed in; a visitor when left out. */
  as?: Viewer;
  /** What goes wrong between the page and the backend. */
  faults?: (faults: Faults) => void;
  /** What the device does differently. */
  device?: Partial<Device>;
  /** What the device has kept from before: text by key. */
  stored?: Readonly<Record<string, string>>;
  /** The device has no room: it keeps no session. */
  deviceFull?: boolean;
  /** A walk that hears what happens outside of it, such as in another tab. */
  listens?: boolean;
}

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
  };
  const sayOnline = (online: boolean) => {
    isOnline = online;
    for (const listener of listeners) listener(online);
  };
  return { device, sayOnline };
}

/** A served world, the flows' services in it, and the means to act behind the scenes. */
export interface StoryWorld {
  services: ReturnType<typeof createAppServices>;
  queries: ReturnType<typeof createQueryClient>;
  backend: Backend;
  machines: RunningMachines;
  /** The real adapter, with no call held: what another tab of the same device does. */
  otherTab: CommunityData;
  /** The real adapter of somebody else, signed in on another device: what others do meanwhile. */
  as(member: Exclude<Viewer, 'visitor'>): Promise<CommunityData>;
  /** The calls that a walk answers; none in other stories. */
  calls: HeldCalls;
  /** What the browser says of the connection. */
  sayOnline(online: boolean): void;
  /** Settles when the world listens to its device and its machines. */
  started: Promise<void>;
  start(): () => void;
}

const isWorld = (value: unknown): value is WorldParameters =>
  typeof value === 'object' && value !== null && 'scenario' in value;

const isStoryWorld = (value: unknown): value is StoryWorld =>
  typeof value === 'object' && value !== null && 'services' in value;

/** The world that a story was loaded with; undefined for stories without one. */
export function worldOf(loaded: Record<string, unknown>): StoryWorld | undefined {
  const { world } = loaded;
  return isStoryWorld(world) ? world : undefined;
}

/** The world of the story that is shown, where one is shown at a time. */
let shown: Backend | undefined;

/** Serves the story's world to the real adapter before it is drawn; nothing for stories without one. */
export async function loadWorld({
  parameters,
  tags,
  viewMode,
}: {
  parameters: Record<string, unknown>;
  tags: string[];
  viewMode: string;
}): Promise<{ world?: StoryWorld }> {
  const wanted = parameters['world'];
  if (!isWorld(wanted)) return {};
  // Stories without a world load neither the database nor what stands in for the network.
  const { serveWorld } = await import('@sorella/mocks/browser');
  // Played anew, a story is drawn over itself: nobody asks the former world any more, and nothing of it is kept.
  if (viewMode === 'story') shown?.close();
  sessionStorage.clear();
  const backend = await whileDatabaseStarts(serveWorld(SCENARIOS[wanted.scenario]));
  shown = backend;
  const goal = goalOf(tags);
  const calls = createHeldCalls(goal ? callsOf(goal.model, wanted.listens ?? false) : new Set());
  const machines = watchMachines({ clockHeld: goal !== undefined });
  const { device, sayOnline } = createDevice();
  const data = await connect(backend, {
    as: wanted.as ?? 'visitor',
    timeoutMs: PATIENCE_MS,
    deviceFull: wanted.deviceFull ?? false,
  });
  wanted.faults?.(backend.faults);
  const services = createAppServices({
    data: holdData(data, calls),
    notices: createNoticeCenter({ now: () => BASE_NOW.getTime() }),
    device: holdDevice({ ...device, ...wanted.device }, calls),
    store: createMemoryStore(wanted.stored),
    now: () => BASE_NOW.getTime(),
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
  return {
    world: {
      services,
      queries,
      backend,
      machines,
      otherTab: data,
      as: (member) => actAs(backend, member),
      calls,
      sayOnline,
      started,
      start,
    },
  };
}

/** Draws a story in its world, its notices included. */
export function InWorld({ world, children }: { world: StoryWorld; children: ReactNode }) {
  const { services, queries, start } = world;
  useEffect(() => start(), [start]);
  return (
    <QueryClientProvider client={queries}>
      <AppServicesProvider services={services}>{children}</AppServicesProvider>
    </QueryClientProvider>
  );
}
