import type { CommunityData } from '@sorella/core/data-port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aMember, anAdmin, anEvent } from './builders.ts';
import { connect } from './connect.ts';
import { addAdmin, addApplication, addEvent, addMember } from './scenarios/fill.ts';
import { CARD_STATES } from './scenarios/scenarios.ts';
import type { World } from './scenarios/world.ts';
import { type MockServer, startMockServer } from './server.ts';

const MANY = 250;
/** Proxies and servers commonly refuse an address that is longer. */
const LONGEST_ADDRESS = 8 * 1024;

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer();
});
afterAll(() => server.close());

async function allPending({ bookings }: CommunityData) {
  const pages = await Promise.all([1, 2, 3].map((page) => bookings.listPending({ page, pageSize: 100 })));
  expect(pages.map(({ total }) => total)).toEqual([MANY, MANY, MANY]);
  return pages.flatMap(({ rows }) => rows);
}

/** So many members wait for the admin, each for a separate gathering. */
function crowdedReview(world: World): void {
  addAdmin(world, anAdmin());
  const { startTime, endTime } = CARD_STATES.paid;
  for (let n = 2; n < MANY + 2; n += 1) {
    const [member, event] = [aMember({ n }), anEvent({ n, creditsRequired: 2, startTime, endTime })];
    addMember(world, member, { email: `member-${n}@sorella.test` });
    addEvent(world, event);
    addApplication(world, { member, event, outcome: 'pending' });
  }
}

describe(`a review of ${MANY} pending bookings`, () => {
  it('is resolved to the last row without an address that is too long (R-360, A-69)', async () => {
    const backend = server.serve(crowdedReview);
    const answer = vi.spyOn(backend, 'answer');
    const rows = await allPending(await connect(backend, { as: 'admin' }));

    const resolved = rows.filter(
      ({ booking, member, event, email }) =>
        member?.id === booking.userId && event?.id === booking.eventId && email !== null,
    );
    const longest = Math.max(...answer.mock.calls.map(([request]) => request.url.length));
    expect(longest).toBeLessThan(LONGEST_ADDRESS);
    expect([rows.length, resolved.length]).toEqual([MANY, MANY]);
  });

  it('does without e-mail addresses when they cannot be had (R-394, A-69)', async () => {
    const backend = server.serve(crowdedReview);
    const data = await connect(backend, { as: 'admin' });
    expect((await allPending(data)).map(({ email }) => email)).not.toContain(null);
    backend.faults.failing(500, { on: 'rpc/admin_get_user_emails' });
    const rows = await allPending(data);
    expect(rows.map(({ email, member }) => [email, member?.id === undefined])).toEqual(
      Array.from({ length: MANY }, () => [null, false]),
    );
  });

  it('reads bookings, members and events in one request, and their addresses in another (R-362)', async () => {
    const event = anEvent({ n: 1, creditsRequired: 2 });
    const backend = server.serve((world) => {
      addAdmin(world, anAdmin());
      addEvent(world, event);
      for (let n = 2; n < 152; n += 1) {
        addMember(world, aMember({ n }), { email: `member-${n}@sorella.test` });
        addApplication(world, { member: aMember({ n }), event, outcome: 'pending' });
      }
    });
    const answer = vi.spyOn(backend, 'answer');
    await (await connect(backend, { as: 'admin' })).bookings.listPending({ page: 1, pageSize: 100 });
    const read = answer.mock.calls.map(([request]) => new URL(request.url).pathname.split('/').at(-1));
    expect(read.filter((what) => what !== 'token')).toEqual([
      'list_pending_event_bookings',
      'admin_get_user_emails',
    ]);
  });
});
