// Another member's card, blocking and reporting her.

export { LazyMemberCardDialog } from './lazy-member-card.ts';
export { MemberLink } from './MemberLink.tsx';
export { blockedQuery } from './queries.ts';
export { useBlocking } from './use-blocking.ts';
