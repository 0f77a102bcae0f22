import type { FilledNotice } from '@sorella/core/notices/notice';

/** One thing that can be done about a notice, such as 'Open PayPal'. */
export interface NoticeAction {
  readonly label: string;
  readonly onPress: () => void;
}

/**
 * Where a notice is seen already, so that it does not stand on the screen a second time. 'inline': the form says it,
 * and it is read out; the history does not keep it. 'banner': the line under the header says it, and reads it out
 * itself.
 */
export type NoticePlace = 'inline' | 'banner';

/** A notice that was published. */
export interface PublishedNotice extends FilledNotice {
  /** Its own name among all published ones. */
  readonly key: string;
  /** When it was published last, in ms since 1970 UTC. */
  readonly at: number;
  /** How often it was published within the same moment. */
  readonly count: number;
  readonly action?: NoticeAction;
  /** Told by {@link PublishOptions}. */
  readonly group?: string;
  readonly place?: NoticePlace;
  /** Told by {@link PublishOptions}. */
  readonly below?: boolean;
}

/** What can be said about a notice as it is published. */
export interface PublishOptions {
  readonly action?: NoticeAction;
  /**
   * What it tells the state of, such as 'connection'. While one of the same group is shown, the new one takes its
   * place and its key, on the screen and in the history, instead of standing beside it.
   */
  readonly group?: string;
  /** Nothing ends such a notice but its group: the place itself shows when it is over. */
  readonly place?: NoticePlace;
  /** The page that comes with it begins with the same: on a phone it stands at the lower edge and leaves that to be read. */
  readonly below?: boolean;
}

/** What a notice center holds at one time. A new object whenever anything changed. */
export interface NoticeSnapshot {
  /** On the screen now, oldest first. */
  readonly shown: readonly PublishedNotice[];
  /** What was published last but what a form says itself, newest first, at most the limit: what comes again is told by it. */
  readonly history: readonly PublishedNotice[];
}

/** Where flows publish notices, and where the toaster reads them. Knows no framework. */
export interface NoticeCenter {
  /** Shows a notice and keeps it in the history. Returns its key. */
  readonly publish: (notice: FilledNotice, options?: PublishOptions) => string;
  /** Takes a notice off the screen; the history keeps it. An unknown key is ignored. */
  readonly dismiss: (key: string) => void;
  /** Takes what tells the state of a group off the screen, once that is over; the history keeps it. */
  readonly retire: (group: string) => void;
  /** Empties the screen and the history, for instance when someone signs out of a shared device. */
  readonly clear: () => void;
  readonly getSnapshot: () => NoticeSnapshot;
  /** Calls back after every change. Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What a notice center may be given. */
export interface NoticeCenterOptions {
  /** The clock, in ms since 1970 UTC. */
  readonly now?: () => number;
  /** How many notices the history keeps. */
  readonly historyLimit?: number;
  /** How long an identical notice counts as the same one, in ms. */
  readonly moment?: number;
}

const isSame = (one: FilledNotice, other: FilledNotice) =>
  one.id === other.id && one.title === other.title && one.description === other.description;

const put = (list: readonly PublishedNotice[], notice: PublishedNotice, where: 'first' | 'last') => {
  if (list.some((other) => other.key === notice.key)) {
    return list.map((other) => (other.key === notice.key ? notice : other));
  }
  return where === 'first' ? [notice, ...list] : [...list, notice];
};

/** Makes a center with nothing in it. */
export function createNoticeCenter(options: NoticeCenterOptions = {}): NoticeCenter {
  const { now = Date.now, historyLimit = 50, moment = 1000 } = options;
  const listeners = new Set<() => void>();
  let snapshot: NoticeSnapshot = { shown: [], history: [] };
  let published = 0;

  const change = (next: Partial<NoticeSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };

  return {
    publish(notice, { action, group, place, below = false } = {}) {
      const at = now();
      const isRepeat = (other: PublishedNotice) => isSame(other, notice) && at - other.at <= moment;
      const inPlaceOf =
        group === undefined ? undefined : snapshot.shown.find((other) => other.group === group);
      const earlier = inPlaceOf ?? snapshot.history.find(isRepeat) ?? snapshot.shown.find(isRepeat);
      if (earlier === undefined) published += 1;
      const repeated = earlier !== undefined && isRepeat(earlier);
      const kept: PublishedNotice = {
        ...notice,
        key: earlier?.key ?? `notice-${published}`,
        at,
        count: repeated ? earlier.count + 1 : 1,
        ...(place !== undefined && { place }),
        ...(below && { below }),
        ...(action && { action }),
        ...(group !== undefined && { group }),
      };
      // What became another one is news, and so stands at the top; a repeat stays where it is.
      const history = repeated ? snapshot.history : snapshot.history.filter(({ key }) => key !== kept.key);
      if (place === 'inline') {
        change({ shown: put(snapshot.shown, kept, 'last'), history });
        return kept.key;
      }
      change({
        shown: put(snapshot.shown, kept, 'last'),
        history: put(history, kept, 'first').slice(0, historyLimit),
      });
      return kept.key;
    },
    dismiss(key) {
      const shown = snapshot.shown.filter((notice) => notice.key !== key);
      if (shown.length !== snapshot.shown.length) change({ shown });
    },
    retire(group) {
      const shown = snapshot.shown.filter((notice) => notice.group !== group);
      if (shown.length !== snapshot.shown.length) change({ shown });
    },
    clear() {
      if (snapshot.history.length + snapshot.shown.length > 0) change({ shown: [], history: [] });
    },
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
