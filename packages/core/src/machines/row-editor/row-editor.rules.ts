import { parseInstant } from '../../domain/geography/zoned-time.ts';
import type { StoredPhoto } from '../../domain/sign-up/sign-up-data.ts';
import type { FilledNotice } from '../../notices/notice.ts';

/** One version of a row; `updatedAt` says which. */
export interface Versioned {
  readonly updatedAt: string;
}

/** A field that is typed. */
export type FieldOf<Values> = keyof Values & string;

/** What somebody should read of what happened to an edit. */
export type RowHappening =
  | { readonly kind: 'saved' | 'merged' | 'collided' | 'photo-kept' }
  /** `connected`: not for want of a connection, it is the server that has not answered. */
  | { readonly kind: 'queued'; readonly connected: boolean }
  | { readonly kind: 'failed'; readonly error: unknown };

/** All that an editor needs to know of what it edits: its fields and their rules. */
export interface EditableRow<Row extends Versioned, Values extends object, Changes extends object> {
  readonly fields: readonly FieldOf<Values>[];
  /** The form of a row; `typed` is what the form says by now, for what no row tells. */
  valuesOf(row: Row, typed?: Values): Values;
  /** What a field says, apart from blanks and characters that are not stored. */
  meaning(field: FieldOf<Values>, typed: string): string;
  /** What has to be written to get from one form to the other; all of a new row, for which there is none. */
  changesBetween(from: Values, to: Values, row: Row | null): Changes;
  /** The row as it will say once that is written. */
  withChanges(row: Row, changes: Changes): Row;
  /** The row where it says what was told of a newer one; what cannot be read of that is left out. */
  said(row: Row, theirs: object): Row;
  /** Whether a row says already what these would write. */
  says(row: Row, changes: Changes): boolean;
  /** Whether what was written there is what stands there by now, in other words: a picture has another address. */
  becomes?(field: FieldOf<Values>, written: string, now: string): boolean;
  /** Whether these would write what is typed there. */
  writes(changes: Changes, field: FieldOf<Values>): boolean;
  /** What of these is typed nowhere, such as a photo. */
  untyped(changes: Changes): Changes;
  /** Whether the form may be sent. */
  isSendable(values: Values, row: Row | null): boolean;
  /** The words for what happened; null where the page says them itself. */
  noticeOf(happening: RowHappening): FilledNotice | null;
}

/** An edit of hers that lies on this device. */
export interface QueuedEdit<Changes> {
  readonly id: string;
  readonly changes: Changes;
  /** The version that it is an edit of; null for whatever stands there. */
  readonly base: string | null;
  /** Only what is waiting goes on by itself; the others need her decision. */
  readonly state: 'waiting' | 'conflict' | 'refused';
  /** Of one in conflict: what the newer row says, as far as the outbox was told, and which version that is. */
  readonly newer: { readonly updatedAt: string; readonly says: object } | null;
}

/** What a save is asked for. */
export interface SaveInput<Row, Changes> {
  /** What the form changed, and what the edits that it takes the place of would have written besides. */
  readonly changes: Changes;
  /** The row that she saw when changing it, with those own edits that are sent before; null for a new one. */
  readonly base: Row | null;
  /** Edits that lie on this device and that this one takes the place of. */
  readonly replaces: readonly string[];
  /** A photo to be stored first. */
  readonly photo: StoredPhoto | null;
}

/** How a save went, unless it failed. `keptPhoto`: why the photo was not stored, where the rest was. */
export type SaveOutcome<Row, Changes> = { readonly keptPhoto?: unknown } & (
  | { readonly type: 'applied'; readonly row: Row }
  /** On this device, under this id where it is known. */
  | {
      readonly type: 'queued';
      readonly id: string | null;
      readonly changes: Changes;
      readonly connected: boolean;
      /** A new one as it will stand there. */
      readonly row?: Row | null;
      /** There was no room for the picture in it. */
      readonly withoutImage?: boolean;
    }
  /** Somebody was faster: nothing was written. With an id it lies on this device for her decision. */
  | { readonly type: 'conflict'; readonly row: Row; readonly id: string | null; readonly changes: Changes }
);

