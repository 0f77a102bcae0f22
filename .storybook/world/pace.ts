import { isRecord } from '../atlas/is-record.ts';

/** Stands in the address of a story whose walk is watched from the page around its frame. */
export const WATCHED = 'watched';

/** What that page says when the walk may take its next step. */
export const WALK_ON = 'sorella:walk-on';

/** What a watched walk says each time that it has got somewhere. */
export interface WalkTold {
  /** Every step of the walk in words, in order. */
  readonly steps: readonly string[];
  /** How many of them are taken. */
  readonly taken: number;
}

/** What a watched walk told, if that is what the message is. */
export function walkTold(message: unknown): WalkTold | undefined {
  const told = isRecord(message) ? message['sorellaWalk'] : undefined;
  if (!isRecord(told)) return undefined;
  const { steps, taken } = told;
  return Array.isArray(steps) && steps.every((step) => typeof step === 'string') && typeof taken === 'number'
    ? { steps, taken }
    : undefined;
}

/** Settles when the page around the frame lets the walk go on. */
const untilLetOn = () =>
  new Promise<void>((resolve) => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== window.parent || data !== WALK_ON) return;
      window.removeEventListener('message', hear);
      resolve();
    };
    window.addEventListener('message', hear);
  });

/** Says how far a walk has got and waits to be let on; at once where nobody watches. */
export async function keepPace(told: WalkTold): Promise<void> {
  const isWatched = new URLSearchParams(window.location.search).has(WATCHED) && window.parent !== window;
  if (!isWatched) return;
  const letOn = untilLetOn();
  window.parent.postMessage({ sorellaWalk: told }, window.location.origin);
  if (told.taken < told.steps.length) await letOn;
}
