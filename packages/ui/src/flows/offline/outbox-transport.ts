import { type CommunityData, DataError, type ReplayOptions } from '@sorella/core/data-port';
import type { EventDraft } from '@sorella/core/domain';
import {
  fieldsOf,
  type OutboxEntry,
  type OutboxTransport,
  type TransportAnswer,
} from '@sorella/core/offline';
import { bytesOf } from '../runtime/base64.ts';

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

/** An image that waited as a `data:` URL. */
function imageOf(url: string): { bytes: Uint8Array; contentType: string } {
  const [head = '', body = ''] = url.split(',', 2);
  const contentType = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  return { bytes: bytesOf(body), contentType };
}

/** Carries the outbox's entries through the port; each failure becomes what the outbox must do about it. */
export function createOutboxTransport({
  data,
  isOnline,
  userId,
  onFailure,
}: TransportParts): OutboxTransport {
  async function withImage<Draft extends Partial<EventDraft>>(draft: Draft): Promise<Draft> {
    if (!draft.imageUrl?.startsWith('data:')) return draft;
    return { ...draft, imageUrl: await data.events.uploadImage(imageOf(draft.imageUrl)) };
  }

  async function addAdmin(owner: string, target: string) {
    if (target !== owner) return data.admin.grantAdmin(owner, target);
    try {
      await data.admin.claimFirstAdmin(owner);
    } catch (thrown) {
      // Its answer may have been lost the first time: then the admin who exists is she.
      const isHerself =
        thrown instanceof DataError && thrown.code === 'admin-exists' && (await data.access.isAdmin(owner));
      if (!isHerself) throw thrown;
    }
  }

  /** Gives the version that the operation made. */
  async function apply({ change, owner, operationId }: OutboxEntry): Promise<string | null> {
    const options = (expectedUpdatedAt: string | null): ReplayOptions => ({
      operationId,
      ...(expectedUpdatedAt === null ? {} : { expectedUpdatedAt }),
    });
    switch (change.kind) {
      case 'profile.update': {
        const { changes, expectedUpdatedAt } = change;
        return (await data.profiles.update(owner, changes, options(expectedUpdatedAt))).updatedAt;
      }
      case 'event.create':
        return (await data.events.create(owner, await withImage(change.draft), { operationId })).updatedAt;
      case 'event.update': {
        const changes = await withImage(change.changes);
        const { eventId, expectedUpdatedAt } = change;
        return (await data.events.update(owner, eventId, changes, options(expectedUpdatedAt))).updatedAt;
      }
      case 'admin.add':
        await addAdmin(owner, change.userId);
        return null;
    }
  }

  /** The newer row: what it says in the fields that the edit would write. */
  async function newerThan(entry: OutboxEntry): Promise<TransportAnswer> {
    const { change, owner } = entry;
    if (change.kind === 'admin.add' || change.kind === 'event.create')
      return { kind: 'refused', code: 'conflict' };
    const row =
      change.kind === 'profile.update'
        ? await data.profiles.getOwn(owner)
        : await data.events.get(change.eventId);
    const theirs = Object.fromEntries(Object.entries(row).filter(([field]) => field in fieldsOf(change)));
    return { kind: 'conflict', version: row.updatedAt, theirs };
  }

  async function answerTo(thrown: unknown, entry: OutboxEntry): Promise<TransportAnswer> {
    if (!(thrown instanceof DataError)) throw thrown;
    switch (thrown.code) {
      case 'conflict':
        return newerThan(entry);
      case 'unavailable':
      case 'not-implemented':
        return { kind: 'busy' };
      case 'rate-limited': {
        const seconds = thrown.retryAfterSeconds;
        return { kind: 'busy', ...(seconds === undefined ? {} : { retryAfterMs: seconds * 1_000 }) };
      }
      // It may have been applied all the same, or somebody else is signed in by now: it is sent again.
      case 'network':
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
      if (!isOnline() || userId() !== entry.owner) throw new DataError('network');
      try {
        return { kind: 'applied', version: await apply(entry) };
      } catch (thrown) {
        onFailure(thrown);
        return answerTo(thrown, entry);
      }
    },
  };
}
