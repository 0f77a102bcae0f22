import type { Safety } from '@sorella/core/data-port';
import { BlockedMember, MemberCard, Report } from '@sorella/core/domain/entities/safety';
import * as z from 'zod/mini';
import { argumentsOf, pageOf } from './admin-pages.ts';
import type { Connection } from './connection.ts';
import { answeredDecision } from './late-decisions.ts';
import { answered, parsed } from './wire.ts';

/** Blocks, reports, and what members see of one another. */
export function createSafety(connection: Connection): Safety {
  return {
    async block(userId) {
      const rest = await connection.rest();
      await answered(connection, rest.rpc('block_member', { member_id: userId }));
    },
    async unblock(userId) {
      const rest = await connection.rest();
      await answered(connection, rest.rpc('unblock_member', { member_id: userId }));
    },
    async listBlocked() {
      const rest = await connection.rest();
      const { data } = await answered(connection, rest.rpc('list_blocked_members'));
      return parsed(z.array(BlockedMember), data);
    },
    async report({ id, userId, messageId, reason, comment }) {
      const rest = await connection.rest();
      const call = rest.rpc('report_member', {
        report_id: id,
        member_id: userId,
        reason,
        ...(comment !== null && { comment }),
        ...(messageId !== null && { message_id: messageId }),
      });
      await answered(connection, call);
    },
    async getMemberCard(userId) {
      const rest = await connection.rest();
      const { data } = await answered(connection, rest.rpc('get_member_card', { member_id: userId }));
      return parsed(z.nullable(MemberCard), data);
    },
    async listReports(query) {
      const rest = await connection.rest();
      const { status, ascending = false } = query;
      const call = rest.rpc('admin_list_reports', {
        ...argumentsOf(query),
        ascending,
        ...(status !== undefined && { wanted_status: status }),
      });
      return pageOf(Report, (await answered(connection, call)).data);
    },
    async decideReport({ reportId, decision, note }) {
      const rest = await connection.rest();
      const call = rest.rpc('decide_report', {
        report_id: reportId,
        decision,
        ...(note !== null && { note }),
      });
      await answeredDecision(connection, call);
    },
  };
}
