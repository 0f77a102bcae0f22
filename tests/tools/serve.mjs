// `npm start`: builds, starts the local stack with the demo world, serves the production build.

import { run, startStack } from './processes.mjs';
import { serveApp } from './serve-app.mjs';

const port = Number(process.env.PORT ?? 3000);
const built = await run('pnpm', ['--filter', '@sorella/app', 'build']);
if (built !== 0) process.exit(built);

const { stack, stop } = await startStack(['--site-url', `http://localhost:${port}`, '--with-parent'], {
  onLost() {
    console.error('The backend has stopped. Start again with: npm start');
    process.exit(1);
  },
}).catch(() => process.exit(1));
const app = await serveApp({ stack, port }).catch(async (error) => {
  await stop();
  const reason =
    error.code === 'EADDRINUSE' ? `Port ${port} is taken. Set PORT to another one.` : error.message;
  console.error(reason);
  process.exit(1);
});

console.log(`
  Sorella is running      ${app.url}
  Mailbox                 ${stack.mailboxUrl}
  Backend                 ${stack.url}

  Demo accounts, password sorella-demo
    admin@sorella.test    admin
    maya@sorella.test     member with access
    noor@sorella.test     member with access, shares events with Maya
    lena@sorella.test     member without access

  Everything is kept in .data; start over with: npx -y pnpm@12.21.0 stack --reset
  Stop with Ctrl+C.
`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await stop();
    process.exit(0);
  });
}
