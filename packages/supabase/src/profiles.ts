import type { Profiles } from '@sorella/core/data-port';
import { Profile, PublicProfile } from '@sorella/core/domain/entities/profile';
import * as z from 'zod/mini';
import { createAvatarUpload, removeOtherAvatars } from './avatars.ts';
import type { Connection } from './connection.ts';
import { snakeKeys } from './keys.ts';
import { answeredOnReplay, replayArguments } from './replay.ts';
import { createSignUpAnswers } from './sign-up-answers.ts';
import { createOwnSubscription } from './subscriptions.ts';
import { answeredTogether } from './together.ts';
import { answered, parsed } from './wire.ts';

const COLUMNS =
  'id,first_name,last_name,title,bio,avatar_url,phone,gender,city,age,whatsapp_group_opt_in,updated_at';

/** Members' profiles. */
export function createProfiles(connection: Connection): Profiles {
  return {
    async getOwn(userId) {
      const rest = await connection.rest();
      const call = rest.from('profiles').select(COLUMNS).eq('id', userId).single();
      const { data } = await answeredTogether(connection, rest, { part: 'profile', userId }, call);
      return parsed(Profile, data);
    },
    async getPublic(userIds) {
      const rest = await connection.rest();
      const call = rest.rpc('get_public_profiles', { user_ids: [...userIds] });
      const { data } = await answered(connection, call);
      return parsed(z.array(PublicProfile), data);
    },
    async update(userId, changes, options = {}) {
      const rest = await connection.rest();
      const call = () =>
        rest.rpc('update_own_profile', {
          user_id: userId,
          changes: snakeKeys(changes),
          ...replayArguments(options),
        });
      const { data } = await answeredOnReplay(connection, options, call);
      const profile = parsed(Profile, data);
      if (changes.avatarUrl !== undefined) await removeOtherAvatars(connection, userId, profile.avatarUrl);
      return profile;
    },
    uploadAvatar: createAvatarUpload(connection),
    ...createSignUpAnswers(connection),
    ...createOwnSubscription(connection),
  };
}
