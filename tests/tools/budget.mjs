// Holds what the drawn pages ask for to a budget (brotli KB), read from the pages themselves and the build's manifest.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';

/** Brotli KB. Lower them when you can; raising one takes a line in CONTRIBUTING.md. */
const BUDGET = {
  'script before the first picture': 2,
  'script until it answers presses': 156,
  "script of a visitor's first minute": 176,
  'script for a member': 246.5,
  'route chunk': 35,
  'style of what is drawn': 6.4,
  'style in all': 18.9,
};
/** Of pages that ask for a session first, where they differ; no visitor waits for them. */
const MEMBERS_BUDGET = { 'script for a member': 249.5 };
/** Of the organizers' place. */
const ORGANIZERS_BUDGET = { 'script for a member': 310, 'route chunk': 41 };
const VISITORS = new Set(['script until it answers presses', "script of a visitor's first minute"]);
/** What reads the first data comes beside the code that answers presses. */
const READING = ['supabase/src/public-chunk.ts'];
/** What a visitor's page fetches by itself, without a press. */
const BY_ITSELF = ['features/offline/connectivity-actor.ts', 'features/sign-up/purge-sign-up.ts'];
/** What a member's page fetches by itself besides. */
const MEMBERS = [
  'features/session/session-actor.ts',
  'wiring/start-member-services.ts',
  'queries/live-updates.ts',
  'supabase/src/auth-calls.ts',
  'supabase/src/session-changes.ts',
  'supabase/src/member-parts.ts',
  'supabase/src/client.ts',
];
/** Code that a visitor who only looks never needs: found in what a page asks for, it fails the check. */
const NEVER_FIRST = [
  ['supabase-js, with realtime and storage', /@supabase\/(supabase|realtime|storage|auth|functions)-js/],
  ['XState and the machines', /node_modules\/xstate\//],
  ["the admins' desk", /features\/admin\/desk\/(?!queries)/],
  ["the admins' event editor", /features\/event-admin\/|admin\/event-editor\//],
  // The questions of the help page are an accordion of Ark's.
  ['dialogs and toasts', /@ark-ui\/react|@zag-js/, 'faq.html'],
];

const folder = join(root, 'app', 'dist');
const read = (file) => readFileSync(join(folder, file), 'utf8');
const manifest = JSON.parse(read('.vite/manifest.json'));
const contents = JSON.parse(read('.vite/modules.json'));
const size = (file) => statSync(join(folder, `${file}.br`)).size / 1024;
const sum = (files) => files.reduce((total, file) => total + size(file), 0);
const keyOfFile = (file) => Object.keys(manifest).find((key) => manifest[key].file === file);

/** The files of chunks and of all that they import. */
function reach(files, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    reach(
      (manifest[keyOfFile(file)]?.imports ?? []).map((key) => manifest[key].file),
      seen,
    );
  }
  return [...seen];
}
const holding = (module) => {
  const file = Object.keys(contents).find((name) => contents[name].some((id) => id.endsWith(module)));
  if (!file) throw new Error(`No chunk holds ${module}: it has moved.`);
  return file;
};
const unescape = (text) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const problems = [];
const pages = readdirSync(folder).filter((file) => file.endsWith('.html') && file !== 'app.html');
for (const page of pages) {
  const html = read(page);
  const code = JSON.parse(unescape(html.match(/name="sorella-code" content="([^"]*)"/)[1])).map((file) =>
    file.slice(1),
  );
  const blocking = [...html.matchAll(/<script src="\/([^"]+)"/g)].map(([, file]) => file);
  const styles = [...html.matchAll(/rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, file]) => file);
  const shell = new Set(reach([code[0]]));
  const reading = new Set(reach(READING.map(holding)).filter((file) => !shell.has(file)));
  const visitor = reach(BY_ITSELF.map(holding), new Set(code));
  const routes = code.map(keyOfFile).filter((key) => key?.startsWith('src/routes/'));
  const found = {
    'script before the first picture': sum(blocking),
    'script until it answers presses': sum(code.filter((file) => !reading.has(file))),
    "script of a visitor's first minute": sum(visitor),
    'script for a member': sum(reach(MEMBERS.map(holding), new Set(visitor))),
    'route chunk': Math.max(...routes.map((key) => size(manifest[key].file))),
    'style of what is drawn': sum(styles),
    'style in all': size(
      JSON.parse(unescape(html.match(/name="sorella-styles" content="([^"]*)"/)[1])).slice(1),
    ),
  };
  const name = `/${page.replace('.html', '')}`;
  const isGuarded = html.includes('name="sorella-guarded"');
  const budget = {
    ...BUDGET,
    ...(isGuarded && (name.startsWith('/admin') ? ORGANIZERS_BUDGET : MEMBERS_BUDGET)),
  };
  for (const [what, limit] of Object.entries(budget)) {
    if (isGuarded && VISITORS.has(what)) continue;
    const line = `${name} ${what}: ${found[what].toFixed(1)} of ${limit}`;
    console.log(line);
    if (found[what] > limit) problems.push(`${line}: over budget. See what the page imports.`);
  }
  const modules = code.flatMap((file) => contents[file] ?? []);
  for (const [what, pattern, except] of NEVER_FIRST) {
    if (page === except) continue;
    const module = modules.find((id) => pattern.test(id));
    if (module) problems.push(`${name} asks for ${what} (${module}): load it when it is needed.`);
  }
}
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
