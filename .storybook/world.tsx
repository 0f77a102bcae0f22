import { BASE_NOW, connect, type Faults, SCENARIOS, type ScenarioName, type Viewer } from '@sorella/mocks';
import { serveWorld, startMockWorker } from '@sorella/mocks/browser';
import {
  CommunityProvider,
  createCommunity,
  createNoticeCenter,
  createQueryClient,
  type Device,
  reportFailure,
  startCommunity,
} from '@sorella/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';

/** What a story says of the world it is drawn in: `parameters: { world: { … } satisfies WorldParameters }`. */
export interface WorldParameters {
  scenario: ScenarioName;
  /** Who is signed in; a visitor when left out. */
  as?: Viewer;
  /** What goes wrong between the page and the backend. */
  faults?: (faults: Faults) => void;
  /** What the device does differently. */
  device?: Partial<Device>;
}

const patientDevice: Device = {
  isOnline: () => true,
  onOnlineChange: () => () => {},
  probe: async () => true,
  handOver: async () => ({ copied: true, opened: true }),
  open: () => true,
};

/** A served world, the flows' community in it, and the means to act behind the scenes. */
export interface StoryWorld {
  community: ReturnType<typeof createCommunity>;
  queries: ReturnType<typeof createQueryClient>;
  backend: ReturnType<typeof serveWorld>;
}

const isWorld = (value: unknown): value is WorldParameters =>
  typeof value === 'object' && value !== null && 'scenario' in value;

/** Serves the story's world to the real adapter before it is drawn; nothing for stories without one. */
export async function loadWorld({
  parameters,
}: {
  parameters: Record<string, unknown>;
}): Promise<{ world?: StoryWorld }> {
  const wanted = parameters['world'];
  if (!isWorld(wanted)) return {};
  await startMockWorker();
  const backend = serveWorld(SCENARIOS[wanted.scenario]);
  wanted.faults?.(backend.faults);
  const community = createCommunity({
    data: connect(backend, { as: wanted.as ?? 'visitor' }),
    notices: createNoticeCenter({ now: () => BASE_NOW.getTime() }),
    device: { ...patientDevice, ...wanted.device },
    now: () => BASE_NOW.getTime(),
  });
  const queries = createQueryClient({ onFailure: (error) => reportFailure(community, error) });
  return { world: { community, queries, backend } };
}

/** Draws a story in its world, its notices included. */
export function InWorld({ world, children }: { world: StoryWorld; children: ReactNode }) {
  const { community, queries } = world;
  useEffect(() => startCommunity(community, queries), [community, queries]);
  return (
    <QueryClientProvider client={queries}>
      <CommunityProvider community={community}>{children}</CommunityProvider>
    </QueryClientProvider>
  );
}
