import { isUnexpected } from '@sorella/core/data-port';
import type { InspectionEvent } from 'xstate';
import type { ActorRuntime } from './actor-services.ts';

/** Looks on while machines run, beside whoever looks on already: tells of failures of their actors that nobody has foreseen. */
export function inspectErrors(
  onUnexpected: (error: unknown) => void,
  beside: ActorRuntime['inspect'],
): (event: InspectionEvent) => void {
  return (event) => {
    if (typeof beside === 'function') beside(event);
    else beside?.next?.(event);
    if (event.type !== '@xstate.event' || !event.event.type.startsWith('xstate.error.actor.')) return;
    const error: unknown = Reflect.get(event.event, 'error');
    if (isUnexpected(error)) onUnexpected(error);
  };
}
