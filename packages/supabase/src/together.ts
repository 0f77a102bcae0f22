import { COFFEE_CHATS_PAGE_SIZE } from '@sorella/core/domain/coffee-chats/coffee-chat-times';
import type { Connection, Rest } from './connection.ts';
import { type Answer, answered } from './wire.ts';

/** What the procedure `read_together` knows: each in the shape of the read that it stands for. */
export type Part =
  | 'member-access'
  | 'admin'
  | 'admin-exists'
  | 'rights'
  | 'suspension'
  | 'warnings'
  | 'disabled-features'
  | 'profile'
  | 'subscription'
  | 'unread-messages'
  | 'unread-notifications'
  | 'applications'
  | 'bookings'
  | 'coffee-chats-asked'
  | 'coffee-chats-received';

/** What is read of the caller's own. */
export interface OwnRead {
  readonly part: Part;
  /** Whose it is, where the read says so; another's than the session's is read alone. */
  readonly userId?: string;
  /** Rows of a list's first page, the newest first, where the part is a list with a number. */
  readonly pageSize?: number;
}

/** A read that waits for others to go with it. */
interface Waiting extends OwnRead {
  resolve(answer: Answer): void;
  /** Reads it by its own request. */
  alone(): void;
}

/** Milliseconds for which a read waits for others: what one drawing of a page asks for comes within them. */
const GATHER_MS = 25;

/**
 * Milliseconds between two such requests: what the code of a page asks for as it arrives, piece by piece, goes in the
 * second one. A read that no other was made with shortly before does not wait for it.
 */
const APART_MS = 300;

/** What the procedure reads at most at once. */
const MOST_PARTS = 20;

/** What the frame around every page reads of her as its code arrives, one piece after the other. */
const START: readonly Part[] = [
  'member-access',
  'admin',
  'disabled-features',
  'rights',
  'suspension',
  'profile',
  'unread-messages',
  'unread-notifications',
  'applications',
];
/** The same of lists with a number, in pages of the size in which they are read first. */
const START_LISTS: readonly Part[] = ['coffee-chats-asked', 'coffee-chats-received'];

/** Milliseconds for which what was read ahead serves whoever asks for it first. */
const AHEAD_MS = 10_000;

/** What a page's first request brought besides what was asked for. */
interface Ahead {
  readonly userId: string;
  readonly pageSize: number;
  readonly parts: readonly Part[];
  /** What nobody has asked for yet. */
  readonly left: Set<Part>;
  readonly answer: Promise<Answer>;
  /** When it went, and after how many requests that may have changed something. */
  readonly at: number;
  readonly changes: number;
}

/** What is read of nobody in particular: a visitor is answered too. */
const PUBLIC: ReadonlySet<Part> = new Set(['admin-exists', 'disabled-features']);

/** What the database answers whoever asks for a member's own without her session. */
const REFUSED: Answer = {
  data: null,
  error: { code: '42501', message: 'read without a session' },
  status: 401,
};

/** Answers that all reads would have had: nothing is asked again because of them. */
const isEverybodys = (status: number) => status === 0 || status === 401 || status === 429 || status >= 502;

const gatherers = new WeakMap<Rest, (read: Waiting) => void>();

/**
 * Reads something of the caller's own together with what else is read in the same moment, in one request; alone where
 * nothing else is, and where the backend cannot bring them together. `call` is the read's own request, not sent yet.
 * Without a session, and where it ended while the read waited, what is a member's own is refused here: nothing is sent.
 * Rejects with a DataError only.
 */
export function answeredTogether(
  connection: Connection,
  rest: Rest,
  own: OwnRead,
  call: PromiseLike<Answer>,
): Promise<Answer> {
  if (!connection.hasStoredSession())
    return answered(connection, PUBLIC.has(own.part) ? call : Promise.resolve(REFUSED));
  const gather = gatherers.get(rest) ?? createGatherer(rest, connection);
  gatherers.set(rest, gather);
  const together = new Promise<Answer>((resolve, reject) => {
    gather({ ...own, resolve, alone: () => void call.then(resolve, reject) });
  });
  return answered(connection, together);
}

