import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from './stack.ts';
import { bookClub, people, signedIn, startFixture, visitor } from './testing/fixture.ts';

let stack: Stack;
let anyone: SupabaseClient;
let maya: SupabaseClient;
let noor: SupabaseClient;

beforeAll(async () => {
  stack = await startFixture();
  anyone = visitor(stack);
  [maya, noor] = await Promise.all([signedIn(stack, 'maya'), signedIn(stack, 'noor')]);
});
afterAll(() => stack.stop());

const note = (body: string, extra: Record<string, unknown> = {}) => ({
  owner_id: people.maya.id,
  body,
  ...extra,
});

describe('REST through an unchanged supabase-js', () => {
  it('counts exactly and answers the asked range', async () => {
    const { data, count } = await anyone
      .from('circles')
      .select('name', { count: 'exact' })
      .order('name')
      .range(0, 1);
    expect(count).toBe(3);
    expect(data).toEqual([{ name: 'Book club' }, { name: 'Wine, cheese' }]);
    const { count: counted } = await anyone.from('circles').select('*', { count: 'exact', head: true });
    expect(counted).toBe(3);
  });

  it('filters with is, ilike, in and or, quoted where a comma demands it', async () => {
    const names = async (filter: string) =>
      (await anyone.from('circles').select('name').or(filter).order('name')).data;
    expect(await names('name.ilike.%zum%,name.eq."Wine, cheese"')).toEqual([
      { name: 'Wine, cheese' },
      { name: 'Zumba' },
    ]);
    expect(await names('name.ilike."%wine, ch%"')).toEqual([{ name: 'Wine, cheese' }]);
    expect((await anyone.from('circles').select('name').in('name', ['Wine, cheese'])).data).toHaveLength(1);
    expect((await anyone.from('circles').select('name').is('starts_at', null)).data).toEqual([]);
  });

  it('embeds across a foreign key, in reads and in inserts that ask for one object', async () => {
    const body = 'embedded';
    const { data, error } = await maya
      .from('notes')
      .insert(note(body, { circle_id: bookClub }))
      .select('body, circle:circles(name)')
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ body, circle: { name: 'Book club' } });
    expect((await maya.from('notes').select('circle:circles(name)').eq('body', body).single()).data).toEqual({
      circle: { name: 'Book club' },
    });
  });

  it('refuses to embed in the answer of an update rather than answering less than was changed', async () => {
    await maya.from('notes').insert(note('before'));
    const { error, status } = await maya
      .from('notes')
      .update({ body: 'after' })
      .eq('body', 'before')
      .select('circles(name)');
    expect(status).toBe(501);
    expect(error?.message).toMatch(/cannot embed/);
  });

  it('writes moments as PostgREST does: ISO 8601 with an offset', async () => {
    const { data } = await anyone.from('circles').select('starts_at').limit(1).single();
    expect(data?.starts_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });

  it('leaves a row alone when an upsert ignores duplicates', async () => {
    await maya.from('notes').insert(note('once'));
    const options = { onConflict: 'owner_id,body', ignoreDuplicates: true };
    const { data, error } = await maya.from('notes').upsert(note('once'), options).select();
    expect(error).toBeNull();
    expect(data).toEqual([]);
  });

  it('calls procedures: JSON, sets, tables, arrays, nothing', async () => {
    expect((await maya.rpc('whoami')).data).toEqual({
      uid: people.maya.id,
      role: 'authenticated',
      email: people.maya.email,
    });
    expect((await anyone.rpc('whoami')).data).toEqual({ uid: null, role: 'anon', email: null });
    expect((await maya.rpc('circle_names', { wanted: ['Zumba', 'Book club'] })).data).toEqual([
      'Book club',
      'Zumba',
    ]);
    expect((await maya.rpc('circles_of', { ids: [bookClub] })).data).toEqual([
      { id: bookClub, name: 'Book club' },
    ]);
    expect((await maya.rpc('nothing')).status).toBe(204);
  });

  it.each([
    ['an object', { a: { b: [1, null] } }, 'object'],
    ['an empty object', {}, 'object'],
    ['a list', [{ a: 1 }, 'two', 3], 'array'],
    ['a list of truths', [true, false], 'array'],
    ['an empty list', [], 'array'],
    ['a text', 'hello', 'string'],
    ['a text that looks like an object', '{"a":1}', 'string'],
    ['a text that looks like a number', '5', 'string'],
    ['an empty text', '', 'string'],
    ['a number', 5.5, 'number'],
    ['a truth', true, 'boolean'],
    ['nothing', null, null],
  ])('keeps %s as it is in a jsonb argument and a jsonb column', async (_, thing, kind) => {
    const described = await maya.rpc('described', { thing, label: '{"a":1}' });
    expect(described.error).toBeNull();
    expect(described.data).toEqual({ kind, thing, label: '{"a":1}' });
    const drawers = () => maya.from('drawers');
    const filled = await drawers().upsert({ id: 1, anything: thing }).select('anything').single();
    expect(filled.error).toBeNull();
    expect(filled.data).toEqual({ anything: thing });
    await drawers()
      .update({ anything: { other: true } })
      .eq('id', 1);
    const changed = await drawers().update({ anything: thing }).eq('id', 1).select('anything').single();
    expect(changed.data).toEqual({ anything: thing });
    const rows = [
      { id: 2, anything: thing },
      { id: 3, anything: thing },
    ];
    await drawers().delete().in('id', [2, 3]);
    expect((await drawers().insert(rows).select('id, anything').order('id')).data).toEqual(rows);
    expect(await drawers().select('id', { count: 'exact', head: true }).is('anything', null)).toMatchObject({
      count: thing === null ? 3 : 0,
    });
  });

  it('finds rows by what their jsonb column holds', async () => {
    await maya.from('drawers').upsert({ id: 4, anything: { colour: 'red', size: 2 } });
    const ids = async (filtered: PromiseLike<{ data: unknown; error: unknown }>) => {
      const { data, error } = await filtered;
      expect(error).toBeNull();
      return data;
    };
    const drawers = () => maya.from('drawers').select('id');
    expect(await ids(drawers().contains('anything', { colour: 'red' }))).toEqual([{ id: 4 }]);
    expect(await ids(drawers().eq('anything->>colour', 'red'))).toEqual([{ id: 4 }]);
    expect(await ids(drawers().eq('anything', '{"size":2,"colour":"red"}'))).toEqual([{ id: 4 }]);
  });

  it('keeps lists of texts and of moments', async () => {
    const words = ['plain', 'a, b', 'say "hi"', 'back\\slash', '{curly}', 'two\nlines', 'NULL', ''];
    const moments = ['2026-03-01T10:00:00+00:00', '2026-07-01T10:30:00.25+00:00'];
    const kept = { words, moments };
    const filled = await maya
      .from('drawers')
      .upsert({ id: 5, ...kept })
      .select('words, moments')
      .single();
    expect(filled.error).toBeNull();
    expect(filled.data).toEqual(kept);
    const drawer = () => maya.from('drawers').update({ words: [], moments: null }).eq('id', 5);
    expect((await drawer().select('words, moments').single()).data).toEqual({ words: [], moments: null });
    const offset = ['2026-03-01T12:00:00+02:00'];
    const moved = await maya
      .from('drawers')
      .update({ words: ['x'], moments: offset })
      .eq('id', 5)
      .select('words, moments')
      .single();
    expect(moved.data).toEqual({ words: ['x'], moments: ['2026-03-01T10:00:00+00:00'] });
    const found = await maya.from('drawers').select('id').contains('words', ['x']);
    expect(found.data).toEqual([{ id: 5 }]);
  });

  it.each([
    ['full', 400, { code: 'P0001', message: 'EVENT_FULL', details: 'No seat', hint: 'Pick another' }],
    ['forbidden', 403, { code: '42501', message: 'Not yours', details: null, hint: null }],
    ['value', 400, { code: '22023', message: 'Bad value', details: null, hint: null }],
    ['check', 400, { code: '23514', message: 'Check failed', details: null, hint: null }],
  ])('passes on what a procedure raises: %s', async (kind, status, raised) => {
    const answer = await maya.rpc('refuse', { kind });
    expect(answer.status).toBe(status);
    expect(answer.error).toMatchObject(raised);
  });

  it('tells a visitor 401 where a member is told 403', async () => {
    expect((await anyone.rpc('refuse', { kind: 'forbidden' })).status).toBe(401);
  });

  it('passes on the constraint that an insert ran into', async () => {
    await maya.from('notes').insert(note('twice'));
    const { status, error } = await maya.from('notes').insert(note('twice'));
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: '23505', message: expect.stringContaining('notes_one_body') });
  });

  it.each([
    ['an unknown column', () => anyone.from('circles').select('nope'), 400, '42703'],
    [
      'a filter on an unknown column',
      () => anyone.from('circles').select('name').eq('nope', 1),
      400,
      '42703',
    ],
    ['a malformed date', () => anyone.from('circles').select('name').gte('starts_at', 'soon'), 400, '22007'],
    ['a malformed id', () => anyone.from('circles').select('name').eq('id', 'x'), 400, '22P02'],
    ['an unknown table', () => anyone.from('nope').select('*'), 404, 'PGRST205'],
    ['an unknown procedure', () => anyone.rpc('nope'), 404, 'PGRST202'],
    ['an unknown key in an insert', () => maya.from('notes').insert(note('x', { nope: 1 })), 400, 'PGRST204'],
    [
      'no row for one object',
      () => anyone.from('circles').select('name').eq('name', 'x').single(),
      406,
      'PGRST116',
    ],
  ])('refuses %s as PostgREST does', async (_, ask, status, code) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.error?.code).toBe(code);
  });

  it('keeps the column grants of the migrations after the first request', async () => {
    expect((await maya.from('notes').insert(note('pinned', { pinned: true }))).error?.code).toBe('42501');
    expect((await maya.from('notes').update({ pinned: true }).eq('body', 'x')).error?.code).toBe('42501');
  });

  it('shows each person her own rows, however many ask at once', async () => {
    await maya.from('notes').insert(note('mine'));
    const asked = Array.from({ length: 60 }, (_, index) => [anyone, maya, noor][index % 3] ?? anyone);
    const answers = await Promise.all(asked.map((client) => client.rpc('whoami')));
    const expected = [null, people.maya.id, people.noor.id];
    expect(answers.map((answer) => answer.data?.uid)).toEqual(answers.map((_, index) => expected[index % 3]));
    expect((await noor.from('notes').select('body')).data).toEqual([]);
    expect((await anyone.from('notes').select('body')).data).toEqual([]);
  });

  it('takes fifty writes at once', async () => {
    const bodies = Array.from({ length: 50 }, (_, index) => `parallel ${index}`);
    const answers = await Promise.all(bodies.map((body) => maya.from('notes').insert(note(body))));
    expect(answers.filter((answer) => answer.error !== null)).toEqual([]);
    const { count } = await maya
      .from('notes')
      .select('*', { count: 'exact', head: true })
      .like('body', 'parallel %');
    expect(count).toBe(50);
  });
});

