import type { Projects } from '@sorella/local-stack/pglite';
import { startPageProjects } from '@sorella/local-stack/pglite/page';
import { setupWorker } from 'msw/browser';
import type { Backend } from './backend.ts';
import { createNetwork } from './network.ts';
import type { Scenario } from './scenarios/world.ts';
import { createStoryClock } from './story-clock.ts';

export { setStoryClockAhead } from './story-clock.ts';

const network = createNetwork();
let database: Promise<Projects> | undefined;
let worker: Promise<unknown> | undefined;

/**
 * Starts this page's database and its service worker, of which there is one of each however many stories the page
 * shows; once they stand, or are on their way, nothing more is done.
 *
 * @throws Error when the database does not start; the next call tries again.
 */
export async function startBackend(workerUrl = './mockServiceWorker.js'): Promise<Projects> {
  worker ??= setupWorker(...network.handlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: workerUrl },
  });
  database ??= startPageProjects(createStoryClock());
  database.catch(() => {
    database = undefined;
  });
  const [projects] = await Promise.all([database, worker]);
  return projects;
}

/**
 * Serves a fresh world to this page under an address of its own; the first one starts the backend.
 *
 * @throws Error when the database does not start; the next call tries again.
 */
export async function serveWorld(scenario: Scenario): Promise<Backend> {
  return network.serve(await startBackend(), scenario);
}
