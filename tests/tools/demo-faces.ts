import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { largeContents } from '@sorella/mocks/large';
import { Client } from 'pg';
import { type FillableStack, uploadFiles } from './large-world.ts';
import { root } from './processes.mjs';

const FACES = join(root, 'mocks', 'src', 'seed', 'faces');
const TYPE = 'image/webp';

/**
 * Gives everybody of the demo world her drawn face. A storage that holds pictures already is left as it is: what
 * somebody took away stays away, and so is a stack of other migrations, which has nobody.
 */
export async function giveFaces(stack: FillableStack): Promise<void> {
  const client = new Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    const people = await client.query("select to_regclass('public.profiles') as found");
    if (people.rows[0].found === null) return;
    const held = await client.query(
      "select from storage.objects where bucket_id = 'profile-pictures' limit 1",
    );
    if (held.rowCount !== 0) return;
    const { rows } = await client.query<{ id: string }>('select id from public.profiles');
    const drawn = new Map(
      (await readdir(FACES)).map((file) => [basename(file, '.webp'), join(FACES, file)] as const),
    );
    const files: ReturnType<typeof largeContents>['files'] = new Map();
    for (const { id } of rows) {
      const file = drawn.get(id);
      if (file === undefined) continue;
      files.set(`profile-pictures/${id}/profile.webp`, {
        bytes: Uint8Array.from(await readFile(file)),
        type: TYPE,
      });
    }
    await uploadFiles(stack, files);
    await client.query(
      `update public.profiles set avatar_url = $1 || '/storage/v1/object/public/profile-pictures/' || id || '/profile.webp?v=1'
       where avatar_url is null and exists (select from storage.objects
         where bucket_id = 'profile-pictures' and name = profiles.id || '/profile.webp')`,
      [stack.url],
    );
  } finally {
    await client.end();
  }
}
