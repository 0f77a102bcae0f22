import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from './stack.ts';
import { people, signedIn, startFixture } from './testing/fixture.ts';

let stack: Stack;
let maya: SupabaseClient;
let noor: SupabaseClient;

beforeAll(async () => {
  stack = await startFixture();
  [maya, noor] = await Promise.all([signedIn(stack, 'maya'), signedIn(stack, 'noor')]);
});
afterAll(() => stack.stop());

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const png = { contentType: 'image/png' };
const mine = (name: string) => `${people.maya.id}/${name}`;

describe('Storage through an unchanged supabase-js', () => {
  it('keeps a picture in its owner folder and shows it to everyone', async () => {
    const { error } = await maya.storage
      .from('pictures')
      .upload(mine('a.png'), bytes('picture'), { ...png, cacheControl: '60' });
    expect(error).toBeNull();
    const { publicUrl } = maya.storage.from('pictures').getPublicUrl(mine('a.png')).data;
    const shown = await fetch(publicUrl);
    expect(await shown.text()).toBe('picture');
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('cache-control')).toBe('max-age=60');
  });

  it('takes a Blob, which supabase-js sends as a form', async () => {
    const blob = new Blob(['blob'], { type: 'image/png' });
    const { error } = await maya.storage
      .from('pictures')
      .upload(mine('blob.png'), blob, { cacheControl: '60' });
    expect(error).toBeNull();
    const { data } = await maya.storage.from('pictures').download(mine('blob.png'));
    expect(await data?.text()).toBe('blob');
    expect(data?.type).toBe('image/png');
  });

  it('replaces a picture when told to, and only then', async () => {
    await maya.storage.from('pictures').upload(mine('again.png'), bytes('one'), png);
    const refused = await maya.storage.from('pictures').upload(mine('again.png'), bytes('two'), png);
    expect(refused.error).not.toBeNull();
    const replaced = await maya.storage
      .from('pictures')
      .upload(mine('again.png'), bytes('two'), { ...png, upsert: true });
    expect(replaced.error).toBeNull();
    expect(await (await maya.storage.from('pictures').download(mine('again.png'))).data?.text()).toBe('two');
  });

  it('refuses the folder of someone else', async () => {
    const { error } = await noor.storage.from('pictures').upload(mine('noor.png'), bytes('x'), png);
    expect(error?.message).toMatch(/row-level security/);
  });

  it.each([
    ['too large', mine('large.png'), 'x'.repeat(1025), png],
    ['of another type', mine('page.html'), 'x', { contentType: 'text/html' }],
    ['too large, as a form', mine('large-blob.png'), new Blob(['x'.repeat(1025)], { type: 'image/png' }), {}],
    ['of another type, as a form', mine('blob.html'), new Blob(['x'], { type: 'text/html' }), {}],
  ])('refuses a picture that is %s (R-105)', async (_, name, content, options) => {
    const body = typeof content === 'string' ? bytes(content) : content;
    expect((await maya.storage.from('pictures').upload(name, body, options)).error).not.toBeNull();
    expect((await maya.storage.from('pictures').download(name)).error).not.toBeNull();
  });

  it('lists and removes what one owns', async () => {
    await maya.storage.from('pictures').upload(mine('gone.png'), bytes('x'), png);
    expect((await noor.storage.from('pictures').remove([mine('gone.png')])).data).toEqual([]);
    expect((await maya.storage.from('pictures').remove([mine('gone.png')])).data).toHaveLength(1);
    const { data } = await maya.storage.from('pictures').list(people.maya.id);
    expect(data?.map((file) => file.name)).not.toContain('gone.png');
  });

  it('cannot be led out of its folder', async () => {
    for (const name of [
      '../escape.png',
      `${people.maya.id}/../../escape.png`,
      '/etc/passwd',
      '..%2f..%2fescape.png',
    ]) {
      const answer = await fetch(`${stack.url}/storage/v1/object/pictures/${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: {
          apikey: stack.secretKey,
          authorization: `Bearer ${stack.secretKey}`,
          'content-type': 'image/png',
        },
        body: 'x',
      });
      const read = await fetch(`${stack.url}/storage/v1/object/public/pictures/${encodeURIComponent(name)}`);
      expect(answer.ok ? await read.text() : 'x').toBe('x');
    }
  });
});
