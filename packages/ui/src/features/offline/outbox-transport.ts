import { type CommunityData, DataError } from '@sorella/core/data-port';
import {
  baseOf,
  commandOf,
  type OutboxEntry,
  type OutboxTransport,
  type TransportAnswer,
} from '@sorella/core/offline';
import { bytesOf } from '../../browser/base64.ts';

/** What the transport needs of the world. */
export interface TransportParts {
  data: CommunityData;
  /** The browser's own opinion: without a connection nothing is tried. */
  isOnline(): boolean;
  /** Who is signed in now. */
  userId(): string | null;
  /** Hears of every failed request. */
  onFailure(error: unknown): void;
}

/** Carries the outbox's entries through the port; each failure becomes what the outbox must do about it. */
export function createOutboxTransport({
  data,
  isOnline,
  userId,
  onFailure,
}: TransportParts): OutboxTransport {
  const sendingOf = ({ change, owner, operationId }: OutboxEntry) => {
    const expectedUpdatedAt = baseOf(change);
    const options = { operationId, ...(expectedUpdatedAt === null ? {} : { expectedUpdatedAt }) };
    return { data, bytesOf, change, owner, options };
  };

  /** The newer row, all of it: a form that starts from it must not take for its words what it has said before. */
  async function newerThan(entry: OutboxEntry): Promise<TransportAnswer> {
    const row = await commandOf(entry.change).newest(sendingOf(entry));
    if (!row) return { kind: 'refused', code: 'conflict' };
    return { kind: 'conflict', version: row.updatedAt, theirs: Object.fromEntries(Object.entries(row)) };
  }

  async function answerTo(thrown: unknown, entry: OutboxEntry): Promise<TransportAnswer> {
    if (!(thrown instanceof DataError)) throw thrown;
    switch (thrown.code) {
      case 'conflict':
        return newerThan(entry);
      case 'unavailable':
        return { kind: 'busy' };
      case 'rate-limited': {
        const seconds = thrown.retryAfterSeconds;
        return { kind: 'busy', ...(seconds === undefined ? {} : { retryAfterMs: seconds * 1_000 }) };
      }
      // It may have been applied all the same, or somebody else is signed in by now: it is sent again.
      case 'network':
      case 'offline':
      case 'timeout':
      case 'malformed-answer':
      case 'unexpected':
      case 'not-signed-in':
      case 'session-expired':
        throw thrown;
      case 'forbidden':
        if (userId() !== entry.owner) throw thrown;
        return { kind: 'refused', code: 'forbidden' };
      default:
        return { kind: 'refused', code: thrown.code };
    }
  }

  return {
    async send(entry) {
      if (!isOnline() || userId() !== entry.owner) throw new DataError('offline');
      try {
        return { kind: 'applied', version: await commandOf(entry.change).send(sendingOf(entry)) };
      } catch (thrown) {
        onFailure(thrown);
        return answerTo(thrown, entry);
      }
    },
  };
}
