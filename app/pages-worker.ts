// Cloudflare Pages asks this for the pages of events (`_routes.json`), and answers everything else from the files.
import { eventHead, type PreviewSource } from './event-preview.ts';
import { answerOf, commonHeaders, type Place, REVALIDATED } from './hosting.ts';
import { withHead } from './sharing.ts';

/** Written in by `build-worker.ts`. */
declare const PLACE: Place & Pick<PreviewSource, 'key'>;

/** The files of the build, as the host hands them out. */
interface Assets {
  fetch(asked: URL | Request): Promise<Response>;
}

export default {
  async fetch(request: Request, { ASSETS }: { ASSETS: Assets }): Promise<Response> {
    const { origin, pathname } = new URL(request.url);
    // The listing has a file of its own.
    if (!/^\/events\/./.test(pathname)) return ASSETS.fetch(request);
    const [frame, head] = await Promise.all([
      ASSETS.fetch(new URL(`/${answerOf(pathname)}`, origin)).then((answer) => answer.text()),
      eventHead(pathname, { ...PLACE, site: origin }),
    ]);
    return new Response(head === null ? frame : withHead(frame, head), {
      headers: {
        ...commonHeaders(PLACE),
        'cache-control': REVALIDATED,
        'content-type': 'text/html; charset=utf-8',
      },
    });
  },
};
