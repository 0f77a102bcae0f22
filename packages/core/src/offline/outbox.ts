import { isUnexpected } from '../data-port/errors.ts';
import { commandOf } from './commands/index.ts';
import { QUEUES } from './commands/queues.ts';
import { StorageError } from './key-value-store.ts';
import { nextToSend, outcomeIn, outcomeOf, type Settling, settled } from './outbox.rules.ts';
import type {
  Outbox,
  OutboxChange,
  OutboxEntry,
  OutboxParts,
  OutboxReport,
  OutboxSnapshot,
  SubmitOptions,
  SubmitOutcome,
} from './outbox.types.ts';
import { basedOn, baseOf, hasLargeImage } from './outbox-entry.ts';
import { createQueues } from './outbox-queues.ts';

/** Held by the one tab that sends. Not the lock of a change: edits are stored while another is on its way. */
const SENDING = 'outbox-sending';

/** Milliseconds before the first, second … try after a failure; the last repeats. */
export const OUTBOX_BACKOFF_MS: readonly number[] = [2_000, 5_000, 15_000, 60_000];

/** Milliseconds that a submit waits for an answer once the edit is stored: then it counts as queued. */
export const SUBMIT_PATIENCE_MS = 10_000;

/** A submit that awaits its answer. */
interface Waiter {
  answer(outcome: SubmitOutcome): void;
  /** The answer is there, and comes once it is written down, however long that takes. */
  holdOn(): void;
}

const queueOf = (change: OutboxChange) => commandOf(change).queue;
/** How an entry waits. */
const patienceOf = ({ change }: OutboxEntry) => QUEUES[queueOf(change)];

