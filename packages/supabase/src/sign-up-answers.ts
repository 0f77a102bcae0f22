import type { Profiles } from '@sorella/core/data-port';
import { InterestCategory } from '@sorella/core/domain/entities/profile';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { answered, parsed } from './wire.ts';

/** What a member tells at sign-up besides the profile; each may be repeated without harm. */
export function createSignUpAnswers(
  connection: Connection,
): Pick<
  Profiles,
  | 'saveSocialLinks'
  | 'hasAnswers'
  | 'saveQuestionnaire'
  | 'listInterestCategories'
  | 'saveInterests'
  | 'requestApproval'
> {
  return {
    async saveSocialLinks(userId, links) {
      if (links.length === 0) return;
      const rest = await connection.rest();
      const rows = links.map(({ platform, url }) => ({ user_id: userId, platform, url }));
      await answered(
        connection,
        rest.from('user_social_links').upsert(rows, { onConflict: 'user_id,platform' }),
      );
    },
    async hasAnswers(userId) {
      const rest = await connection.rest();
      const call = rest.from('user_questionnaire_responses').select('user_id').eq('user_id', userId);
      const { data } = await answered(connection, call);
      return parsed(z.array(z.object({ userId: z.string() })), data).length > 0;
    },
    async saveQuestionnaire({ userId, hopingToFind, idealWeekend, vibeDescription, peopleVibe }) {
      const rest = await connection.rest();
      const row = {
        user_id: userId,
        hoping_to_find: hopingToFind,
        ideal_weekend: idealWeekend,
        vibe_description: vibeDescription,
        people_vibe: peopleVibe,
      };
      await answered(
        connection,
        rest.from('user_questionnaire_responses').upsert(row, { onConflict: 'user_id' }),
      );
    },
    async listInterestCategories(names) {
      const rest = await connection.rest();
      const { data } = await answered(
        connection,
        rest.from('interest_categories').select('id,name').in('name', names),
      );
      return parsed(z.array(InterestCategory), data);
    },
    async saveInterests(userId, interestCategoryIds) {
      const rest = await connection.rest();
      const call = rest.rpc('save_interests', {
        user_id: userId,
        interest_category_ids: [...interestCategoryIds],
      });
      await answered(connection, call);
    },
    async requestApproval(userId) {
      const rest = await connection.rest();
      await answered(connection, rest.rpc('request_approval', { user_id: userId }));
    },
  };
}
