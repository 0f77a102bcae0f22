// `npm start`: starts the local stack with the demo world, builds, serves the production build. Arguments go to the stack
// (`npm start -- --reset`); `--world large` takes a community of some size in place of the demo world.
import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { giveFaces } from './demo-faces.ts';
import { fillWithLargeWorld } from './large-world.ts';
import { listen, root, run, script, startStack } from './processes.mjs';
import { appListener } from './serve-app.mjs';

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const wished = process.env.PORT ?? '3000';
const port = Number(wished);
if (!/^\d+$/.test(wished) || port < 1 || port > 65_535)
  fail(`PORT wants a number from 1 to 65535, not "${wished}".`);

/** What of the arguments is not the stack's. */
function chosenWorld(given) {
  const { tokens } = parseArgs({
    args: given,
    options: { world: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const token = tokens.find(({ kind, name }) => kind === 'option' && name === 'world');
  if (token === undefined) return { world: 'demo', rest: given };
  if (token.value !== 'large' && token.value !== 'demo')
    fail(`--world wants large or demo, not ${token.value ?? 'nothing'}.`);
  return { world: token.value, rest: given.toSpliced(token.index, token.inlineValue ? 1 : 2) };
}

const { world, rest } = chosenWorld(process.argv.slice(2));
const isLarge = world === 'large';
/** Worlds lie beside each other: whoever looks at the one finds the other as she left it. */
const dataFolder = join(root, '.data', isLarge ? 'large' : 'stack');
const statementFile = join(dataFolder, 'paypal-statement.csv');

try {
  accessSync(join(root, 'app'), constants.W_OK);
} catch (error) {
  fail(
    `Cannot write to ${error.path} (${error.code}), where the app is built: start from a folder that can be written to.`,
  );
}

const CANNOT_LISTEN = {
  EADDRINUSE: `Port ${port} is taken, perhaps by a Sorella that runs already: stop that, or set PORT to another one.`,
  EACCES: `Port ${port} is not for everyone on this machine: set PORT to one above 1023.`,
};
/** Held from the beginning on, so that nobody else takes the port meanwhile. */
let answer = (_request, response) =>
  response
    .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '2' })
    .end('Sorella is still starting. Try again in a moment.\n');
const server = await listen((request, response) => answer(request, response), port).catch((error) =>
  fail(CANNOT_LISTEN[error.code] ?? error.message),
);

const starting = new AbortController();
let backend;
let ready = false;
let ending;
const end = (code) => {
  ending ??= (async () => {
    starting.abort();
    await server.close();
    await backend?.stop();
    process.exit(code);
  })();
  return ending;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(ready ? 0 : 1));

console.log('Starting the backend …');
const ofWorld = isLarge ? ['--no-seed', '--data-dir', dataFolder] : [];
const args = ['--site-url', `http://localhost:${port}`, '--with-parent', ...ofWorld, ...rest];
backend = await startStack(args, {
  signal: starting.signal,
  onLost() {
    console.error('The backend has stopped. Start again with: npm start');
    process.exit(1);
  },
}).catch(() => end(1)); // It has said itself what is wrong.

if (isLarge) {
  const statement = await fillWithLargeWorld(backend.stack);
  if (statement !== null) writeFileSync(statementFile, statement);
} else {
  await giveFaces(backend.stack);
}

console.log('Building the app …');
const build = script('build');
const built = await run(build.command, build.args, {}, { signal: starting.signal });
if (built !== 0) await end(built);

const { stack } = backend;
answer = appListener({ stack });
ready = true;
console.log(`
  Sorella is running      ${server.url}
  Mailbox                 ${stack.mailboxUrl}
  Backend                 ${stack.url}

  Demo accounts, password sorella-demo
    admin@sorella.test    admin
    maya@sorella.test     member with access
    noor@sorella.test     member with access, shares events with Maya
    lena@sorella.test     member without access
${isLarge && existsSync(statementFile) ? `\n  A PayPal statement to match   ${statementFile}\n` : ''}
  Everything is kept in .data; start over with: npm start -- ${isLarge ? '--world large ' : ''}--reset
  Stop with Ctrl+C.
`);
