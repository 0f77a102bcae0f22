import type { Community } from '../community/community.ts';

/** What may be asked about: what the page would lose, or what waits on the device. The first is asked first. */
type Subject = 'page' | 'queue';

const questions = new WeakMap<Community, Map<Subject, () => void>>();

/** Lets somebody ask before she signs out, by whichever button. The returned function ends it. */
export function askBeforeSignOut(community: Community, ask: () => void, about: Subject = 'page'): () => void {
  const asked = questions.get(community) ?? new Map<Subject, () => void>();
  questions.set(community, asked.set(about, ask));
  return () => {
    if (asked.get(about) === ask) asked.delete(about);
  };
}

/** Signs her out, unless there is something to ask first. */
export function signOut(community: Community): void {
  const asked = questions.get(community);
  const ask = asked?.get('page') ?? asked?.get('queue');
  if (ask) ask();
  else community.session.send({ type: 'session.end' });
}
