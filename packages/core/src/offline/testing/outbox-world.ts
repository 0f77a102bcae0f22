import { createOutbox, OUTBOX_BACKOFF_MS } from '../outbox.ts';
import type {
  Outbox,
  OutboxChange,
  OutboxClock,
  OutboxParts,
  OutboxTransport,
  SubmitOutcome,
} from '../outbox.types.ts';
import { createModelServer, type ModelServer, markOf } from './model-server.ts';
import { createSharedStorage, type SharedStorage } from './shared-storage.ts';
import { createSteps, type Steps, type Waiter } from './steps.ts';

/** The two who share the device. */
export const USERS = [
  '00000000-0000-4000-8000-00000000000a',
  '00000000-0000-4000-8000-00000000000b',
] as const;

/** Nothing is put off for longer than the last try after a failure. */
const LONGEST_WAIT_MS = Math.max(...OUTBOX_BACKOFF_MS);

/** Made once: the trace that an error carries takes longer than everything else here. */
const NO_ANSWER = new Error('no answer');

/** What the network does to one request; `late` is reported as lost and arrives all the same. */
export type Delivery = 'arrives' | 'lost' | 'late' | 'answer-lost' | 'busy';

/** One submitted edit and what the member was told of it. */
export interface Submitted {
  mark: string;
  owner: string;
  entity: string;
  /** The version that the member saw when making it; null without a look. */
  seen: string | null;
  /** What happened first: submitting or hearing, counted over the whole world. */
  at: number;
  toldAt: number | null;
  outcome: SubmitOutcome['kind'] | 'failed' | null;
  discarded: boolean;
  /** The newer version over which the member let it win, knowingly. */
  overwrites: number;
}

/** One open page of the app. */
export interface Tab extends Waiter {
  user: string | null;
  outbox: Outbox;
  /** What its pages show: versions by entity. */
  seen: Map<string, string>;
}

/** A device with its tabs, a network and a backend, in virtual time. */
export interface OutboxWorld {
  steps: Steps;
  storage: SharedStorage;
  server: ModelServer;
  tabs: Tab[];
  edits: Map<string, Submitted>;
  /** Sentences that say how a law was broken. */
  broken: string[];
  /** Edits that the backend never takes. */
  refuses: (mark: string) => boolean;
  /** Who is signed in on this device. */
  session: string | null;
  openTab(): Tab;
  /** The tab is no more; what it was about to do does not happen. */
  crash(tab: Tab): void;
  submit(tab: Tab, mark: string, change: OutboxChange, entity: string): void;
}

/** How a world's parts are made, to break them on purpose. */
export interface OutboxWorldOptions {
  deliver: () => Delivery;
  refuses?: (mark: string) => boolean;
  spoil?: (parts: OutboxParts, tab: Tab) => OutboxParts;
}

/** See {@link OutboxWorld}. */
export function createOutboxWorld({
  deliver,
  refuses = () => false,
  spoil = (parts) => parts,
}: OutboxWorldOptions): OutboxWorld {
  const steps = createSteps();
  const storage = createSharedStorage(steps);
  const server = createModelServer();
  const network: Waiter = { alive: true };
  let ids = 0;
  let happened = 0;

  const newId = () => {
    ids += 1;
    return `00000000-0000-4000-8000-${ids.toString(16).padStart(12, '0')}`;
  };

  const transportOf = (tab: Tab): OutboxTransport => ({
    send: (entry) =>
      new Promise((resolve, reject) => {
        const caller = world.session;
        if (tab.user !== entry.owner)
          world.broken.push(`${markOf(entry)} was sent while ${String(tab.user)} was signed in`);
        const fail = () => steps.add(tab, () => reject(NO_ANSWER));
        const arrive = (hears: boolean) => {
          try {
            const answer = server.answer(entry, caller, refuses);
            if (hears) steps.add(tab, () => resolve(answer));
            else fail();
          } catch {
            fail();
          }
        };
        steps.add(network, () => {
          const delivery = deliver();
          if (delivery === 'busy') steps.add(tab, () => resolve({ kind: 'busy' }));
          else if (delivery === 'lost') fail();
          else if (delivery === 'late') {
            fail();
            steps.add(network, () => arrive(false));
          } else arrive(delivery === 'arrives');
        });
      }),
  });

  const noWaitLongerThan = (longest: number, clock: OutboxClock): OutboxClock => ({
    ...clock,
    after(ms, run) {
      if (ms > longest) world.broken.push(`waits: for ${ms} ms`);
      return clock.after(ms, run);
    },
  });

  const world: OutboxWorld = {
    steps,
    storage,
    server,
    tabs: [],
    edits: new Map(),
    broken: [],
    refuses,
    session: USERS[0],
    openTab() {
      const page = { alive: true, user: world.session, seen: new Map() };
      const tab: Tab = Object.assign(page, { outbox: undefined as unknown as Outbox });
      const parts = {
        store: storage.storeOf(tab),
        transport: transportOf(tab),
        clock: noWaitLongerThan(LONGEST_WAIT_MS, steps.clockOf(tab)),
        newId,
      };
      tab.outbox = createOutbox(spoil(parts, tab));
      tab.outbox.setUser(tab.user);
      void tab.outbox.sync();
      world.tabs.push(tab);
      return tab;
    },
    crash(tab) {
      tab.alive = false;
      world.tabs.splice(world.tabs.indexOf(tab), 1);
      storage.bury();
      steps.bury();
    },
    submit(tab, mark, change, entity) {
      const owner = tab.user;
      if (owner === null) return;
      const seen = 'expectedUpdatedAt' in change ? change.expectedUpdatedAt : null;
      happened += 1;
      const edit: Submitted = {
        mark,
        owner,
        entity,
        seen,
        at: happened,
        toldAt: null,
        outcome: null,
        discarded: false,
        overwrites: -1,
      };
      world.edits.set(mark, edit);
      const told = (outcome: Submitted['outcome']) => {
        happened += 1;
        edit.toldAt = happened;
        edit.outcome = outcome;
      };
      tab.outbox.submit(change).then(
        (outcome) => {
          told(outcome.kind === 'conflict' && outcome.id === null ? 'failed' : outcome.kind);
          if (outcome.kind === 'applied' && outcome.version !== null) tab.seen.set(entity, outcome.version);
        },
        () => told('failed'),
      );
    },
  };
  return world;
}
