import type { Admin } from '@sorella/core/data-port';
import { QueuedMail, ResentMail } from '@sorella/core/domain/entities/queued-mail';
import * as z from 'zod/mini';
import { pageOf } from './admin-pages.ts';
import type { Connection } from './connection.ts';
import { answered, parsed } from './wire.ts';

/** Mails to members that have not gone, for admins. */
export function createAdminMails(connection: Connection): Pick<Admin, 'listMails' | 'resendMails'> {
  return {
    async listMails({ page, pageSize, ascending = false, state, search }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_list_mails', {
        page,
        page_size: pageSize,
        ascending,
        ...(state !== undefined && { wanted_state: state }),
        ...(search !== undefined && { search }),
      });
      return pageOf(QueuedMail, (await answered(connection, call)).data);
    },
    async resendMails(mailIds) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_resend_mails', { mail_ids: [...mailIds] });
      return parsed(z.array(ResentMail), (await answered(connection, call)).data);
    },
  };
}
