// What a page says to those who share it or look for it.

import { SHARE_PICTURE_SIZE } from '@sorella/core/domain/events/share-picture';

/** For a text between double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What is said of one page; the texts are escaped already. */
export interface SharedPage {
  /** Origin of the site. */
  site: string;
  /** Without it the page says nothing of where it stands. */
  path?: string;
  title: string;
  description: string;
  /** Path or whole address, and its size in pixels where that is known. Default: the site's own picture. */
  picture?: { address: string; alt: string; size?: { width: number; height: number } };
}

/** The picture of every page that has none of its own. */
const OWN_PICTURE: NonNullable<SharedPage['picture']> = {
  address: '/share.png',
  alt: 'Overlapping circles: people who meet, and what they share.',
  size: SHARE_PICTURE_SIZE,
};

/** Where the page stands, and how a link to it looks: tags for its head. */
export function shareTags({ site, path, title, description, picture = OWN_PICTURE }: SharedPage): string[] {
  const address = path === undefined ? undefined : `${site}${path}`;
  const tags = {
    'og:type': 'website',
    'og:site_name': title.split(' · ').at(-1) ?? title,
    'og:title': title,
    'og:description': description,
    ...(address && { 'og:url': address }),
    'og:image': escapeAttribute(new URL(picture.address, site).href),
    ...(picture.size && {
      'og:image:width': String(picture.size.width),
      'og:image:height': String(picture.size.height),
    }),
    'og:image:alt': picture.alt,
  };
  return [
    ...(address ? [`<link rel="canonical" href="${address}">`] : []),
    ...Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** A page with this title and these tags in the place of its own. */
export const withHead = (page: string, head: string): string =>
  page
    .replaceAll(/\s*<meta (?:property="og:|name="twitter:)[^>]*>/g, '')
    .replace(/<title>.*?<\/title>/, () => head);

/** `robots.txt`: everything that anybody may see may be found. */
export const robotsFile = (site: string): string =>
  [
    'User-agent: *',
    'Disallow: /profile',
    'Disallow: /messages',
    'Disallow: /coffee-chats',
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');

/** `sitemap.xml`: the pages that are meant to be found. */
export const sitemapFile = (site: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${site}${path}</loc></url>`).join('\n')}
</urlset>
`;
