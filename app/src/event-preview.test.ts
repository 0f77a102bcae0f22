// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventHead } from '../event-preview.ts';
import worker from '../pages-worker.ts';
import { withHead } from '../sharing.ts';

const EVENT = '00000000-0000-4000-8000-00000000e001';
const source = { site: 'https://sorella.example', backend: 'https://project.supabase.co', key: 'sb_public' };
const row = {
  title: 'Paint & "sip" <b>',
  description: 'Two hours of colour.',
  detailed_description: null,
  category: 'Creative Arts',
  location: 'Studio 5, Lisbon',
  image_url: null,
  time_zone: 'Europe/Lisbon',
  start_time: '2026-12-04T18:00:00+00:00',
  end_time: '2026-12-04T20:00:00+00:00',
};

/** The backend answers with these rows, and the page is asked for. */
function shared(rows: unknown, path = `/events/${EVENT}`) {
  const ask = vi.fn<typeof fetch>(async () => Response.json(rows));
  vi.stubGlobal('fetch', ask);
  return { head: eventHead(path, source), ask };
}
afterEach(() => vi.unstubAllGlobals());

describe('a shared link to an event (R-280)', () => {
  it('says what, when and where, with the picture of its category', async () => {
    const head = await shared([row]).head;
    expect(head).toContain('<title>Paint &amp; &quot;sip&quot; &lt;b> · Sorella</title>');
    expect(head).toContain(
      'property="og:description" content="Friday, December 4, 2026, 6:00 – 8:00 PM WET · Studio 5, Lisbon · Two hours of colour."',
    );
    expect(head).toContain('property="og:image" content="https://sorella.example/share/creative-arts.png"');
    expect(head).toContain(`property="og:url" content="https://sorella.example/events/${EVENT}"`);
  });

  it("shows the event's photo, and for a category of the community's own the site's picture", async () => {
    const photo = 'https://images.unsplash.com/photo?w=800&q="';
    expect(await shared([{ ...row, image_url: photo }]).head).toContain(
      'property="og:image" content="https://images.unsplash.com/photo?w=800&amp;q=%22"',
    );
    expect(await shared([{ ...row, category: 'Knitting' }]).head).toContain(
      'content="https://sorella.example/share.png"',
    );
  });

  it('is that of the site for what is no event, is not there, or cannot be read', async () => {
    const { head, ask } = shared([row], '/events/not-an-id');
    expect(await head).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    expect(await shared([]).head).toBeNull();
    expect(await shared({ message: 'no' }).head).toBeNull();
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await eventHead(`/events/${EVENT}`, source)).toBeNull();
  });

  it('stands in the page once, instead of what the site says of itself', () => {
    const page = '<title>Sorella</title>\n <meta property="og:title" content="Sorella">\n <link rel="icon">';
    expect(withHead(page, '<title>$& Tea</title>')).toBe('<title>$& Tea</title>\n <link rel="icon">');
  });

  it('is put into the page by the worker of the host, under the policy of every page; the listing is its own', async () => {
    vi.stubGlobal('PLACE', { backend: source.backend, key: source.key });
    const files = {
      fetch: async (asked: URL | Request) =>
        new Response(`<title>Sorella</title>${asked instanceof URL ? asked.pathname : 'as asked'}`),
    };
    const open = async (path: string) =>
      worker.fetch(new Request(`${source.site}${path}`), { ASSETS: files });
    shared([row]);
    const page = await open(`/events/${EVENT}`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await page.text()).toMatch(/^<title>Paint &amp; [^]*\/event$/);
    shared([]);
    expect(await (await open(`/events/${EVENT}`)).text()).toBe('<title>Sorella</title>/event');
    expect(await (await open('/events')).text()).toBe('<title>Sorella</title>as asked');
  });
});
