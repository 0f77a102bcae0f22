import type { AppServices } from '../../runtime/app-services.ts';
import { perApp } from '../../runtime/per-app.ts';
import { askedQuestionOf, type SignOutQuestion } from './asked-question.ts';

/** What may be asked about, the first first: what the page would lose, a statement begun on another, what waits on the device. */
type Subject = 'page' | 'statement' | 'queue';

const questionsOf = perApp(() => new Map<Subject, () => void>());

/**
 * Lets somebody ask before the member signs out, by whichever button. The returned function ends it.
 */
export function askBeforeSignOut(
  services: AppServices,
  ask: () => void,
  about: Subject = 'page',
): () => void {
  const asked = questionsOf(services).set(about, ask);
  return () => {
    if (asked.get(about) === ask) asked.delete(about);
  };
}

/** The same with a question that stands wherever she is, and goes when there is nothing left to ask about. */
export function askQuestionBeforeSignOut(
  services: AppServices,
  question: SignOutQuestion,
  about: Subject,
): () => void {
  const asked = askedQuestionOf(services);
  const stop = askBeforeSignOut(services, () => asked.set(question), about);
  return () => {
    stop();
    if (asked.get() === question) asked.set(null);
  };
}

/** Signs the member out, unless there is something to ask first. */
export function signOut(services: AppServices): void {
  const asked = questionsOf(services);
  const ask = asked.get('page') ?? asked.get('statement') ?? asked.get('queue');
  if (ask) ask();
  else services.session.send({ type: 'session.end' });
}
