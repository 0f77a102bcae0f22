import type { NoticeEmitted } from '../notice-emitted.ts';

/** Memory of the machine. */
export interface ConnectivityContext {
  /** Which of the three attempts is under way, 0 when none. */
  attempt: number;
}

/** Everything the machine listens to; all of it is reported by the world. */
export type ConnectivityEvent =
  /** The browser says it went offline. */
  | { type: 'connection.lost' }
  /** A request got no answer, which may be the backend's doing. */
  | { type: 'connection.doubted' }
  /** The browser says it is online again. */
  | { type: 'connection.restored' };

/** What the machine tells its surroundings. */
export type ConnectivityEmitted =
  | NoticeEmitted
  /** No attempt got through: what was said of attempts is over, the banner says the rest. */
  | { type: 'attempts.ended' }
  /** Back online: queued edits go out and the page reads again. */
  | { type: 'connection.resumed' };
