import type { Access } from '@sorella/core/data-port';
import { Id } from '@sorella/core/domain/entities/common';
import { Rights } from '@sorella/core/domain/entities/staff';
import { Suspension } from '@sorella/core/domain/entities/suspension';
import { Warning } from '@sorella/core/domain/entities/warning';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { answeredTogether } from './together.ts';
import { answered, parsed } from './wire.ts';

/** Rights of the caller, asked of the database each time. */
export function createAccess(connection: Connection): Access {
  return {
    async hasMemberAccess(userId) {
      const rest = await connection.rest();
      const call = rest.rpc('has_member_access', { user_id: userId });
      const { data } = await answeredTogether(connection, rest, { part: 'member-access', userId }, call);
      return parsed(z.boolean(), data);
    },
    async isAdmin(userId) {
      const rest = await connection.rest();
      const call = rest.from('admin_users').select('id').eq('user_id', userId).limit(1);
      const { data } = await answeredTogether(connection, rest, { part: 'admin', userId }, call);
      return parsed(z.array(z.object({ id: Id })), data).length > 0;
    },
    async listRights() {
      const rest = await connection.rest();
      const call = rest.rpc('list_rights');
      return parsed(Rights, (await answeredTogether(connection, rest, { part: 'rights' }, call)).data);
    },
    async getSuspension(userId) {
      const rest = await connection.rest();
      const call = rest
        .from('member_suspensions')
        .select('until,reason')
        .eq('user_id', userId)
        .gt('until', new Date().toISOString())
        .limit(1);
      const { data } = await answeredTogether(connection, rest, { part: 'suspension', userId }, call);
      return parsed(z.array(Suspension), data)[0] ?? null;
    },
    async listWarnings() {
      const rest = await connection.rest();
      const call = rest.rpc('list_warnings');
      const { data } = await answeredTogether(connection, rest, { part: 'warnings' }, call);
      return parsed(z.array(Warning), data);
    },
    async confirmWarning({ userId, warningId }) {
      const rest = await connection.rest();
      await answered(connection, rest.rpc('confirm_warning', { for_user_id: userId, warning_id: warningId }));
    },
    async listDisabledFeatures() {
      const rest = await connection.rest();
      const call = rest
        .from('feature_toggles')
        .select('feature_name')
        .eq('is_enabled', false)
        .order('feature_name')
        .limit(200);
      const { data } = await answeredTogether(connection, rest, { part: 'disabled-features' }, call);
      return parsed(z.array(z.object({ featureName: z.string() })), data).map(
        ({ featureName }) => featureName,
      );
    },
  };
}
