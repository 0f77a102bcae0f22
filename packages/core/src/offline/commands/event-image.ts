import type { EventDraft } from '../../domain/entities/event.ts';
import type { Sending } from './command.types.ts';

/** The same draft with an image that waited as a `data:` URL uploaded. */
export async function withUploadedImage<Draft extends Partial<EventDraft>>(
  draft: Draft,
  { data, bytesOf }: Pick<Sending<unknown>, 'data' | 'bytesOf'>,
): Promise<Draft> {
  if (!draft.imageUrl?.startsWith('data:')) return draft;
  const [head = '', body = ''] = draft.imageUrl.split(',', 2);
  const contentType = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  return { ...draft, imageUrl: await data.events.uploadImage({ bytes: bytesOf(body), contentType }) };
}
