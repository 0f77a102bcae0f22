import type { CommunityData } from '@sorella/core/data-port';
import type { KeyValueStore } from '@sorella/core/offline';
import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { Device } from './device.ts';
import type { LazyOffline } from './lazy-offline.ts';

/** How machines run: by which clock, and who looks on. The real clock and nobody when left out. */
export type ActorRuntime = Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>;

/** See {@link ActorServices.perform}. */
export type Perform = <Result>(actor: string, work: () => Promise<Result>) => Promise<Result>;

/** What running machines need of the world. */
export interface ActorServices {
  data: CommunityData;
  device: Device;
  /** What this device keeps across reloads. */
  store: KeyValueStore;
  /** Edits on their way to the backend, and what was read last. */
  offline: LazyOffline;
  /** Milliseconds since 1970. */
  now(): number;
  runtime?: ActorRuntime;
  /**
   * Does what a machine asks that is neither the port's nor the device's to answer, under the actor's name: it only
   * calls `work`. Stories hold it back to show what the page looks like meanwhile.
   */
  perform: Perform;
}
