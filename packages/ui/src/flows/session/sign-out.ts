import type { Community } from '../community/community.ts';

const questions = new WeakMap<Community, () => void>();

/** Lets a page ask before she signs out, by whichever button. The returned function ends it. */
export function askBeforeSignOut(community: Community, ask: () => void): () => void {
  questions.set(community, ask);
  return () => void questions.delete(community);
}

/** Signs her out, unless the page has something to ask first. */
export function signOut(community: Community): void {
  const ask = questions.get(community);
  if (ask) ask();
  else community.session.send({ type: 'session.end' });
}
