import type { Admin } from '@sorella/core/data-port';
import { EventHost, StaffEntry } from '@sorella/core/domain/entities/staff';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { answered, parsed } from './wire.ts';

const Staff = z.array(StaffEntry);
const Hosts = z.array(EventHost);

/** Who has which role: each change answers with all of them. */
export function createAdminStaff(
  connection: Connection,
): Pick<Admin, 'listStaff' | 'giveRole' | 'takeRole' | 'listEventHosts' | 'setEventHost'> {
  return {
    async listStaff() {
      const rest = await connection.rest();
      return parsed(Staff, (await answered(connection, rest.rpc('admin_list_staff'))).data);
    },
    async giveRole({ userId, role }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_give_role', { target_user_id: userId, role });
      return parsed(Staff, (await answered(connection, call)).data);
    },
    async takeRole({ userId, role }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_take_role', { target_user_id: userId, role });
      return parsed(Staff, (await answered(connection, call)).data);
    },
    async listEventHosts(eventId) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_event_hosts', { target_event_id: eventId });
      return parsed(Hosts, (await answered(connection, call)).data);
    },
    async setEventHost({ eventId, userId, isHost }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_set_event_host', {
        target_event_id: eventId,
        target_user_id: userId,
        is_host: isHost,
      });
      return parsed(Hosts, (await answered(connection, call)).data);
    },
  };
}
