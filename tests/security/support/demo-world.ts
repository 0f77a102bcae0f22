/** Fixed ids of the demo world in seed.sql. */
export const ADMIN = '00000000-0000-4000-8000-000000000001';
/** Has access, several events, conversations and coffee chats. */
export const MAYA = '00000000-0000-4000-8000-000000000002';
/** Shares events with Maya and has a conversation with her. */
export const NOOR = '00000000-0000-4000-8000-000000000003';
/** Signed in, without member access. */
export const LENA = '00000000-0000-4000-8000-000000000004';
/** Has access, and shares neither an event nor a conversation with Maya. */
export const RUTH = '00000000-0000-4000-8000-000000000020';
/** Has access through one event only. */
export const ZOE = '00000000-0000-4000-8000-000000000021';

/** Events of the demo world, by what they are to Maya. */
export const EVENTS = {
  approvedFree: '00000000-0000-4000-8000-000000000101',
  canApplyFree: '00000000-0000-4000-8000-000000000102',
  pendingFree: '00000000-0000-4000-8000-000000000103',
  paid: '00000000-0000-4000-8000-000000000104',
  pendingPaid: '00000000-0000-4000-8000-000000000105',
  full: '00000000-0000-4000-8000-000000000106',
  canPay: '00000000-0000-4000-8000-000000000107',
  denied: '00000000-0000-4000-8000-000000000108',
  cancelled: '00000000-0000-4000-8000-000000000109',
  past: '00000000-0000-4000-8000-000000000121',
} as const;

const names: Readonly<Record<string, string>> = {
  [ADMIN]: 'the admin',
  [MAYA]: 'Maya',
  [NOOR]: 'Noor',
  [LENA]: 'Lena, without access',
  [RUTH]: 'Ruth',
  [ZOE]: 'Zoe',
};

/** How a test's title calls someone. */
export const nameOf = (who: string): string => names[who] ?? `the ${who}`;
