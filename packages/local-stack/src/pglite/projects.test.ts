import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNodeProjects } from './node.ts';
import type { Project, Projects } from './projects.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MAYA = '00000000-0000-4000-8000-000000000002';

let projects: Projects;
beforeAll(async () => {
  projects = await startNodeProjects({ now: () => NOW });
});
afterAll(() => projects.stop());

let opened = 0;

function openProject(firstName: string): Project {
  opened += 1;
  return projects.open(`https://world-${opened}.sorella.test`, {
    rows: {
      'auth.users': [{ id: MAYA, email: 'maya@sorella.test', aud: 'authenticated', role: 'authenticated' }],
      'public.profiles': [{ id: MAYA, first_name: firstName, whatsapp_group_opt_in: false }],
    },
    statements: [`update public.feature_toggles set is_enabled = false where feature_name = 'coffee_chats'`],
    files: new Map([['profile-pictures/me.webp', { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' }]]),
  });
}

const names = (project: Project) => project.sql('select first_name from public.profiles');
const ask = (project: Project, path: string) =>
  project.fetch(new Request(`${project.url}${path}`, { headers: { apikey: project.publishableKey } }));

describe('projects that share a database', () => {
  it('hold what they began with, beside what the migrations brought', async () => {
    const project = openProject('Maya');
    expect(await names(project)).toEqual([{ first_name: 'Maya' }]);
    const answer = await ask(project, '/rest/v1/interest_categories?select=name');
    expect(await answer.json()).toHaveLength(8);
    expect(
      await project.sql('select feature_name from public.feature_toggles where not is_enabled order by 1'),
    ).toEqual([
      { feature_name: 'coffee_chats' },
      { feature_name: 'paypal_email' },
      { feature_name: 'subscriptions' },
    ]);
  });

  it('keep what was done to them while another one is asked', async () => {
    const [one, other] = [openProject('Maya'), openProject('Noor')];
    await one.sql(`update public.profiles set first_name = 'Ruth'`);
    await one.sql(`insert into public.admin_users (user_id) values ($1)`, [MAYA]);
    expect(await names(other)).toEqual([{ first_name: 'Noor' }]);
    expect(await other.sql('select from public.admin_users')).toEqual([]);
    expect(await names(one)).toEqual([{ first_name: 'Ruth' }]);
    expect(await one.sql('select user_id from public.admin_users')).toEqual([{ user_id: MAYA }]);
  });

  it('answer requests that come at once as if each were alone', async () => {
    const all = ['Maya', 'Noor', 'Lena'].map(openProject);
    const found = await Promise.all([...all, ...all].map(names));
    expect(found.flat()).toEqual(
      ['Maya', 'Noor', 'Lena', 'Maya', 'Noor', 'Lena'].map((first_name) => ({ first_name })),
    );
  });

  it('let no request hang once they are closed', async () => {
    const [closed, next] = [openProject('Maya'), openProject('Noor')];
    await names(closed);
    const waiting = ask(closed, '/rest/v1/events');
    closed.close();
    const late = ask(closed, '/rest/v1/events');
    expect((await Promise.all([waiting, late])).map(({ type }) => type)).toEqual(['error', 'error']);
    expect(await names(next)).toEqual([{ first_name: 'Noor' }]);
  });

  it('give every write a moment of its own on a clock that stands still (R-434)', async () => {
    const project = openProject('Maya');
    const write = async () => {
      const [row] = await project.sql<{ updated_at: string }>(
        `update public.profiles set bio = gen_random_uuid()::text returning updated_at`,
      );
      return row?.updated_at ?? '';
    };
    const moments = [await write(), await write(), await write()];
    expect(new Set(moments).size).toBe(3);
    expect(moments.toSorted()).toEqual(moments);
    expect(moments.every((moment) => moment.startsWith('2026-11-21T12:00:00'))).toBe(true);
  });

  it('keep their own files', async () => {
    const [one, other] = [openProject('Maya'), projects.open('https://world-99.sorella.test', { rows: {} })];
    const path = '/storage/v1/object/public/profile-pictures/me.webp';
    await one.sql(`insert into storage.objects (bucket_id, name) values ('profile-pictures', 'me.webp')`);
    expect((await (await ask(one, path)).arrayBuffer()).byteLength).toBe(3);
    expect((await ask(other, path)).ok).toBe(false);
  });
});
