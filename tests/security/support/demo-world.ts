/** Fixed ids of the demo world in seed.sql. */
export const ADMIN = '00000000-0000-4000-8000-000000000001';
/** Has access, several events, conversations and coffee chats. */
export const MAYA = '00000000-0000-4000-8000-000000000002';
/** Shares events and a conversation with Maya. */
export const NOOR = '00000000-0000-4000-8000-000000000003';
/** Signed in, without member access. */
export const LENA = '00000000-0000-4000-8000-000000000004';
/** Has access and a plan, shares events with Maya and no conversation. */
export const YUKI = '00000000-0000-4000-8000-000000000013';
/** Has access through one event only, in which Maya has no part. */
export const LEILA = '00000000-0000-4000-8000-00000000001e';
/** Has a seat at the event that is full. */
export const INES = '00000000-0000-4000-8000-000000000010';

/** Events of the demo world, by what they are to Maya. */
export const EVENTS = {
  approvedFree: '00000000-0000-4000-8000-000000100002',
  canApplyFree: '00000000-0000-4000-8000-000000100008',
  pendingFree: '00000000-0000-4000-8000-000000100003',
  paid: '00000000-0000-4000-8000-000000100001',
  pendingPaid: '00000000-0000-4000-8000-000000100004',
  full: '00000000-0000-4000-8000-000000100007',
  canPay: '00000000-0000-4000-8000-000000100009',
  denied: '00000000-0000-4000-8000-000000100005',
  cancelled: '00000000-0000-4000-8000-000000100006',
  past: '00000000-0000-4000-8000-000000100016',
} as const;

const names: Readonly<Record<string, string>> = {
  [ADMIN]: 'the admin',
  [MAYA]: 'Maya',
  [NOOR]: 'Noor',
  [LENA]: 'Lena, without access',
  [YUKI]: 'Yuki',
  [LEILA]: 'Leila',
  [INES]: 'Inês',
};

/** How a test's title calls someone. */
export const nameOf = (who: string): string => names[who] ?? `the ${who}`;