/** See {@link Outbox}. One for each tab; all of a device share the store. */
export function createOutbox({ store, transport, clock, newId, onUnexpected }: OutboxParts): Outbox {
  const queues = createQueues(store);
  const subscribers = new Set<() => void>();
  const listeners = new Set<(report: OutboxReport) => void>();
  /** Submits whose edit is stored and whose answer is awaited, by operation. */
  const waiters = new Map<string, Waiter>();
  /** Failures since the last sync, by operation. */
  const failures = new Map<string, number>();
  /** Versions that edits of this tab made, by owner, entity, and the version they were based on. */
  const made = new Map<string, string>();
  let snapshot: OutboxSnapshot = { entries: [], sending: null, unreadable: 0, storage: 'ok' };
  let user: string | null = null;
  let stopped = false;
  let failuresInARow = 0;
  let resumedAt = Number.NEGATIVE_INFINITY;
  let cancelRetry: () => void = () => undefined;
  let cancelResumed: () => void = () => undefined;
  /** A device whose storage never worked holds no older edits. */
  let everRead = false;
  let reads = 0;
  let shownRead = 0;

  function show(changes: Partial<OutboxSnapshot>) {
    snapshot = { ...snapshot, ...changes };
    for (const subscriber of subscribers) subscriber();
  }

  /** Reads and shows what waits. A read that began earlier may come later, with what is no more. */
  async function readAll<Read extends { entries: readonly OutboxEntry[] }>(read: () => Promise<Read>) {
    reads += 1;
    const turn = reads;
    const found = await read();
    everRead = true;
    if (turn > shownRead) {
      shownRead = turn;
      // That something can be read does not say that there is room.
      const storage = snapshot.storage === 'blocked' ? 'ok' : snapshot.storage;
      show({ ...found, entries: found.entries.filter(({ owner }) => owner === user), storage });
    }
    return found.entries;
  }

  const readQueues = () => readAll(async () => ({ entries: await queues.read() }));

  /** Notes that storage failed, in whatever way: a pass that nobody waits for has nobody to throw at. */
  function noteStorage(thrown: unknown): StorageError {
    const error = thrown instanceof StorageError ? thrown : new StorageError('blocked', thrown);
    if (error !== thrown) onUnexpected?.(thrown);
    show({ storage: error.failure });
    return error;
  }

  function retryIn(ms: number) {
    cancelRetry();
    if (!stopped) cancelRetry = clock.after(ms, () => void run());
  }

  function noteFailure(entry: OutboxEntry, retryAfterMs?: number) {
    const tries = (failures.get(entry.operationId) ?? 0) + 1;
    failures.set(entry.operationId, tries);
    const pause = OUTBOX_BACKOFF_MS[Math.min(failuresInARow, OUTBOX_BACKOFF_MS.length - 1)] ?? 0;
    failuresInARow += 1;
    retryIn(retryAfterMs ?? patienceOf(entry).retryDelayMs?.(tries) ?? pause);
  }

  /** Milliseconds until an entry may be sent after the connection is back; none once the clock was set back. */
  function resumesIn(entry: OutboxEntry): number {
    const waited = clock.now() - resumedAt;
    return waited < 0 ? 0 : Math.max(0, patienceOf(entry).resumeDelayMs - waited);
  }

  /** Edits that wait for something else than their turn. */
  const isHeld = (entry: OutboxEntry) =>
    resumesIn(entry) > 0 || (failures.get(entry.operationId) ?? 0) >= patienceOf(entry).maxFailures;

  function tell(entry: OutboxEntry, answer: Settling, id: string | null) {
    const waiter = waiters.get(entry.operationId);
    if (waiter) waiter.answer(outcomeOf(answer, id));
    else for (const listener of listeners) listener({ entry, answer });
  }

  async function settle(entry: OutboxEntry, answer: Settling) {
    const base = baseOf(entry.change);
    if (answer.kind === 'applied' && base !== null && answer.version !== null)
      made.set(`${entry.owner} ${entry.entity} ${base}`, answer.version);
    waiters.get(entry.operationId)?.holdOn();
    // A form that hears the refusal has the edit.
    const keep =
      patienceOf(entry).keepsRefused && (answer.kind === 'conflict' || !waiters.has(entry.operationId));
    try {
      await queues.change(queueOf(entry.change), (entries) => settled(entries, entry, answer, keep));
    } catch (thrown) {
      // It stays as it was and is sent again, which is harmless.
      noteStorage(thrown);
      noteFailure(entry);
      tell(entry, answer, entry.operationId);
      return false;
    }
    show({ entries: settled(snapshot.entries, entry, answer, keep), storage: 'ok' });
    tell(entry, answer, keep ? entry.operationId : null);
    return true;
  }

  /** Sends one entry; true when it was answered and the answer is written down. */
  async function sendOne(entry: OutboxEntry): Promise<boolean> {
    const sent = transport.send(entry);
    show({ sending: entry.operationId });
    const answer = await sent.catch((thrown: unknown) => {
      if (isUnexpected(thrown)) onUnexpected?.(thrown);
      return null;
    });
    show({ sending: null });
    if (answer === null || answer.kind === 'busy') {
      noteFailure(entry, answer?.retryAfterMs);
      return false;
    }
    failuresInARow = 0;
    failures.delete(entry.operationId);
    return settle(entry, answer);
  }

  /** Sends all that can be sent now for the one who is signed in now. */
  async function pass() {
    const owner = user;
    const due = [...waiters.keys()];
    cancelRetry();
    cancelResumed();
    let last: readonly OutboxEntry[] | undefined;
    try {
      if (owner !== null)
        await store.exclusively(SENDING, async () => {
          for (;;) {
            const entries = await readQueues();
            last = entries;
            const entry = nextToSend(
              entries,
              owner,
              isHeld,
              ({ operationId }) => failures.get(operationId) ?? 0,
            );
            // Nothing is awaited between this look at who is signed in and the request.
            if (!entry || stopped || user !== owner) return;
            const answered = await sendOne(entry);
            if (!answered) return;
          }
        });
      const entries = last ?? (await readQueues());
      for (const id of due) waiters.get(id)?.answer(outcomeIn(entries, id));
      const later = entries.map(resumesIn).filter((ms) => ms > 0);
      if (later.length > 0 && !stopped) cancelResumed = clock.after(Math.min(...later), () => void run());
    } catch (thrown) {
      noteStorage(thrown);
      for (const id of due) waiters.get(id)?.answer({ kind: 'queued', id });
      if (owner !== null) retryIn(OUTBOX_BACKOFF_MS.at(-1) ?? 0);
    }
  }

  let running: Promise<void> | null = null;
  let again = false;

  /** One pass at a time; whoever asks during one gets another after it. */
  function run(): Promise<void> {
    again = true;
    running ??= (async () => {
      try {
        while (again) {
          again = false;
          if (!stopped) await pass();
        }
      } finally {
        running = null;
      }
    })();
    return running;
  }

  /** What this tab knows to have come of the version: the member's own edit is no conflict. */
  function currentBase(owner: string, entity: string, change: OutboxChange): string | null {
    let base = baseOf(change);
    for (;;) {
      const next = base === null ? undefined : made.get(`${owner} ${entity} ${base}`);
      if (next === undefined || next === base) return base;
      base = next;
    }
  }

  /** For an edit that cannot be stored: sends it at once, unless older ones of the same entity wait or may wait. */
  async function sendDirectly(entry: OutboxEntry, failure: StorageError): Promise<SubmitOutcome> {
    await run();
    const send = async (): Promise<SubmitOutcome> => {
      // A device that is full holds some, also when they cannot be read for want of room.
      const others = everRead || failure.failure === 'full' ? await queues.read() : [];
      const waits = others.some(({ owner, entity }) => owner === entry.owner && entity === entry.entity);
      if (waits || stopped || user !== entry.owner) throw failure;
      const answer = await transport.send(entry).catch(() => null);
      if (answer === null || answer.kind === 'busy') throw failure;
      return outcomeOf(answer, null);
    };
    return store.exclusively(SENDING, send).catch((thrown: unknown) => {
      throw noteStorage(thrown);
    });
  }

  async function submit(change: OutboxChange, { replaces = [] }: SubmitOptions = {}): Promise<SubmitOutcome> {
    const owner = user;
    if (owner === null) return { kind: 'refused', id: null, code: 'not-signed-in' };
    if (hasLargeImage(change)) return { kind: 'refused', id: null, code: 'file-too-large' };
    const command = commandOf(change);
    const entity = command.entity(change, owner);
    const operationId = newId();
    const make = (sequence: number): OutboxEntry =>
      basedOn(
        {
          operationId,
          owner,
          sequence,
          entity,
          timestamp: clock.now(),
          change,
          status: { state: 'waiting' },
        },
        currentBase(owner, entity, change),
      );
    try {
      await queues.append(command.queue, make, replaces);
    } catch (thrown) {
      return sendDirectly(make(0), noteStorage(thrown));
    }
    show({ storage: 'ok' });
    // Whoever is told that it is queued finds it there, also while another tab is sending.
    await readQueues().catch(noteStorage);
    return new Promise((resolve) => {
      const answer = (outcome: SubmitOutcome) => {
        waiters.delete(operationId);
        cancel();
        resolve(outcome);
      };
      const cancel = clock.after(SUBMIT_PATIENCE_MS, () => answer({ kind: 'queued', id: operationId }));
      waiters.set(operationId, { answer, holdOn: () => cancel() });
      void run();
    });
  }

  async function refresh() {
    try {
      await readAll(() => queues.tidy());
    } catch (thrown) {
      noteStorage(thrown);
    }
  }

  /** Changes one entry of the member, as decided, and sends what can be sent. */
  async function decide(id: string, apply: (entry: OutboxEntry, shown: OutboxEntry) => OutboxEntry | null) {
    const shown = snapshot.entries.find(({ operationId }) => operationId === id);
    if (!shown) return;
    await queues.change(queueOf(shown.change), (entries) =>
      entries.flatMap((entry) => (entry.operationId === id ? (apply(entry, shown) ?? []) : entry)),
    );
    await readQueues();
    void run();
  }

  return {
    setUser(userId) {
      if (userId === user) return;
      user = userId;
      failures.clear();
      show({ entries: [] });
      void refresh();
    },
    submit,
    async sync({ resumed = false } = {}) {
      if (resumed) resumedAt = clock.now();
      failures.clear();
      failuresInARow = 0;
      await run();
    },
    refresh,
    retry: (id) =>
      decide(id, (entry) =>
        entry.status.state === 'refused' ? { ...entry, status: { state: 'waiting' } } : entry,
      ),
    discard: (id) => decide(id, () => null),
    overwrite: (id) =>
      // Over the version that was shown: another tab may know of a newer one, which the member has not seen.
      decide(id, (entry, { status }) =>
        entry.status.state === 'conflict' && status.state === 'conflict'
          ? { ...basedOn(entry, status.version), status: { state: 'waiting' } }
          : entry,
      ),
    async discardUnreadable() {
      await queues.discardUnreadable();
      await refresh();
    },
    getSnapshot: () => snapshot,
    subscribe(listener) {
      subscribers.add(listener);
      return () => void subscribers.delete(listener);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      stopped = true;
      cancelRetry();
      cancelResumed();
    },
  };
}
