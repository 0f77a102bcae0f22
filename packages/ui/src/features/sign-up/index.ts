// Joining: the form, what it leaves on the device, and how that becomes a profile.

/** Fetches what deletes the leavings of old sign-ups. */
export const loadPurge = () => import('./purge-sign-up.ts');
