import type { LiveConnection, LiveSocket, Project, Projects } from '@sorella/local-stack/pglite';
import { createFaults, type Faults } from './faults.ts';
import { contentsOf, createWorld, type Scenario } from './scenarios/world.ts';

/** A world under an address of its own, served by the real front on the real schema, and what goes wrong before it. */
export interface Backend
  extends Pick<Project, 'url' | 'publishableKey' | 'mailbox' | 'sql' | 'sessionOf' | 'close'> {
  /** Answers a request to the address as if it came from elsewhere: no fault stands in the way. */
  readonly fetch: typeof fetch;
  readonly faults: Faults;
  /** Answers a request to the address. */
  answer(request: Request): Promise<Response>;
  /** Whether a request that no fault holds is being answered. */
  isAnswering(): boolean;
  /** Takes a live connection to the address; null when it is refused. */
  accept(socket: LiveSocket, address: URL): LiveConnection | null;
}

/** Serves a scenario's world from a database. */
export function createBackend(projects: Projects, scenario: Scenario, url: string): Backend {
  const project = projects.open(url, contentsOf(createWorld(scenario, url)));
  const faults = createFaults();
  const { publishableKey, mailbox, sql, sessionOf, close } = project;
  let answering = 0;
  return {
    url,
    publishableKey,
    fetch: (input, init) => project.fetch(new Request(input, init)),
    mailbox,
    sql,
    sessionOf,
    close,
    faults,
    async answer(request) {
      const struck = await faults.strike(request);
      if (struck) return struck;
      answering += 1;
      try {
        return await project.fetch(request);
      } finally {
        answering -= 1;
      }
    },
    isAnswering: () => answering > 0,
    accept(socket, address) {
      const connection = faults.isOffline() ? null : project.accept(socket, address);
      if (!connection) return null;
      const stopWatching = faults.onChange(() => {
        if (faults.isOffline()) socket.terminate();
      });
      return {
        receive: (frame) => connection.receive(frame),
        end() {
          stopWatching();
          connection.end();
        },
      };
    },
  };
}
