import type { AppServices } from '../runtime/app-services.ts';

/** What may be asked about: what the page would lose, or what waits on the device. The first is asked first. */
type Subject = 'page' | 'queue';

const questions = new WeakMap<AppServices, Map<Subject, () => void>>();

/**
 * Lets somebody ask before the member signs out, by whichever button. The returned function ends it.
 */
export function askBeforeSignOut(
  services: AppServices,
  ask: () => void,
  about: Subject = 'page',
): () => void {
  const asked = questions.get(services) ?? new Map<Subject, () => void>();
  questions.set(services, asked.set(about, ask));
  return () => {
    if (asked.get(about) === ask) asked.delete(about);
  };
}

/** Signs the member out, unless there is something to ask first. */
export function signOut(services: AppServices): void {
  const asked = questions.get(services);
  const ask = asked?.get('page') ?? asked?.get('queue');
  if (ask) ask();
  else services.session.send({ type: 'session.end' });
}
