import type { CommunityData } from '@sorella/core/data-port';
import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { Device } from './device.ts';

/** How machines run: by which clock, and who looks on. The real clock and nobody when left out. */
export type ActorRuntime = Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;

/** What running machines need of the world. */
export interface ActorWorld {
  data: CommunityData;
  device: Device;
  runtime?: ActorRuntime;
}
