import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileStorage } from './file-storage.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-stack-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (storage: FileStorage, key: string, text: string) =>
  storage.uploadObject('bucket', key, undefined, Buffer.from(text), 'text/plain', 'no-cache');

async function read(storage: FileStorage, key: string): Promise<string> {
  const { body } = await storage.getObject('bucket', key);
  return new Response(body instanceof ReadableStream ? body : null).text();
}

describe('the files of Storage', () => {
  it.each(['../../outside', '/etc/passwd', '..\\outside', 'a/../../../outside', 'nul\0byte'])(
    'never leave their folder, whatever the key: %j',
    async (key) => {
      const inner = path.join(folder, 'deep', 'files');
      const storage = new FileStorage(inner);
      await put(storage, key, 'kept inside');
      expect(await read(storage, key)).toBe('kept inside');
      expect(await readdir(folder)).toEqual(['deep']);
      expect(await readdir(path.join(folder, 'deep'))).toEqual(['files']);
    },
  );

  it('are apart when their keys differ in case only, or are very long', async () => {
    const storage = new FileStorage(folder);
    const long = 'x'.repeat(1_000);
    await Promise.all([put(storage, 'a', 'small'), put(storage, 'A', 'big'), put(storage, long, 'long')]);
    expect(await Promise.all([read(storage, 'a'), read(storage, 'A'), read(storage, long)])).toEqual([
      'small',
      'big',
      'long',
    ]);
  });

  it('leave nothing behind when removed', async () => {
    const storage = new FileStorage(folder);
    await put(storage, 'a', 'x');
    await storage.deleteObjects('bucket', ['a', 'never-there']);
    const [bucket = ''] = await readdir(folder);
    expect(await readdir(path.join(folder, bucket))).toEqual([]);
  });
});
