import { useEffect } from 'react';
import { atFirstPress } from '../../primitives/first-need.ts';
import { afterFirstPicture } from '../../primitives/lazy-code.ts';
import { preloadApplying } from './applying.ts';

/** What the press to apply needs is there before the press; a visitor's page waits for a first press of any kind. */
export function usePreloadedApplying(userId: string | null): void {
  useEffect(
    () => (userId === null ? atFirstPress : afterFirstPicture)(() => void preloadApplying()),
    [userId],
  );
}
