import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { App } from '@supabase/lite';
import { z } from 'zod';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type UploadBody = Parameters<StorageAdapter['uploadObject']>[3];

const sidecar = z.object({ mimetype: z.string(), cacheControl: z.string(), eTag: z.string() });

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

async function readAll(body: UploadBody): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(z.instanceof(Uint8Array).parse(chunk));
  return Buffer.concat(chunks);
}

/**
 * Keeps the bytes of Storage in a folder. File names are hashes of bucket and key, so no key can name a place outside
 * of the folder, clash with another in upper and lower case, or be too long for the disk.
 */
export class FileStorage implements StorageAdapter {
  readonly driver = null;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async getObject(bucket: string, key: string): ReturnType<StorageAdapter['getObject']> {
    const metadata = await this.headObject(bucket, key);
    // Opened before answering, so that a deletion meanwhile cannot cut the picture off.
    const handle = await open(this.#file(bucket, key));
    return { metadata, httpStatusCode: 200, body: Readable.toWeb(handle.createReadStream()) };
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: UploadBody,
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const content = await readAll(body);
    const file = this.#file(bucket, key);
    await mkdir(path.dirname(file), { recursive: true });
    const eTag = `"${createHash('md5').update(content).digest('hex')}"`;
    const partial = `${file}.${randomUUID()}`;
    await writeFile(partial, content);
    await writeFile(`${file}.json`, JSON.stringify({ mimetype: contentType, cacheControl, eTag }));
    await rename(partial, file);
    return this.headObject(bucket, key);
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    const file = this.#file(bucket, key);
    const { size, mtime } = await stat(file);
    const described = sidecar.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')));
    return { ...described, size, contentLength: size, lastModified: mtime, httpStatusCode: 200 };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.#file(bucket, key);
    await rm(file, { force: true });
    await rm(`${file}.json`, { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  async copyObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    toBucket: string,
    toKey: string,
  ): ReturnType<StorageAdapter['copyObject']> {
    const target = this.#file(toBucket, toKey);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(this.#file(bucket, key), target);
    await copyFile(`${this.#file(bucket, key)}.json`, `${target}.json`);
    const { eTag, lastModified } = await this.headObject(toBucket, toKey);
    return { httpStatusCode: 200, eTag, ...(lastModified === undefined ? {} : { lastModified }) };
  }

  async privateAssetUrl(): Promise<string> {
    throw new Error('The local stack does not transform pictures.');
  }

  #file(bucket: string, key: string): string {
    return path.join(this.#folder, hash(bucket).slice(0, 16), hash(key));
  }
}
