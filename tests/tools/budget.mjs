// Holds the first load of each public route to its budget (brotli KB), read from the build's own manifest:
// everything the browser must fetch and run before the first picture, lazily loaded parts left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './processes.mjs';

/** Brotli KB. Lower them when you can; raising one takes a line in CONTRIBUTING.md. */
const BUDGET = { script: 130, style: 12, requests: 14, routeChunk: 35 };
/** JavaScript that a member's page needs before it is hers: the session, her rights, her applications. */
const SIGNED_IN_BUDGET = 195;
const SIGNED_IN_PARTS = [
  'packages/ui/src/flows/runtime/session-actor.ts',
  'packages/supabase/src/auth-calls.ts',
  'packages/supabase/src/session-changes.ts',
  'packages/supabase/src/member-parts.ts',
  '@supabase/supabase-js/dist/index.mjs',
];
const ROUTES = {
  '/events': 'src/routes/events.tsx',
  '/signin': 'src/routes/signin.tsx',
  '/signup': 'src/routes/signup.tsx',
};
/** Code a visitor's first picture never needs: found in the first load, it fails the check. */
const NEVER_FIRST = [
  ['supabase-js, with realtime and storage', /@supabase\/(supabase|realtime|storage|auth|functions)-js/],
  ['XState and the machines', /node_modules\/xstate\//],
  ["the admins' desk", /flows\/desk\//],
  ['dialogs and toasts', /@ark-ui\/react|@zag-js/],
];

const folder = join(root, 'app', 'dist');
const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
const contents = JSON.parse(readFileSync(join(folder, '.vite', 'modules.json'), 'utf8'));
const size = (file) =>
  brotliCompressSync(readFileSync(join(folder, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    .length / 1024;
const keyOf = (source) => Object.keys(manifest).find((key) => key === source || key.startsWith(`${source}?`));

function withImports(key, seen = new Set()) {
  if (!key || seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(next, seen);
  return seen;
}

const problems = [];
const entry = withImports(keyOf('index.html'));
for (const [route, source] of Object.entries(ROUTES)) {
  const keys = [...withImports(keyOf(source), new Set(entry))];
  const scripts = [...new Set(keys.map((key) => manifest[key].file))];
  const styles = [...new Set(keys.flatMap((key) => manifest[key].css ?? []))];
  const fonts = 2;
  const page = 1;
  const found = {
    script: scripts.reduce((sum, file) => sum + size(file), 0),
    style: styles.reduce((sum, file) => sum + size(file), 0),
    requests: page + scripts.length + styles.length + fonts,
    routeChunk: size(manifest[keyOf(source)].file),
  };
  for (const [what, limit] of Object.entries(BUDGET)) {
    const line = `${route} ${what}: ${found[what].toFixed(what === 'requests' ? 0 : 1)} of ${limit}`;
    console.log(line);
    if (found[what] > limit)
      problems.push(`${line}: over budget. See what the route imports before its first picture.`);
  }
  if (route !== '/events') continue;
  const modules = scripts.flatMap((file) => contents[file] ?? []);
  for (const [what, pattern] of NEVER_FIRST) {
    const module = modules.find((id) => pattern.test(id));
    if (module)
      problems.push(`${route} carries ${what} in its first load (${module}): load it when it is needed.`);
  }
}
const chunkOf = (module) =>
  Object.keys(contents).find((file) => contents[file].some((id) => id.endsWith(module)));
const signedIn = withImports(keyOf(ROUTES['/events']), new Set(entry));
for (const part of SIGNED_IN_PARTS) {
  const file = chunkOf(part);
  if (!file) problems.push(`${part} is in no chunk: mend SIGNED_IN_PARTS.`);
  withImports(
    Object.keys(manifest).find((key) => manifest[key].file === file),
    signedIn,
  );
}
const signedInScript = [...new Set([...signedIn].map((key) => manifest[key].file))].reduce(
  (sum, file) => sum + size(file),
  0,
);
const signedInLine = `/events signed in, script: ${signedInScript.toFixed(1)} of ${SIGNED_IN_BUDGET}`;
console.log(signedInLine);
if (signedInScript > SIGNED_IN_BUDGET) problems.push(`${signedInLine}: over budget.`);
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
