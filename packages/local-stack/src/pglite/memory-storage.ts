import { z } from 'zod';
import type { StorageAdapter } from '../api/lite-app.ts';

type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/** A file in Storage. */
export interface StoredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its MIME type. */
  readonly type: string;
  readonly cacheControl?: string;
}

/** Files by `bucket/key`. */
export type StoredFiles = Map<string, StoredFile>;

type UploadBody = Parameters<StorageAdapter['uploadObject']>[3];

async function readAll(body: UploadBody): Promise<Uint8Array<ArrayBuffer>> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  const reader = z.instanceof(ReadableStream).parse(body);
  return new Uint8Array(await new Response(reader).arrayBuffer());
}

function metadataOf({ bytes, type, cacheControl = 'no-cache' }: StoredFile): Metadata {
  const size = bytes.byteLength;
  return {
    mimetype: type,
    cacheControl,
    eTag: `"${size}"`,
    size,
    contentLength: size,
    lastModified: new Date(),
    httpStatusCode: 200,
  };
}

/** Keeps the bytes of Storage in memory, in whichever files are the current ones. */
export function createMemoryStorage(current: () => StoredFiles): StorageAdapter {
  const fileAt = (bucket: string, key: string): StoredFile => {
    const file = current().get(`${bucket}/${key}`);
    if (file === undefined) throw new Error(`There is no ${bucket}/${key}`);
    return file;
  };
  return {
    driver: null,
    async getObject(bucket, key) {
      const file = fileAt(bucket, key);
      return { metadata: metadataOf(file), httpStatusCode: 200, body: new Blob([file.bytes]).stream() };
    },
    async uploadObject(bucket, key, _version, body, type, cacheControl) {
      const file = { bytes: await readAll(body), type, cacheControl };
      current().set(`${bucket}/${key}`, file);
      return metadataOf(file);
    },
    headObject: async (bucket, key) => metadataOf(fileAt(bucket, key)),
    async deleteObject(bucket, key) {
      current().delete(`${bucket}/${key}`);
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) current().delete(`${bucket}/${key}`);
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const file = fileAt(bucket, key);
      current().set(`${toBucket}/${toKey}`, file);
      return { httpStatusCode: 200, eTag: metadataOf(file).eTag };
    },
    async privateAssetUrl() {
      throw new Error('The local stack does not transform pictures.');
    },
  };
}
