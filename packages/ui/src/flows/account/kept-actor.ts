import type { AnyStateMachine } from 'xstate';
import type { Community } from '../community/community.ts';
import type { LazyActor } from '../community/lazy-actor.ts';

/**
 * One machine for as long as the app runs, whatever page is open: going back to a link's page shows how it went, and
 * spends nothing a second time.
 */
export function keptActor<Machine extends AnyStateMachine>(
  make: (community: Community) => LazyActor<Machine>,
): (community: Community) => LazyActor<Machine> {
  const kept = new WeakMap<Community, LazyActor<Machine>>();
  return (community) => {
    const actor = kept.get(community) ?? make(community);
    kept.set(community, actor);
    return actor;
  };
}
