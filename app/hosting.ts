// What every host must say beside the files of the build: one list, from which the files for common hosts are written
// and which `npm start` serves by.

/** What differs from one place to another. */
export interface Place {
  /** Base address of the backend, such as `https://YOUR-PROJECT.supabase.co`. */
  backend: string;
  /** Hosts that an event's picture may be linked from, as `image_hosts` of the database has them. */
  imageHosts?: readonly string[];
}

/** As the migrations set `image_hosts`. */
export const IMAGE_HOSTS = ['images.unsplash.com', 'images.pexels.com', 'upload.wikimedia.org'] as const;

/** The place that a build is told of. */
export function placeFrom(env: Readonly<Record<string, string | undefined>>): Place {
  const backend = env['VITE_SUPABASE_URL'] ?? 'https://YOUR-PROJECT.supabase.co';
  const imageHosts = env['VITE_IMAGE_HOSTS']?.split(',');
  return { backend, ...(imageHosts && { imageHosts }) };
}

/** What a page may load and do: nothing inline, nothing evaluated, nothing from elsewhere but the backend's answers. */
export function contentSecurityPolicy({ backend, imageHosts = IMAGE_HOSTS }: Place): string {
  const { origin, protocol, host } = new URL(backend);
  const isSafe = protocol === 'https:';
  const live = `${isSafe ? 'wss' : 'ws'}://${host}`;
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    // Photos that are being chosen are `data:` and `blob:`.
    'img-src': ["'self'", 'data:', 'blob:', origin, ...imageHosts.map((name) => `https://${name}`)].join(' '),
    'media-src': "'self'",
    'connect-src': `'self' data: blob: ${origin} ${live}`,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // The one policy there is names the service worker, and nothing else.
    'trusted-types': 'sorella-worker',
    ...(isSafe && { 'upgrade-insecure-requests': '' }),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

/** For every answer. */
export function commonHeaders(place: Place): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(place),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
    // What a payment link opens must not reach back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // Browsers heed it over https alone.
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  };
}

/** Files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Everything else: kept, and asked about each time. */
export const REVALIDATED = 'no-cache';

/**
 * Addresses of which only the frame is drawn before it is known who asks and for what, with the file that answers each:
 * `app` is the empty page, of those that lead elsewhere. Any other unknown path is not found.
 */
export const APP_PATHS: Readonly<Record<string, string>> = {
  '/profile': 'profile',
  '/admin': 'admin',
  '/admin/*': 'admin-section',
  '/messages': 'messages',
  '/messages/*': 'conversation',
  '/coffee-chats': 'coffee-chats',
  '/notifications': 'notifications',
  '/events/*': 'event',
  '/unsubscribe': 'app',
  '/terms': 'app',
  '/privacy': 'app',
  '/subscription-success': 'subscription-success',
  '/event-booking-success': 'event-booking-success',
};

/** The file that answers a path of {@link APP_PATHS}, without its ending; undefined for any other. */
export function answerOf(path: string): string | undefined {
  const known = Object.keys(APP_PATHS).find((name) =>
    name.endsWith('/*') ? path.startsWith(name.slice(0, -1)) : path === name,
  );
  return known === undefined ? undefined : APP_PATHS[known];
}

/** Those that a host has to be told of: the others have a file of their name. */
export const REWRITTEN = Object.entries(APP_PATHS).filter(([path, file]) => path !== `/${file}`);

/** `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile(place: Place): string {
  const lines = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    lines('/*', { ...commonHeaders(place), 'cache-control': REVALIDATED }),
    // What `/*` says is taken back first: two would be joined.
    `/assets/*\n  ! cache-control\n  cache-control: ${IMMUTABLE}\n`,
  ].join('\n');
}

/** `_redirects`, which the same hosts read: a path without a file of its own. */
export const redirectsFile = (): string =>
  `${REWRITTEN.map(([path, file]) => `${path.padEnd(24)} /${file}.html  200`).join('\n')}\n`;

/** `vercel.json`. */
export function vercelFile(place: Place): string {
  const asList = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const settings = {
    cleanUrls: true,
    headers: [
      { source: '/(.*)', headers: asList({ ...commonHeaders(place), 'cache-control': REVALIDATED }) },
      { source: '/assets/(.*)', headers: asList({ 'cache-control': IMMUTABLE }) },
    ],
    rewrites: REWRITTEN.map(([path, file]) => ({
      source: path.replace('*', ':path*'),
      destination: `/${file}.html`,
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** A part of nginx's `server` block. */
export function nginxFile(place: Place): string {
  const headers = (more: Record<string, string>, indent: string) =>
    Object.entries({ ...commonHeaders(place), ...more })
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n');
  return `# Inside of a server block, with root set to this folder.
error_page 404 /404.html;
gzip_static on;

location / {
${headers({ 'cache-control': REVALIDATED }, '  ')}
  try_files $uri $uri.html $uri/index.html =404;
}
location /assets/ {
${headers({ 'cache-control': IMMUTABLE }, '  ')}
}
${REWRITTEN.map(([path, file]) => {
  const match = path.endsWith('/*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
  return `location ${match} {\n${headers({ 'cache-control': REVALIDATED }, '  ')}\n  try_files /${file}.html =404;\n}`;
}).join('\n')}
location ~ /\\.|^/(_headers|_redirects|_worker\\.js|_routes\\.json|vercel\\.json|nginx\\.conf)$ { return 404; }
`;
}
