// What a page says to those who share it or look for it.

/** What is said of one page; the texts are escaped already. */
export interface SharedPage {
  /** Origin of the site. */
  site: string;
  path: string;
  title: string;
  description: string;
}

/** Where the page stands, and how a link to it looks: tags for its head. */
export function shareTags({ site, path, title, description }: SharedPage): string[] {
  const address = `${site}${path}`;
  const tags = {
    'og:type': 'website',
    'og:site_name': title.split(' · ').at(-1) ?? title,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${site}/share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Overlapping circles: people who meet, and what they share.',
  };
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** `robots.txt`: everything that anybody may see may be found. */
export const robotsFile = (site: string): string =>
  [
    'User-agent: *',
    'Disallow: /profile',
    'Disallow: /messages',
    'Disallow: /coffee-chats',
    'Disallow: /safety',
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