describe('the front door', () => {
  it('answers unknown paths with 404 and JSON, never with a page of lite', async () => {
    for (const where of ['/', '/nope', '/_system', '/_system/introspect', '/rest/v2/circles']) {
      const answer = await fetch(`${stack.url}${where}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it('lets browsers ask first, and shows them the range of an answer', async () => {
    const asked = await fetch(`${stack.url}/rest/v1/circles`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey,prefer',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toBe('apikey,prefer');
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
    const read = await fetch(`${stack.url}/rest/v1/circles`, { headers: { apikey: stack.publishableKey } });
    expect(read.headers.get('access-control-allow-origin')).toBe('*');
    expect(read.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  it('refuses a request without a key, with a wrong one, and with a forged token', async () => {
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${stack.url}/rest/v1/circles`, { headers })).status;
    expect(await status({})).toBe(401);
    expect(await status({ apikey: 'sb_publishable_other' })).toBe(401);
    expect(await status({ apikey: stack.publishableKey, authorization: 'Bearer a.b.c' })).toBe(401);
  });

  it('refuses a request that is too large', async () => {
    const answer = await fetch(`${stack.url}/rest/v1/notes`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ body: 'x'.repeat(1_100_000) }),
    });
    expect(answer.status).toBe(413);
  });
});
