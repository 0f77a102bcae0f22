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

/** Answers that all reads would have had: nothing is asked again because of them. */
const isEverybodys = (status: number) => status === 0 || status === 401 || status === 429 || status >= 502;

const gatherers = new WeakMap<Rest, (read: Waiting) => void>();

/**
 * Reads something of the caller's own together with what else is read in the same moment, in one request; alone where
 * nothing else is, and where the backend cannot bring them together. `call` is the read's own request, not sent yet.
 * Rejects with a DataError only.
 */
export function answeredTogether(
  connection: Connection,
  rest: Rest,
  own: OwnRead,
  call: PromiseLike<Answer>,
): Promise<Answer> {
  if (!connection.hasStoredSession()) return answered(connection, call);
  const gather = gatherers.get(rest) ?? createGatherer(rest);
  gatherers.set(rest, gather);
  const together = new Promise<Answer>((resolve, reject) => {
    gather({ ...own, resolve, alone: () => void call.then(resolve, reject) });
  });
  return answered(connection, together);
}

function createGatherer(rest: Rest): (read: Waiting) => void {
  let waiting: Waiting[] = [];
  /** A database of an earlier release does not have the procedure: it is asked once. */
  let isKnown = true;
  /** When the last request for several reads went. */
  let lastAt = Number.NEGATIVE_INFINITY;

  async function send(): Promise<void> {
    const reads = waiting;
    waiting = [];
    const userId = reads.find((read) => read.userId)?.userId;
    const size = reads.find(({ pageSize }) => pageSize)?.pageSize;
    const fits = (read: Waiting) => (read.userId ?? userId) === userId && (read.pageSize ?? size) === size;
    const parts = [...new Set(reads.filter(fits).map(({ part }) => part))].slice(0, MOST_PARTS);
    if (!isKnown || !userId || parts.length < 2) {
      for (const read of reads) read.alone();
      return;
    }
    lastAt = performance.now();
    const answer = await askFor(userId, parts, size ?? 1);
    if (answer.error && answer.status === 404) isKnown = false;
    const values: readonly unknown[] = Array.isArray(answer.data) ? answer.data : [];
    for (const read of reads) {
      const value = fits(read) ? values[parts.indexOf(read.part)] : undefined;
      if (answer.error && fits(read) && isEverybodys(answer.status)) read.resolve(answer);
      else if (value === undefined || value === null) read.alone();
      else read.resolve({ ...answer, ...asAnswered(value, read.pageSize) });
    }
  }

  async function askFor(userId: string, parts: Part[], pageSize: number): Promise<Answer> {
    try {
      return await rest.rpc('read_together', { for_user_id: userId, parts, page_size: pageSize });
    } catch (error) {
      return { data: null, error, status: 0 };
    }
  }

  return (read) => {
    waiting.push(read);
    if (waiting.length > 1) return;
    setTimeout(() => void send(), Math.max(GATHER_MS, lastAt + APART_MS - performance.now()));
  };
}

/** A list comes with its number. */
function asAnswered(value: unknown, pageSize: number | undefined): Pick<Answer, 'data' | 'count'> {
  if (pageSize === undefined) return { data: value };
  return { data: Reflect.get(Object(value), 'rows'), count: Number(Reflect.get(Object(value), 'total')) };
}
