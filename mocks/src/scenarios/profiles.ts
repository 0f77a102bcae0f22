import { QUESTIONNAIRE_OPTIONS } from '@sorella/core/domain/sign-up/questionnaire';
import { aPortrait } from '../pictures.ts';
import { addAvatar, addSubscription } from './fill.ts';
import { DEMO_IDS } from './ids.ts';
import { LONG_AGO } from './instants.ts';
import { addCast } from './people.ts';
import type { Row, Scenario, World } from './world.ts';

/** Changes Maya's profile as if it had always been so. */
function describeMaya(world: World, changes: Partial<Row<'profiles'>>): void {
  const maya = world.tables.profiles.find(({ id }) => id === DEMO_IDS.maya);
  if (!maya) throw new Error('Maya is not in this world');
  Object.assign(maya, changes);
}

/** Maya alone has a picture, and a plan with credits left. */
export const subscribedWorld: Scenario = (world) => {
  addCast(world);
  describeMaya(world, { avatar_url: addAvatar(world, DEMO_IDS.maya, aPortrait()) });
  addSubscription(world, { userId: DEMO_IDS.maya, plan: 'Monthly', creditsRemaining: 7 });
};

/**
 * Maya has just signed in for the first time, on a device that knows nothing of the sign-up: names only
 * (A-48).
 */
export const bareProfileWorld: Scenario = (world) => {
  addCast(world);
  describeMaya(world, {
    title: null,
    bio: null,
    phone: null,
    gender: null,
    city: null,
    age: null,
    whatsapp_group_opt_in: false,
  });
};

/** Maya filled in everything, and as long as it may be. */
export const fullProfileWorld: Scenario = (world) => {
  addCast(world);
  const user_id = DEMO_IDS.maya;
  const at = { created_at: LONG_AGO, updated_at: LONG_AGO };
  describeMaya(world, {
    first_name: 'Maximiliana Konstantina Philippa',
    last_name: 'Okafor-Wolfeschlegelsteinhausenbergerdorff',
    title: 'Product designer, ceramics teacher, treasurer of two allotment gardens and occasional lifeguard',
    bio: 'Sketches before breakfast, swims after work, and in between draws screens for a small bank that nobody has heard of. Collects tram tickets from cities she liked. Looking for someone to climb badly with, and for a choir that forgives. Bring your dog!',
    phone: '+49 (30) 555-0123',
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    avatar_url: addAvatar(world, user_id, aPortrait()),
  });
  addSubscription(world, { userId: user_id, plan: 'Quarterly', creditsRemaining: 30 });
  world.tables.user_social_links.push({
    user_id,
    platform: 'instagram',
    url: 'https://www.instagram.com/maya.okafor',
    ...at,
  });
  world.tables.user_questionnaire_responses.push({
    user_id,
    hoping_to_find: [...QUESTIONNAIRE_OPTIONS.hopingToFind],
    ideal_weekend: [...QUESTIONNAIRE_OPTIONS.idealWeekend],
    vibe_description: [...QUESTIONNAIRE_OPTIONS.vibeDescription],
    people_vibe: [...QUESTIONNAIRE_OPTIONS.peopleVibe],
    ...at,
  });
  const interests = QUESTIONNAIRE_OPTIONS.topInterests.slice(0, 3).map((name) => `'${name}'`);
  world.statements.push(
    `insert into public.user_interests (user_id, interest_category_id, created_at)
     select '${user_id}', id, '${LONG_AGO}' from public.interest_categories where name in (${interests.join(', ')})`,
  );
  const approval = world.tables.user_approvals.find((row) => row.user_id === user_id);
  if (approval) approval.status = 'approved';
};
