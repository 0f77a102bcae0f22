import { QUESTIONNAIRE_OPTIONS, type Question } from '@sorella/core/domain';
import { textIn } from '../fields.ts';
import { instant } from '../world/instants.ts';
import type { World } from '../world/world.ts';
import type { Caller } from './caller.ts';
import { denied, Refusal, violated } from './refusal.ts';

const LINKS = {
  instagram: /^https:\/\/(www\.)?instagram\.com\/[A-Za-z0-9._~%/?=&+-]+$/,
  linkedin: /^https:\/\/([a-z]{2,3}\.)?linkedin\.com\/[A-Za-z0-9._~%/?=&+-]+$/,
} as const;

const ANSWERS = {
  hoping_to_find: 'hopingToFind',
  ideal_weekend: 'idealWeekend',
  vibe_description: 'vibeDescription',
  people_vibe: 'peopleVibe',
} as const satisfies Record<string, Question>;

function owned(caller: Caller, row: unknown, table: string): string {
  const userId = textIn(row, 'user_id');
  if (userId === undefined || userId !== caller.userId)
    throw denied(`new row violates row-level security policy for table "${table}"`);
  return userId;
}

function answersIn(row: unknown, column: keyof typeof ANSWERS): string[] {
  const given: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined;
  if (!Array.isArray(given)) throw new Refusal('23502', `null value in column "${column}"`);
  const answers = given.map(String);
  const options: readonly string[] = QUESTIONNAIRE_OPTIONS[ANSWERS[column]];
  const fits = answers.length >= 1 && answers.length <= 5 && answers.every((each) => options.includes(each));
  if (!fits) throw violated(`user_questionnaire_responses_${column}_check`);
  return answers;
}

/** Adds or replaces a link of the caller's; her own row for each platform. */
export function upsertLink(world: World, caller: Caller, row: unknown): void {
  const user_id = owned(caller, row, 'user_social_links');
  const [platform, url = ''] = [textIn(row, 'platform'), textIn(row, 'url')];
  if (platform !== 'instagram' && platform !== 'linkedin') throw violated('user_social_links_platform_check');
  if (url.length > 300 || !LINKS[platform].test(url)) throw violated('user_social_links_url_host');
  const existing = world.tables.user_social_links.find(
    (link) => link.user_id === user_id && link.platform === platform,
  );
  const at = instant(world.now());
  if (existing) world.update('user_social_links', existing, { url });
  else world.insert('user_social_links', { user_id, platform, url, created_at: at, updated_at: at });
}

/** Writes the caller's answers over earlier ones. */
export function upsertAnswers(world: World, caller: Caller, row: unknown): void {
  const user_id = owned(caller, row, 'user_questionnaire_responses');
  const answers = {
    hoping_to_find: answersIn(row, 'hoping_to_find'),
    ideal_weekend: answersIn(row, 'ideal_weekend'),
    vibe_description: answersIn(row, 'vibe_description'),
    people_vibe: answersIn(row, 'people_vibe'),
  };
  const existing = world.tables.user_questionnaire_responses.find((own) => own.user_id === user_id);
  const at = instant(world.now());
  if (existing) world.update('user_questionnaire_responses', existing, answers);
  else world.insert('user_questionnaire_responses', { user_id, ...answers, created_at: at, updated_at: at });
}
