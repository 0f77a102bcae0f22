import type { IncomingMessage, ServerResponse } from 'node:http';

/** The repository's folder. */
export const root: string;

/** Runs a program to its end with its output shown; resolves to its exit code. */
export function run(command: string, args: string[], env?: Record<string, string>): Promise<number>;

/** Serves a request listener on loopback; port 0 takes a free one. */
export declare function listen(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  port?: number,
): Promise<{ url: string; close: () => Promise<void> }>;
