import type { World } from '../world/world.ts';
import { type Caller, isAdmin } from './caller.ts';

/** Who may listen to a private topic: events are everyone's, the rest belongs to someone. */
export function mayListen(world: World, caller: Caller, topic: string): boolean {
  if (topic === 'events') return true;
  if (caller.userId === null) return false;
  if (topic === 'admins') return isAdmin(world, caller);
  const [kind, ...ids] = topic.split(':');
  if (kind === 'user') return ids.length === 1 && ids[0] === caller.userId;
  return kind === 'typing' && ids.length === 2 && ids.includes(caller.userId);
}
