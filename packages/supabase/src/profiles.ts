import type { Profiles } from '@sorella/core/data-port';
import { Profile, PublicProfile } from '@sorella/core/domain';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { notImplemented } from './not-implemented.ts';
import { answered, parsed } from './wire.ts';

const COLUMNS =
  'id,first_name,last_name,title,bio,avatar_url,phone,gender,city,age,whatsapp_group_opt_in,updated_at';

/** Members' profiles. */
export function createProfiles(connection: Connection): Profiles {
  return {
    async getOwn(userId) {
      const rest = await connection.rest();
      const { data } = await answered(
        connection,
        rest.from('profiles').select(COLUMNS).eq('id', userId).single(),
      );
      return parsed(Profile, data);
    },
    async getPublic(userIds) {
      const rest = await connection.rest();
      const call = rest.rpc('get_public_profiles', { user_ids: [...userIds] });
      const { data } = await answered(connection, call);
      return parsed(z.array(PublicProfile), data);
    },
    update: notImplemented('profiles.update'),
    uploadAvatar: notImplemented('profiles.uploadAvatar'),
    saveSocialLinks: notImplemented('profiles.saveSocialLinks'),
    saveQuestionnaire: notImplemented('profiles.saveQuestionnaire'),
    listInterestCategories: notImplemented('profiles.listInterestCategories'),
    saveInterests: notImplemented('profiles.saveInterests'),
    requestApproval: notImplemented('profiles.requestApproval'),
    getSubscription: notImplemented('profiles.getSubscription'),
  };
}
