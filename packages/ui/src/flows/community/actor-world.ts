import type { CommunityData } from '@sorella/core/data-port';
import type { Device } from './device.ts';

/** What running machines need of the world. */
export interface ActorWorld {
  data: CommunityData;
  device: Device;
}