/** Memory of the machine. */
export interface RowContext<Row, Values, Changes> {
  /** The newest that was read of the row, apart from one that collides with what is typed; null for a new one. */
  readonly row: Row | null;
  /** What the row said when she began to type. */
  readonly base: Values;
  /** What is typed. */
  readonly mine: Values;
  /** What the form said when it was last stored, here or on the server: whatever differs from it is unsaved. */
  readonly stored: Values;
  readonly photo: StoredPhoto | null;
  /** What is on its way to be stored; null at rest. */
  readonly inFlight: { readonly values: Values; readonly photo: StoredPhoto | null } | null;
  /** Her edits that lie on this device, oldest first. */
  readonly edits: readonly QueuedEdit<Changes>[];
  /** Fields in which another tab laid something else into the queue than is typed here, until she has decided. */
  readonly unseen: readonly FieldOf<Values>[];
  /** She has decided: what waits is replaced by the next save. */
  readonly replacing: boolean;
  /** A row that disagrees with what is typed, until that is decided. */
  readonly theirs: Row | null;
}

/** A form after a row was laid under it. */
export interface Merged<Values> {
  readonly mine: Values;
  /** Fields that she and somebody else changed to different words. */
  readonly collisions: readonly FieldOf<Values>[];
  /** Whether something was taken over from elsewhere. */
  readonly merged: boolean;
}

/** Where a save leads; `again` saves what is left on top of what somebody else changed. */
export type ResolvedAt = 'saved' | 'changed' | 'queued' | 'conflicted' | 'again' | 'refused';

/** True when the first is older than the second; a row read late must not turn back the form. */
export function isOlder(a: Versioned, b: Versioned): boolean {
  const [first = 0, second = 0] = [parseInstant(a.updatedAt), parseInstant(b.updatedAt)].map(Number);
  // Microseconds get lost in a number; the texts are written alike and tell them.
  return first < second || (first === second && a.updatedAt < b.updatedAt);
}

/** Whether one of these edits goes on only once she has decided about it. */
export const needsDecision = (edits: readonly Pick<QueuedEdit<unknown>, 'state'>[]): boolean =>
  edits.some(({ state }) => state !== 'waiting');

/** Whether two looks into the queue saw the same. */
export const isSameQueue = (one: readonly QueuedEdit<unknown>[], two: readonly QueuedEdit<unknown>[]) =>
  one.length === two.length &&
  one.every(({ id, state, base, newer }, at) => {
    const same = two[at];
    const isUnmoved = same?.newer?.updatedAt === newer?.updatedAt;
    return same?.id === id && same.state === state && same.base === base && isUnmoved;
  });

