import type { CommunityData } from '@sorella/core/data-port';
import type { Backend, Faults, ScenarioName, Viewer } from '@sorella/mocks';
import type { AppServices, Device } from '@sorella/ui/wiring';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Goal } from './goal.ts';
import type { HeldCalls } from './held-calls.ts';
import type { RunningMachines } from './running-machines.ts';

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

/** How a world is served. */
export interface ServeOptions {
  tags: readonly string[];
  /** The page shows one story at a time. */
  alone: boolean;
  /** Milliseconds that its clock is ahead of the one that worlds are made for. */
  aheadMs: number;
}

/** A served world, the flows' services in it, and the means to act behind the scenes. */
export interface StoryWorld {
  services: AppServices;
  queries: QueryClient;
  backend: Backend;
  machines: RunningMachines;
  /** The real adapter, with no call held: what another tab of the same device does. */
  otherTab: CommunityData;
  /** The real adapter of somebody else, signed in on another device: what others do meanwhile. */
  as(member: Exclude<Viewer, 'visitor'>): Promise<CommunityData>;
  /** The calls that a walk answers; none in other stories. */
  calls: HeldCalls;
  /** Where a walk goes; undefined in other stories. */
  goal: Goal | undefined;
  /** What the browser says of the connection. */
  sayOnline(online: boolean): void;
  /** Settles when the world listens to its device and its machines. */
  started: Promise<void>;
  /** Draws a story in it. */
  Frame: ComponentType<{ children: ReactNode }>;
}
