import type { Admin } from '@sorella/core/data-port';
import {
  AdminApplication,
  AdminMember,
  AdminOverview,
  AuditLine,
  FeatureToggle,
} from '@sorella/core/domain/entities/admin';
import { SavedView } from '@sorella/core/domain/entities/saved-view';
import { AdminSubscription } from '@sorella/core/domain/entities/subscription';
import * as z from 'zod/mini';
import { argumentsOf, orderOf, pageOf } from './admin-pages.ts';
import type { Connection } from './connection.ts';
import { answered, parsed } from './wire.ts';

/** Columns of a feature toggle that the port knows. */
export const TOGGLE_COLUMNS = 'id,feature_name,description,is_enabled,updated_at';

/** What the admin's panels read: one request a page. */
export function createAdminLists(
  connection: Connection,
): Pick<
  Admin,
  | 'getOverview'
  | 'listApplications'
  | 'listMembers'
  | 'listViews'
  | 'saveView'
  | 'listSubscriptions'
  | 'listAuditLog'
  | 'listFeatureToggles'
  | 'getUserEmails'
> {
  return {
    async getOverview() {
      const rest = await connection.rest();
      return parsed(AdminOverview, (await answered(connection, rest.rpc('admin_overview'))).data);
    },
    async listApplications(query) {
      const rest = await connection.rest();
      const { status, cancelled, eventId, payment } = query;
      const call = rest.rpc('admin_list_applications', {
        ...argumentsOf(query),
        ...orderOf(query),
        ...(status !== undefined && { wanted_status: status }),
        ...(cancelled !== undefined && { cancelled }),
        ...(eventId !== undefined && { target_event_id: eventId }),
        ...(payment !== undefined && { wanted_payment: payment }),
      });
      const { data } = await answered(connection, call);
      return { ...pageOf(AdminApplication, data), past: parsed(z.object({ past: z.int() }), data).past };
    },
    async listViews(list) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_list_views', { list });
      return parsed(z.array(SavedView), (await answered(connection, call)).data);
    },
    async saveView({ list, name, view }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_save_view', { list, name, ...(view !== null && { view }) });
      return parsed(z.array(SavedView), (await answered(connection, call)).data);
    },
    async listMembers(query) {
      const rest = await connection.rest();
      const { status, onlyAdmins = false } = query;
      const call = rest.rpc('admin_list_members', {
        ...argumentsOf(query),
        ...orderOf(query),
        only_admins: onlyAdmins,
        ...(status !== undefined && { wanted_status: status }),
      });
      return pageOf(AdminMember, (await answered(connection, call)).data);
    },
    async listSubscriptions(query) {
      const rest = await connection.rest();
      const { status } = query;
      const call = rest.rpc('admin_list_subscriptions', {
        ...argumentsOf(query),
        ...orderOf(query),
        ...(status !== undefined && { wanted_status: status }),
      });
      return pageOf(AdminSubscription, (await answered(connection, call)).data);
    },
    async listAuditLog(query) {
      const rest = await connection.rest();
      const { action, tableName, since, until, ascending = false } = query;
      const call = rest.rpc('admin_list_audit_log', {
        ...argumentsOf(query),
        ascending,
        ...(action !== undefined && { wanted_action: action }),
        ...(tableName !== undefined && { wanted_table: tableName }),
        ...(since !== undefined && { since }),
        ...(until !== undefined && { until }),
      });
      return pageOf(AuditLine, (await answered(connection, call)).data);
    },
    async listFeatureToggles() {
      const rest = await connection.rest();
      const call = rest.from('feature_toggles').select(TOGGLE_COLUMNS).order('feature_name').limit(200);
      return parsed(z.array(FeatureToggle), (await answered(connection, call)).data);
    },
    async getUserEmails(userIds) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_get_user_emails', { user_ids: [...userIds] });
      const rows = parsed(
        z.array(z.object({ userId: z.string(), email: z.string() })),
        (await answered(connection, call)).data,
      );
      return new Map(rows.map(({ userId, email }) => [userId, email]));
    },
  };
}
