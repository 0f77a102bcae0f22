import { figures, ROWS_OF_A_MEMBER } from './figures.ts';

/** What is taken for granted where nothing could be measured. */
export const assumed = {
  /** Of all members, in a month. */
  activeShare: 0.3,
  /** Of all members, at the busiest moment. */
  onlineShare: 0.01,
  /** To a member, in a month: decisions, payments, answers. */
  mails: 2,
  /** By a member who is active, in a month: pages of some five requests. */
  pages: 80,
  /** What a page brings from the backend, in bytes. */
  pageBytes: 30_000,
  /** Her picture, in bytes. */
  pictureBytes: 50_000,
} as const;

/** Supabase's list prices in dollars a month for its Pro plan, as it publishes them; look again before you decide. */
const price = {
  plan: 25,
  activeMembers: { included: 100_000, each: 0.00325 },
  databaseGigabytes: { included: 8, each: 0.125 },
  pictureGigabytes: { included: 100, each: 0.0213 },
  trafficGigabytes: { included: 250, each: 0.09 },
  connections: { included: 500, each: 0.01 },
} as const;

const GIGABYTE = 1e9;
const above = ({ included, each }: { included: number; each: number }, used: number) =>
  Math.max(0, used - included) * each;

/** A community of a size, carried on from the largest that was measured. */
export interface Community {
  readonly members: number;
  readonly rows: number;
  readonly databaseGigabytes: number;
  readonly pictureGigabytes: number;
  readonly connections: number;
  readonly mailsADay: number;
  readonly requestsASecond: number;
  /** In dollars a month, without the computer that the database runs on. */
  readonly price: number;
}

const bytesOfARow = figures.tables.reduce((sum, { bytes }) => sum + bytes, 0) / (figures.sizes.at(-1) ?? 1);

/** @param members How many there are. */
export function community(members: number): Community {
  const rows = members * ROWS_OF_A_MEMBER;
  const active = members * assumed.activeShare;
  const pages = active * assumed.pages;
  const used = {
    databaseGigabytes: (rows * bytesOfARow) / GIGABYTE,
    pictureGigabytes: (members * assumed.pictureBytes) / GIGABYTE,
    connections: members * assumed.onlineShare,
  };
  return {
    members,
    rows,
    ...used,
    mailsADay: (members * assumed.mails) / 30,
    // Four times the average, as evenings are.
    requestsASecond: (pages * 5 * 4) / (30 * 86_400),
    price:
      price.plan +
      above(price.activeMembers, active) +
      above(price.databaseGigabytes, used.databaseGigabytes) +
      above(price.pictureGigabytes, used.pictureGigabytes) +
      above(price.trafficGigabytes, (pages * assumed.pageBytes) / GIGABYTE) +
      above(price.connections, used.connections),
  };
}
