import type { Admin } from '@sorella/core/data-port';
import * as z from 'zod/mini';
import { Outcome } from './bookings.ts';
import type { Connection } from './connection.ts';
import { unimplementedParts } from './unimplemented-parts.ts';
import { answered, parsed } from './wire.ts';

/** The row whose description is the PayPal.me user name. */
const PAYPAL_SETTING = 'paypal_email';

/** Admin tools besides the bookings desk. */
export function createAdmin(connection: Connection): Admin {
  return {
    async adminExists() {
      const rest = await connection.rest();
      const { data } = await answered(connection, rest.rpc('admin_exists'));
      return parsed(z.boolean(), data);
    },
    async claimFirstAdmin(userId) {
      const rest = await connection.rest();
      await answered(connection, rest.rpc('claim_first_admin', { user_id: userId }));
    },
    async grantAdmin(userId, targetUserId) {
      const rest = await connection.rest();
      const call = rest.rpc('grant_admin', { user_id: userId, target_user_id: targetUserId });
      await answered(connection, call);
    },
    async getPaypalUsername() {
      const rest = await connection.rest();
      const call = rest.from('feature_toggles').select('description').eq('feature_name', PAYPAL_SETTING);
      const { data } = await answered(connection, call);
      const [row] = parsed(z.array(z.object({ description: z.nullable(z.string()) })), data);
      return row?.description ?? null;
    },
    async savePaypalUsername(username) {
      const rest = await connection.rest();
      const row = { feature_name: PAYPAL_SETTING, description: username, is_enabled: true };
      await answered(connection, rest.from('feature_toggles').upsert(row, { onConflict: 'feature_name' }));
    },
    async removeMember({ applicationId, reason }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_remove_member', { target_application_id: applicationId, reason });
      return parsed(Outcome, (await answered(connection, call)).data);
    },
    ...unimplementedParts.admin,
  };
}
