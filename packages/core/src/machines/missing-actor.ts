import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * Stands where a machine names an actor it does not hold: machines know no backend, so whoever runs one
 * `.provide()`s a promise under the same name. Running without it fails at once and says which.
 */
export function missingActor<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor '${name}' was not provided`)));
}
