/** Options of a read that can be given up. */
export interface ReadOptions {
  signal?: AbortSignalLike;
}

/** The part of the platform's AbortSignal that the port hands through; core knows no DOM. */
export interface AbortSignalLike {
  readonly aborted: boolean;
}

/**
 * What makes a write safe to repeat. All writes that take the user they belong to are refused with `forbidden`
 * when somebody else is signed in: nothing is ever written under another user.
 */
export interface ReplayOptions {
  /** Made by the client, a UUID; the backend applies each once. */
  operationId?: string;
  /** The version that was edited; `conflict` when the row has another by now. */
  expectedUpdatedAt?: string;
}

/** Which part of a list that grows is read. */
export interface PageQuery {
  /** 1 is the first page. */
  page: number;
  /** At most 100. */
  pageSize: number;
  /** The written order is newest first. */
  order?: 'newest' | 'oldest';
}

/** A part of a list, and the number of all its rows. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Behind which row the next page begins: its instant, and its id where two share one. */
export interface Cursor {
  time: string;
  id: string;
}
