import { createContext, type ReactNode, use } from 'react';
import type { Community } from './community.ts';

const CommunityContext = createContext<Community | null>(null);

/** Gives the flows below it what they work with. */
export function CommunityProvider({ community, children }: { community: Community; children: ReactNode }) {
  return <CommunityContext value={community}>{children}</CommunityContext>;
}

/** What the nearest provider gave; a flow outside of one is a mistake of the program. */
export function useCommunity(): Community {
  const community = use(CommunityContext);
  if (!community) throw new Error('A flow was drawn outside of <CommunityProvider>.');
  return community;
}