/** The rules of one editable row: base, mine and theirs of each field, and the queue between them. */
export function rowRules<Row extends Versioned, Values extends object, Changes extends object>(
  row: EditableRow<Row, Values, Changes>,
) {
  type Context = RowContext<Row, Values, Changes>;
  type Field = FieldOf<Values>;
  type Edits = readonly QueuedEdit<Changes>[];

  const same = (field: Field, one: Values, two: Values): boolean =>
    row.meaning(field, String(one[field] ?? '')) === row.meaning(field, String(two[field] ?? ''));
  const becomes = (field: Field, one: Values, two: Values): boolean =>
    same(field, one, two) ||
    row.becomes?.(field, String(one[field] ?? ''), String(two[field] ?? '')) === true;
  const isSame = (one: Values, two: Values): boolean => row.fields.every((field) => same(field, one, two));

  /** A row as it will say once these edits have arrived: each over the one before it. */
  const withEdits = (from: Row, edits: readonly Pick<QueuedEdit<Changes>, 'changes'>[]): Row =>
    edits.reduce((next, { changes }) => row.withChanges(next, changes), from);
  const ahead = ({ mine }: Pick<Context, 'mine'>, from: Row, edits: Edits): Values =>
    row.valuesOf(withEdits(from, edits), mine);

  /** Whether what waits is to be replaced by the next save, which holds all of it. */
  const isOutdated = ({ replacing, edits }: Pick<Context, 'replacing' | 'edits'>): boolean =>
    replacing || needsDecision(edits);
  const storedOf = (context: Context, from: Row): Values =>
    ahead(context, from, isOutdated(context) ? [] : context.edits);

  /** What the form itself would write now. */
  const changesOf = ({ stored, mine, row: from }: Pick<Context, 'stored' | 'mine' | 'row'>): Changes =>
    row.changesBetween(stored, mine, from);

  /** What a save is asked for. */
  function saveInputOf(context: Context): SaveInput<Row, Changes> {
    const { row: from, edits, photo } = context;
    const changes = changesOf(context);
    if (!isOutdated(context)) return { changes, base: from && withEdits(from, edits), replaces: [], photo };
    const replaced = row.untyped(Object.assign({}, ...edits.map((edit) => edit.changes)));
    return { changes: { ...replaced, ...changes }, base: from, replaces: edits.map(({ id }) => id), photo };
  }

  /** Whether anything in the form is not stored yet. */
  const hasChanges = ({ stored, mine, photo }: Context): boolean => photo !== null || !isSame(stored, mine);

  /** What a row says, or is about to say where another tab laid something into the queue that she has not seen. */
  function comingOf(context: Context, from: Row): Values {
    const now = { ...row.valuesOf(from, context.mine) };
    if (context.unseen.length === 0) return now;
    const coming = ahead(context, from, context.edits);
    for (const field of context.unseen) now[field] = coming[field];
    return now;
  }

  /**
   * Lays a newer row under what is typed: what she has not touched follows, what was typed stays. Where both
   * changed the same, `prefer` decides; the fields are named in any case.
   */
  function merge(context: Context, newer: Row, prefer: 'mine' | 'theirs' = 'mine'): Merged<Values> {
    const { base, stored, unseen, row: known } = context;
    // What she has decided about is decided.
    const edits = context.replacing ? [] : context.edits;
    const now = comingOf(context, newer);
    // A row that says what one of her own edits wrote was not changed by somebody else.
    const own = [stored, ...edits.map((_, at) => ahead(context, known ?? newer, edits.slice(0, at + 1)))];
    const mine = { ...context.mine };
    const collisions: Field[] = [];
    let merged = false;
    for (const field of row.fields) {
      const its = edits.filter(({ changes }) => row.writes(changes, field));
      const isForeign = unseen.includes(field);
      // Held against a row that the form has never seen: that it is another is all that is known.
      const isContested =
        isForeign || its.some((edit) => edit.state === 'conflict' && edit.base !== known?.updatedAt);
      const isChanged = isContested || !same(field, base, now);
      if (!isChanged || same(field, mine, now)) continue;
      const ours = isContested ? undefined : own.find((words) => becomes(field, words, now));
      if (ours) {
        if (same(field, mine, ours)) mine[field] = now[field];
        continue;
      }
      if (!isContested && same(field, mine, base)) {
        mine[field] = now[field];
        merged = true;
        continue;
      }
      // She made it in the knowledge of that row, or decided so where all that waits is listed.
      const last = isForeign ? undefined : its.at(-1);
      if (last?.state === 'waiting' && (last.base === null || last.base === newer.updatedAt)) continue;
      collisions.push(field);
      if (prefer === 'theirs') mine[field] = now[field];
    }
    return { mine, collisions, merged };
  }
  const collides = (context: Context, newer: Row | null): boolean =>
    newer !== null && merge(context, newer).collisions.length > 0;

  /** Whether what was stored on this device waits to be sent: the row does not say it yet. */
  const isWaiting = ({ row: from, stored, edits, replacing, mine }: Context): boolean =>
    !replacing &&
    (from === null
      ? edits.length > 0
      : !isSame(row.valuesOf(from, mine), stored) || !edits.every(({ changes }) => row.says(from, changes)));

  /** The memory with a row, and nothing of hers but what is typed. */
  function over(context: Context, from: Row, mine: Values): Context {
    const base = row.valuesOf(from, mine);
    return {
      ...context,
      row: from,
      base,
      stored: base,
      mine,
      theirs: null,
      edits: [],
      unseen: [],
      replacing: false,
    };
  }
  /** Once she knows what another tab laid into the queue: it is sent, and what is saved next goes after it. */
  const seen = (context: Context, from: Row, mine: Values): Context => ({
    ...over(context, from, mine),
    stored: storedOf(context, from),
    edits: context.edits,
    replacing: context.replacing,
  });

  /** The memory after a row that collides with nothing. */
  function settled(context: Context, newer: Row): Context {
    const next = seen({ ...context, unseen: [] }, newer, merge(context, newer).mine);
    return isOutdated(next) || isWaiting(next) ? next : { ...next, edits: [] };
  }

  /** The memory after she decided between two versions; whatever edit waits is outdated by it. */
  function decided(context: Context, prefer: 'mine' | 'theirs'): Context {
    const { theirs, edits, unseen } = context;
    if (!theirs) return context;
    const { mine } = merge(context, theirs, prefer);
    if (unseen.length > 0) return seen(context, theirs, mine);
    return { ...over(context, theirs, mine), edits, replacing: edits.length > 0 };
  }

  /** The memory after she let go of what was not stored. */
  function discarded(context: Context): Context {
    const { theirs, edits, unseen, stored } = context;
    const from = theirs ?? context.row;
    if (!from || (!theirs && !isOutdated(context))) return { ...context, mine: stored, photo: null };
    const next = unseen.length > 0 ? seen(context, from, context.mine) : over(context, from, context.mine);
    const rest = unseen.length > 0 ? {} : { edits, replacing: edits.length > 0 };
    return { ...next, ...rest, mine: next.stored, photo: null };
  }

  /** The memory after she left the form: what was only typed is gone, and what lies on this device stays there. */
  function dropped(context: Context): Context {
    const { row: from, edits } = context;
    if (!from || edits.length === 0) return discarded(context);
    return followed({ ...over(context, from, row.valuesOf(from, context.mine)), photo: null }, edits);
  }

  /** The newest that is known of the row: an edit in conflict was shown one that nobody may have read yet. */
  const newestOf = (known: Row, edits: Edits): Row =>
    edits.reduce((newest, { newer }) => {
      const shown = newer && { ...row.said(newest, newer.says), updatedAt: newer.updatedAt };
      return shown && isOlder(newest, shown) ? shown : newest;
    }, known);

  /**
   * The memory after the queue changed by another hand: what she has not typed beyond it follows, what was typed stays
   * . What is then left to be decided between two versions is kept as `theirs`.
   */
  function followed(context: Context, edits: Edits): Context {
    const { row: from, stored, theirs, edits: known } = context;
    if (!from) return { ...context, edits };
    const newest = newestOf(theirs ?? from, edits);
    const before = ahead(context, from, known);
    const to = ahead(context, newest, edits);
    const mine = { ...context.mine };
    for (const field of row.fields) if (same(field, mine, before)) mine[field] = to[field];
    const isUnseen = (field: Field) => {
      const its = edits.filter(({ changes }) => row.writes(changes, field));
      const isNew = context.unseen.includes(field)
        ? its.length > 0
        : its.some(({ id }) => !known.some((edit) => edit.id === id));
      return isNew && !same(field, context.mine, to) && !same(field, stored, to);
    };
    const unseen = needsDecision(edits) ? [] : row.fields.filter(isUnseen);
    const next = { ...context, edits, mine, unseen, replacing: context.replacing && edits.length > 0 };
    if (!collides(next, newest)) return seen(next, newest, mine);
    const kept = { ...storedOf(next, from) };
    for (const field of unseen) kept[field] = stored[field];
    return { ...next, stored: kept, theirs: newest };
  }

  /** The form as it starts: the row with her edits that wait. */
  const started = (context: Context, from: Row): Context =>
    followed(over(context, from, row.valuesOf(from, context.mine)), context.edits);

  /** The form with what was typed before a reload, and what stood there then: another's edit since is hers to decide. */
  function restored(context: Context, typed: Partial<Values>, stood: Partial<Values>): Context {
    const base = { ...context.base, ...stood };
    const next = {
      ...context,
      base,
      stored: { ...context.stored, ...stood },
      mine: { ...context.mine, ...typed },
    };
    if (context.row === null) return next;
    return collides(next, context.row) ? { ...next, theirs: context.row } : settled(next, context.row);
  }

  function queued(
    context: Context,
    state: 'waiting' | 'conflict',
    id: string | null,
    changes: Changes,
  ): Edits {
    const { edits, row: from } = context;
    if (id === null) return edits;
    const edit: QueuedEdit<Changes> = { id, changes, base: from?.updatedAt ?? null, state, newer: null };
    return [...(isOutdated(context) ? [] : edits).filter((known) => known.id !== id), edit];
  }

  /** What a save's answer means: never are words overwritten that she has not seen. */
  function resolve(
    context: Context,
    outcome: SaveOutcome<Row, Changes>,
  ): { readonly at: ResolvedAt; readonly context: Context } {
    const { inFlight } = context;
    const answered = { ...context, inFlight: null };
    const sent = inFlight?.values ?? context.mine;
    // A photo that could not be stored, or was chosen meanwhile, stays chosen.
    const isPhotoStored = inFlight?.photo === context.photo && outcome.keptPhoto === undefined;
    const next = isPhotoStored ? { ...answered, photo: null } : answered;
    if (outcome.type === 'queued') {
      const edits = queued(context, 'waiting', outcome.id, outcome.changes);
      const from = context.row ?? outcome.row ?? null;
      return { at: 'queued', context: { ...next, row: from, stored: sent, edits, replacing: false } };
    }
    if (outcome.type === 'applied') {
      const mine = { ...context.mine };
      const now = row.valuesOf(outcome.row, mine);
      // The server may write it a little differently; where it says the same, not a blank of hers moves.
      for (const field of row.fields)
        if (same(field, mine, sent) && !same(field, mine, now)) mine[field] = now[field];
      const saved = over(next, outcome.row, mine);
      return { at: hasChanges(saved) ? 'changed' : 'saved', context: saved };
    }
    const known = { ...context, edits: queued(context, 'conflict', outcome.id, outcome.changes) };
    // Refused for a version that it knows already: asking again would never end.
    if (!context.row || !isOlder(context.row, outcome.row))
      return { at: 'refused', context: { ...answered, edits: known.edits } };
    if (collides(known, outcome.row))
      return { at: 'conflicted', context: { ...known, inFlight: null, theirs: outcome.row } };
    const decidedOn = decided({ ...known, theirs: outcome.row }, 'mine');
    if (!row.isSendable(decidedOn.mine, decidedOn.row))
      return { at: 'refused', context: { ...decidedOn, inFlight: null } };
    const isPhotoThere = row.says(outcome.row, row.untyped(outcome.changes));
    if (Object.keys(changesOf(decidedOn)).length > 0 || !isPhotoThere)
      return { at: 'again', context: decidedOn };
    // It was her own save, whose answer got lost.
    const found = { ...decidedOn, inFlight: null, photo: next.photo };
    return { at: hasChanges(found) ? 'changed' : 'saved', context: found };
  }

  return {
    changesOf,
    collides,
    collisionsOf: (context: Context) => {
      const { theirs } = context;
      if (!theirs) return [];
      const other = comingOf(context, theirs);
      return merge(context, theirs).collisions.map((field) => ({
        field,
        theirs: String(other[field] ?? ''),
      }));
    },
    decided,
    discarded,
    dropped,
    followed,
    hasChanges,
    isWaiting,
    merge,
    resolve,
    restored,
    saveInputOf,
    settled,
    started,
    withEdits,
    /** The row with her edits that wait, unless those need a decision first; null before it was read. */
    shownRowOf: (context: Context): Row | null => {
      const from = context.theirs ?? context.row;
      return from && (isOutdated(context) ? from : withEdits(from, context.edits));
    },
    /** Whether others still see something else than that: it waits on this device. */
    isShownAhead: (context: Context): boolean => {
      const { row: from, edits } = context;
      return from !== null && !isOutdated(context) && !edits.every(({ changes }) => row.says(from, changes));
    },
    /** Whether leaving would lose anything: what waits on this device is found again. */
    wouldLose: (context: Context): boolean => {
      const { row: from, mine, photo, edits, stored } = context;
      return photo !== null || !isSame(mine, from ? ahead(context, from, edits) : stored);
    },
  };
}
