// `pnpm dev`: the local stack and the app with hot reload.
import { spawn } from 'node:child_process';
import { root, startStack } from './processes.mjs';

const { stack, stop } = await startStack(['--site-url', 'http://localhost:5173', '--with-parent']);
console.log(`Backend ${stack.url}, mailbox ${stack.mailboxUrl}`);
const vite = spawn('pnpm', ['--filter', '@sorella/app', 'dev'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, VITE_SUPABASE_URL: stack.url, VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey },
});
vite.once('close', async (code) => {
  await stop();
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vite.kill(signal));