function createGatherer(
  rest: Rest,
  { readsAhead, changes, hasStoredSession }: Pick<Connection, 'readsAhead' | 'changes' | 'hasStoredSession'>,
): (read: Waiting) => void {
  let waiting: Waiting[] = [];
  /** A database of an earlier release does not have the procedure: it is asked once. */
  let isKnown = true;
  /** When the last request for several reads went. */
  let lastAt = Number.NEGATIVE_INFINITY;
  let ahead: Ahead | undefined;

  async function send(): Promise<void> {
    const reads = waiting;
    waiting = [];
    if (!hasStoredSession()) {
      for (const read of reads) {
        if (PUBLIC.has(read.part)) read.alone();
        else read.resolve(REFUSED);
      }
      return;
    }
    const userId = reads.find((read) => read.userId)?.userId;
    const size = reads.find(({ pageSize }) => pageSize)?.pageSize;
    const fits = (read: Waiting) => (read.userId ?? userId) === userId && (read.pageSize ?? size) === size;
    const asked = new Set(reads.filter(fits).map(({ part }) => part));
    const isStart = readsAhead && ahead?.userId !== userId;
    const lists = (size ?? COFFEE_CHATS_PAGE_SIZE) === COFFEE_CHATS_PAGE_SIZE ? START_LISTS : [];
    const parts = [...new Set([...asked, ...(isStart ? [...START, ...lists] : [])])].slice(0, MOST_PARTS);
    if (!isKnown || !userId || parts.length < 2) {
      for (const read of reads) read.alone();
      return;
    }
    const pageSize = size ?? (isStart ? COFFEE_CHATS_PAGE_SIZE : 1);
    lastAt = performance.now();
    const asking = askFor(userId, parts, pageSize);
    if (isStart) {
      const left = new Set(parts.filter((part) => !asked.has(part)));
      ahead = { userId, pageSize, parts, left, answer: asking, at: lastAt, changes: changes() };
    }
    const answer = await asking;
    if (answer.error && answer.status === 404) isKnown = false;
    for (const read of reads) {
      if (!fits(read)) read.alone();
      else if (answer.error && isEverybodys(answer.status)) read.resolve(answer);
      else if (!give(read, answer, parts)) read.alone();
    }
  }

  /** False when the answer does not say it. */
  function give(read: Waiting, answer: Answer, parts: readonly Part[]): boolean {
    const values: readonly unknown[] = Array.isArray(answer.data) ? answer.data : [];
    const value = values[parts.indexOf(read.part)];
    if (value === undefined || value === null) return false;
    read.resolve({ ...answer, ...asAnswered(value, read.pageSize) });
    return true;
  }

  async function askFor(userId: string, parts: Part[], pageSize: number): Promise<Answer> {
    try {
      return await rest.rpc('read_together', { for_user_id: userId, parts, page_size: pageSize });
    } catch (error) {
      return { data: null, error, status: 0 };
    }
  }

  /** In one moment for each part, and no longer than nothing was asked that may have changed it, or that tells what changed. */
  function takenAhead({ part, userId, pageSize }: Waiting): Ahead | undefined {
    if (!ahead?.left.has(part) || (userId ?? ahead.userId) !== ahead.userId) return undefined;
    const { left, at, changes: before } = ahead;
    setTimeout(() => left.delete(part));
    const isFresh = changes() === before && performance.now() - at < AHEAD_MS;
    return isFresh && (pageSize ?? ahead.pageSize) === ahead.pageSize ? ahead : undefined;
  }

  function enqueue(read: Waiting): void {
    waiting.push(read);
    if (waiting.length > 1) return;
    setTimeout(() => void send(), Math.max(GATHER_MS, lastAt + APART_MS - performance.now()));
  }

  return (read) => {
    const taken = takenAhead(read);
    if (!taken) return enqueue(read);
    void taken.answer.then((answer) => {
      const isGiven = !answer.error && changes() === taken.changes && give(read, answer, taken.parts);
      if (!isGiven) enqueue(read);
    });
  };
}

/** A list comes with its number. */
function asAnswered(value: unknown, pageSize: number | undefined): Pick<Answer, 'data' | 'count'> {
  if (pageSize === undefined) return { data: value };
  return { data: Reflect.get(Object(value), 'rows'), count: Number(Reflect.get(Object(value), 'total')) };
}
