import type { Admin } from '@sorella/core/data-port';
import { MemberStory } from '@sorella/core/domain/entities/member-story';
import type { Connection } from './connection.ts';
import { answered, parsed } from './wire.ts';

/** What is known of one member, and what is done about her: each act answers with all of it. */
export function createAdminMembers(
  connection: Connection,
): Pick<
  Admin,
  'getMemberStory' | 'warnMember' | 'suspendMember' | 'reinstateMember' | 'changeApproval' | 'noteMember'
> {
  return {
    async getMemberStory(userId) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_member_story', { target_user_id: userId });
      return parsed(MemberStory, (await answered(connection, call)).data);
    },
    async warnMember({ userId, warningId, warning }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_warn_member', { target_user_id: userId, warning_id: warningId, warning });
      return parsed(MemberStory, (await answered(connection, call)).data);
    },
    async suspendMember({ userId, until, reason }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_suspend_member', { target_user_id: userId, until_time: until, reason });
      return parsed(MemberStory, (await answered(connection, call)).data);
    },
    async reinstateMember(userId) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_reinstate_member', { target_user_id: userId });
      return parsed(MemberStory, (await answered(connection, call)).data);
    },
    async changeApproval({ userId, decision, noteId, reason }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_change_approval', {
        target_user_id: userId,
        decision,
        note_id: noteId,
        reason,
      });
      return parsed(MemberStory, (await answered(connection, call)).data);
    },
    async noteMember({ userId, noteId, note }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_note_member', { target_user_id: userId, note_id: noteId, note });
      return parsed(MemberStory, (await answered(connection, call)).data);
    },
  };
}
