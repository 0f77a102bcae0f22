import { type SetupWorker, setupWorker } from 'msw/browser';
import type { MockBackend } from './backend.ts';
import { createNetwork } from './network.ts';
import type { Scenario } from './world/world.ts';

const network = createNetwork();
let started: Promise<SetupWorker> | undefined;

async function start(workerUrl: string): Promise<SetupWorker> {
  const worker = setupWorker(...network.handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: workerUrl } });
  return worker;
}

/**
 * Starts the service worker of this page, once however often it is called: a page of written docs sets up
 * every story on it. The mock worlds are its initial handlers, so they outlive the reset between stories.
 */
export function startMockWorker(workerUrl = './mockServiceWorker.js'): Promise<SetupWorker> {
  started ??= start(workerUrl);
  return started;
}

/** Serves a fresh world to this page under an address of its own. */
export function serveWorld(scenario: Scenario): MockBackend {
  return network.serve(scenario);
}
