// Starting, awaiting and ending the programs that tests and demos need.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The names of the scripts of package.json, in their order. */
export const scriptNames = () => Object.keys(scripts);

/** A script of package.json as a command, run without a package manager in between. */
export const script = (name) => ({ command: 'sh', args: ['-c', scripts[name]] });

/**
 * Runs a program to its end with its output shown; resolves to its exit code. An aborted `signal` ends it, and all that
 * it has started.
 */
export function run(command, args, env = {}, { signal } = {}) {
  return new Promise((resolve, reject) => {
    const detached = signal !== undefined && process.platform !== 'win32';
    const options = { cwd: root, stdio: 'inherit', detached, env: { ...process.env, ...env } };
    const child = spawn(command, args, options);
    const end = () => (detached ? process.kill(-child.pid, 'SIGTERM') : child.kill('SIGTERM'));
    signal?.addEventListener('abort', end);
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end);
      resolve(code ?? 1);
    });
  });
}

/** Runs a program to its end and keeps its output; resolves to `{ code, output }`. */
export function capture(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Starts the local stack through its command and resolves to `{ stack, stop }` when it is ready; it has said
 * itself why it could not start. `onLost` is called when it ends later without being asked to; an aborted `signal` ends
 * it before it is ready.
 */
export function startStack(args = ['--ephemeral', '--with-parent'], { onLost = () => {}, signal } = {}) {
  const child = spawn(process.execPath, ['packages/local-stack/src/cli.ts', ...args, '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stopping = false;
  const stop = () =>
    new Promise((resolve) => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('close', () => resolve());
      child.kill('SIGTERM');
    });
  signal?.addEventListener('abort', stop, { once: true });
  return new Promise((resolve, reject) => {
    let line = '';
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(`The local stack ended with code ${code} before it was ready.`)),
    );
    child.stdout.on('data', (chunk) => {
      line += chunk;
      if (!line.includes('\n')) return;
      child.stdout.removeAllListeners('data');
      child.once('close', () => stopping || onLost());
      resolve({ stack: JSON.parse(line.slice(0, line.indexOf('\n'))), stop });
    });
  });
}

/** Serves a request listener on loopback; port 0 takes a free one. Resolves to `{ url, close }`. */
export function listen(handler, port = 0) {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address();
      const close = () =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ url: `http://localhost:${taken}`, close });
    });
  });
}
