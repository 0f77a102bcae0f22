import { expect } from 'vitest';
import { DataError } from '../errors.ts';
import { decideOne, mustDecide } from './decisions.ts';
import type { ContractHarness, ContractOptions, CreateHarness, NewMember } from './harness.ts';
import { acquainted, paidApplication } from './seats.ts';
import { describeContract } from './suite.ts';

const FIRST = { page: 1, pageSize: 100 } as const;

const nameOf = ({ userId, firstName, lastName }: NewMember) => ({
  id: userId,
  firstName,
  lastName,
  avatarUrl: null,
});

/** What a call came to: 'carried out', or the code it was refused with and what it says stands there. */
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'carried out' as const,
    (thrown: unknown) => (thrown instanceof DataError ? { code: thrown.code, ...thrown.decided } : thrown),
  );

/** Two admins who do this at the same moment: one carries it out, the other reads what that one did. */
async function atOnce(
  one: NewMember,
  other: NewMember,
  decide: (admin: NewMember, index: 0 | 1) => Promise<unknown>,
  statuses: readonly [string, string],
  code: string = 'already-decided',
): Promise<void> {
  const [first, second] = await Promise.all([outcomeOf(decide(one, 0)), outcomeOf(decide(other, 1))]);
  const isFirst = first === 'carried out';
  expect(isFirst ? first : second).toBe('carried out');
  expect(isFirst ? second : first).toEqual({
    code,
    status: statuses[isFirst ? 0 : 1],
    decidedBy: nameOf(isFirst ? one : other),
    byMember: false,
  });
}

const twoAdmins = async (harness: ContractHarness) =>
  [await harness.newAdmin(), await harness.newAdmin()] as const;

