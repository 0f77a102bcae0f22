import { copyText } from './copy-text.ts';

/** What became of a link that was to be shared: `dismissed` is her own wish. */
export type Sharing = 'shared' | 'dismissed' | 'copied' | 'failed';

/** Gives a link to the device's own way of sharing; where there is none, into the clipboard. Never rejects. */
export async function shareLink(link: { title: string; url: string }): Promise<Sharing> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'failed';
}
