import type { World } from '../world/world.ts';
import { type Caller, isAdmin } from './caller.ts';

/** Who may listen to a private topic: events are everyone's, the rest belongs to someone. */
export function mayListen(world: World, caller: Caller, topic: string): boolean {
  if (topic === 'events') return true;
  if (caller.userId === null) return false;
  return topic === 'admins' ? isAdmin(world, caller) : topic === `user:${caller.userId}`;
}
