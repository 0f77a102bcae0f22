import type { Admin } from '@sorella/core/data-port';
import { ApprovalAnswer, DecisionAnswer, FeatureToggle } from '@sorella/core/domain/entities/admin';
import * as z from 'zod/mini';
import { TOGGLE_COLUMNS } from './admin-lists.ts';
import type { Connection } from './connection.ts';
import { answered, parsed } from './wire.ts';

/** What the admin's panels decide. */
export function createAdminDecisions(
  connection: Connection,
): Pick<Admin, 'decideApplications' | 'decideApprovals' | 'setFeatureToggle'> {
  return {
    async decideApplications({ applicationIds, decision, notes }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_decide_applications', {
        target_application_ids: [...applicationIds],
        decision,
        ...(notes !== null && { notes }),
      });
      return parsed(z.array(DecisionAnswer), (await answered(connection, call)).data);
    },
    async decideApprovals({ userIds, decision }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_decide_approvals', { target_user_ids: [...userIds], decision });
      return parsed(z.array(ApprovalAnswer), (await answered(connection, call)).data);
    },
    async setFeatureToggle({ id, isEnabled }) {
      const rest = await connection.rest();
      const call = rest
        .from('feature_toggles')
        .update({ is_enabled: isEnabled })
        .eq('id', id)
        .select(TOGGLE_COLUMNS)
        .single();
      return parsed(FeatureToggle, (await answered(connection, call)).data);
    },
  };
}
