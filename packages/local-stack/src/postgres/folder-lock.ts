import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A claim on a folder that ends with the process, even when that is killed. */
export interface FolderLock {
  release(): Promise<void>;
}

function socketPath(folder: string): string {
  const name = `sorella-stack-${createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.lock`);
}

/** What the files of locks are called in the folder for temporary files. */
export const lockFilePattern = /^sorella-stack-[0-9a-f]{16}\.lock$/;

function answers(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Whether a living process holds the folder. */
export function isHeld(folder: string): Promise<boolean> {
  return answers(socketPath(folder));
}

/** Removes a lock file that no process listens on any more. */
export async function removeDeadLock(file: string): Promise<void> {
  if (!(await answers(file))) rmSync(file, { force: true });
}

/**
 * Claims a folder for this process. The claim is a listening socket, so the operating system drops it together
 * with the process and a left-over never blocks the next start.
 *
 * @throws Error when another living process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = socketPath(folder);
  if (await isHeld(folder)) {
    throw new Error(
      `Another local stack is running on ${folder}. Stop that one first, or start with --ephemeral.`,
    );
  }
  if (process.platform !== 'win32') rmSync(file, { force: true });
  const server = createServer((socket) => socket.destroy());
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, resolve);
  });
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}