/** What the port promises an admin whose decision comes second: she reads what happened, and by whom. */
export function describeLateDecisionsContract(
  createHarness: CreateHarness,
  options: ContractOptions = {},
): void {
  describeContract('decisions of two admins', createHarness, options, (promise) => {
    promise('about one booking at once: the second reads who decided and what (A-02)', async (harness) => {
      const [one, other] = await twoAdmins(harness);
      for (let round = 0; round < 3; round += 1) {
        const { application, event } = await paidApplication(harness);
        const applicationId = application.id;
        const [approval, denial] = await Promise.all([
          decideOne(one.data, { applicationId, decision: 'approve' }),
          decideOne(other.data, { applicationId, decision: 'deny' }),
        ]);
        const isApproved = approval.verdict === 'decided';
        const stands = {
          applicationId,
          applicationStatus: isApproved ? 'approved' : 'denied',
          byMember: false,
        } as const;
        expect(isApproved ? approval : denial).toEqual({ ...stands, verdict: 'decided', decidedBy: null });
        expect(isApproved ? denial : approval).toEqual({
          ...stands,
          verdict: 'already-decided',
          decidedBy: nameOf(isApproved ? one : other),
        });
        expect((await one.data.events.get(event.id)).attendeesCount).toBe(isApproved ? 1 : 0);
      }
    });

    promise(
      'about one booking alike: whoever comes again reads who decided first (A-02)',
      async (harness) => {
        const [one, other] = await twoAdmins(harness);
        const { application } = await paidApplication(harness);
        const decide = ({ data }: NewMember) =>
          decideOne(data, { applicationId: application.id, decision: 'approve' });
        expect(await decide(one)).toMatchObject({ verdict: 'decided', decidedBy: null });
        for (const admin of [one, other])
          expect(await decide(admin)).toMatchObject({ verdict: 'unchanged', decidedBy: nameOf(one) });
      },
    );

    promise('about what its member cancelled name the member and no admin (A-10)', async (harness) => {
      const { admin, member, event, application } = await paidApplication(harness);
      const approval = { applicationId: application.id, decision: 'approve' } as const;
      await mustDecide(admin, approval);
      await member.data.applications.cancel({ eventId: event.id });
      const late = { decidedBy: null, byMember: true };
      expect(await decideOne(admin, approval)).toEqual({
        applicationId: application.id,
        verdict: 'already-decided',
        applicationStatus: 'denied',
        ...late,
      });
      const removal = admin.admin.removeMember({ applicationId: application.id, reason: 'Asked to' });
      expect(await outcomeOf(removal)).toEqual({ code: 'no-active-booking', status: 'denied', ...late });
    });

    promise('who remove the same member at once: the second reads who did (A-90)', async (harness) => {
      const [one, other] = await twoAdmins(harness);
      const { application } = await paidApplication(harness);
      await mustDecide(one.data, { applicationId: application.id, decision: 'approve' });
      await atOnce(
        one,
        other,
        (admin) => admin.data.admin.removeMember({ applicationId: application.id, reason: 'Asked to' }),
        ['denied', 'denied'],
        'no-active-booking',
      );
    });

    promise(
      'about one approval at once: the first stands, and the second reads whose (A-44)',
      async (harness) => {
        const [one, other] = await twoAdmins(harness);
        const { userId, email } = await harness.newMember();
        const decisions = ['approve', 'reject'] as const;
        const answers = await Promise.all(
          [one, other].map((admin, index) =>
            admin.data.admin.decideApprovals({ userIds: [userId], decision: decisions[index] ?? 'approve' }),
          ),
        );
        const [first, second] = answers.flat();
        const [won, lost] = first?.verdict === 'decided' ? [first, second] : [second, first];
        const winner = first?.verdict === 'decided' ? one : other;
        expect(won).toMatchObject({ verdict: 'decided', decidedBy: null });
        expect(lost).toEqual({
          userId,
          verdict: 'already-decided',
          status: won?.status,
          decidedBy: nameOf(winner),
        });
        const { rows } = await one.data.admin.listMembers({ ...FIRST, search: email });
        expect(rows).toMatchObject([{ status: won?.status }]);
      },
    );

    promise(
      'about one report at once: one note is kept, and the other is told whose (A-92)',
      async (harness) => {
        const [one, other] = await twoAdmins(harness);
        const [reporter, reported] = await acquainted(harness, 2);
        for (const decisions of [
          ['upheld', 'dismissed'],
          ['upheld', 'upheld'],
        ] as const) {
          const id = reporter.newId();
          await reporter.data.safety.report({
            id,
            userId: reported.userId,
            messageId: null,
            reason: 'spam',
            comment: null,
          });
          await atOnce(
            one,
            other,
            (admin, index) =>
              admin.data.safety.decideReport({
                reportId: id,
                decision: decisions[index],
                note: `Note of ${admin.userId}`,
              }),
            decisions,
          );
          const { rows } = await one.data.safety.listReports({ ...FIRST, search: reported.email });
          const kept = rows.find((row) => row.id === id);
          expect(kept?.note).toBe(`Note of ${kept?.decidedBy?.id}`);
        }
      },
    );

    promise(
      'about one refund at once: it is settled by one, and the other is told who (A-14)',
      async (harness) => {
        const [one, other] = await twoAdmins(harness);
        for (const outcomes of [
          ['refunded', 'kept'],
          ['kept', 'kept'],
        ] as const) {
          const { admin, member, event, application, bookingId } = await paidApplication(harness);
          await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
          await member.data.applications.cancel({ eventId: event.id });
          await atOnce(
            one,
            other,
            ({ data }, index) =>
              data.admin.settleRefund({ id: bookingId, outcome: outcomes[index], note: null }),
            outcomes,
          );
        }
      },
    );

    promise('about one coffee chat at once: what neither saw is not overwritten (R-215)', async (harness) => {
      const [one, other] = await twoAdmins(harness);
      const [member] = await acquainted(harness, 2);
      const noon = new Date(harness.now().getTime() + 3 * 86_400_000);
      noon.setUTCHours(12, 0, 0, 0);
      const { id } = await member.data.coffeeChats.create({
        id: member.newId(),
        requesterId: member.userId,
        recipientId: null,
        message: null,
        proposedDates: [noon.toISOString()],
        timeZone: 'UTC',
      });
      const statuses = ['accepted', 'cancelled'] as const;
      await atOnce(
        one,
        other,
        ({ data }, index) =>
          data.coffeeChats.setStatus({ requestId: id, status: statuses[index], seen: 'pending' }),
        statuses,
      );
    });
  });
}
