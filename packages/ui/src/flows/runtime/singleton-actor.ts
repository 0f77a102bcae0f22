import type { AnyStateMachine } from 'xstate';
import type { AppServices } from './app-services.ts';
import type { LazyActor } from './lazy-actor.ts';

/**
 * One machine for as long as the app runs, whatever page is open: going back to a link's page shows how it went, and
 * spends nothing a second time.
 */
export function singletonActor<Machine extends AnyStateMachine>(
  make: (services: AppServices) => LazyActor<Machine>,
): (services: AppServices) => LazyActor<Machine> {
  const kept = new WeakMap<AppServices, LazyActor<Machine>>();
  return (services) => {
    const actor = kept.get(services) ?? make(services);
    kept.set(services, actor);
    return actor;
  };
}
