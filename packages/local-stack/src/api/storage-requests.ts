import { z } from 'zod';

const objectPath = /^\/storage\/v1\/object\/(?!list\/|move$|copy$|sign\/)/;

/**
 * Turns an upload sent as a form, as supabase-js sends a Blob or a File, into the plain one that lite takes, and gives
 * every upload its true length, against which the bucket's limit is checked.
 */
export async function plainUpload(request: Request): Promise<Request> {
  const { pathname } = new URL(request.url);
  if (!['POST', 'PUT'].includes(request.method) || !objectPath.test(pathname)) return request;
  const headers = new Headers(request.headers);
  let content: ArrayBuffer;
  if (headers.get('content-type')?.startsWith('multipart/form-data')) {
    const form = await request.formData();
    const file = [...form.values()].find((part) => part instanceof Blob);
    if (!(file instanceof Blob)) return request;
    content = await file.arrayBuffer();
    headers.set('content-type', file.type === '' ? 'application/octet-stream' : file.type);
    const seconds = z.coerce.number().safeParse(form.get('cacheControl'));
    if (seconds.success) headers.set('cache-control', `max-age=${seconds.data}`);
  } else {
    content = await request.arrayBuffer();
  }
  headers.set('content-length', String(content.byteLength));
  return new Request(request.url, { method: request.method, headers, body: content });
}
