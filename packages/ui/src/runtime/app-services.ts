import {
  type CommunityData,
  dataErrorCode,
  isConnectionDoubtful,
  isUnexpected,
} from '@sorella/core/data-port';
import type { connectivityMachine } from '@sorella/core/machines/connectivity';
import type { sessionMachine } from '@sorella/core/machines/session';
import type { KeyValueStore } from '@sorella/core/offline';
import type { Actor, AnyStateMachine } from 'xstate';
import type { NoticeCenter } from '../notices/notice-center.ts';
import type { ActorServices } from './actor-services.ts';
import type { AnsweredWrite } from './announced-writes.ts';
import type { Device } from './device.ts';
import type { LazyActor } from './lazy-actor.ts';
import type { LazyOffline } from './lazy-offline.ts';

/** What the flows work with; made once, by the composition root. */
export interface AppServices {
  data: CommunityData;
  /** `follow` hears the answer of every write before whoever asked for it does; the last one told replaces the others. */
  followWrites(follow: (write: AnsweredWrite) => Promise<void>): void;
  notices: NoticeCenter;
  device: Device;
  /** What this device keeps across reloads. */
  store: KeyValueStore;
  /** Edits on their way to the backend, and what was read last. */
  offline: LazyOffline;
  session: LazyActor<typeof sessionMachine>;
  connectivity: LazyActor<typeof connectivityMachine>;
  /** A machine of one page; the caller keeps it as long as the page lives. */
  actor<Machine extends AnyStateMachine>(
    load: (world: ActorServices) => Promise<Actor<Machine>>,
  ): LazyActor<Machine>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Hears of failures that nobody has foreseen, for whoever looks after the app; no text for a person. */
  onUnexpected(error: unknown): void;
}

/** Tells the machines what a failed request says about the connection and the session, and what nobody has foreseen. */
export function reportFailure(
  { session, connectivity, onUnexpected }: Pick<AppServices, 'session' | 'connectivity' | 'onUnexpected'>,
  error: unknown,
): void {
  if (isUnexpected(error)) onUnexpected(error);
  const code = dataErrorCode(error);
  if (isConnectionDoubtful(error)) connectivity.send({ type: 'connection.doubted' });
  if (code === 'session-expired') session.send({ type: 'session.refused' });
}
