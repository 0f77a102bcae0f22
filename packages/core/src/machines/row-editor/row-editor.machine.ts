import { assign, emit, enqueueActions, setup } from 'xstate';
import { DataError } from '../../data-port/errors.ts';
import type { StoredPhoto } from '../../domain/sign-up/sign-up-data.ts';
import type { NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import {
  type EditableRow,
  isOlder,
  isSameQueue,
  type QueuedEdit,
  type ResolvedAt,
  type RowContext,
  type RowHappening,
  rowRules,
  type SaveInput,
  type SaveOutcome,
  type Versioned,
} from './row-editor.rules.ts';

/** With what an editor begins. */
export interface RowEditorInput<Row, Values> {
  /** The form without a row. */
  readonly blank: Values;
  /** The row, where it was read already; null for a new one. Left out, the machine reads it. */
  readonly row?: Row | null;
}

/** Everything the machine listens to. */
export type RowEditorEvent<Row, Values, Changes> =
  /** She asks for the row again. */
  | { type: 'row.load' }
  /** A version of the row was read: after a change elsewhere, or because somebody looked. */
  | { type: 'row.arrived'; row: Row }
  /** What waits on this device changed, by whatever hand: her edits of the row, oldest first. */
  | { type: 'edits.arrived'; edits: readonly QueuedEdit<Changes>[] }
  /** She types. */
  | { type: 'draft.edit'; values: Partial<Values> }
  /** What stands in empty fields until she types there: it came a moment later than the form. */
  | { type: 'draft.default'; values: Partial<Values> }
  /** What was typed before a reload, and what stood there then. */
  | { type: 'draft.restore'; typed: Partial<Values>; stood: Partial<Values> }
  /** She chooses a photo, or takes the choice back. */
  | { type: 'photo.choose'; photo: StoredPhoto | null }
  /** She presses the button that saves. */
  | { type: 'changes.save' }
  /** She lets go of what is in the form, and of what needs her decision. */
  | { type: 'changes.discard' }
  /** She leaves: what was only typed is gone. */
  | { type: 'draft.drop' }
  /** Of two versions she keeps the typed one … */
  | { type: 'conflict.keep' }
  /** … or takes the other. */
  | { type: 'conflict.accept' };

/** What the machine tells its surroundings. */
export type RowEditorEmitted<Row> =
  | NoticeEmitted
  /** The server holds this row now: show it everywhere. `isAll`: nothing more was typed meanwhile; `isNew`: it had no row. */
  | { type: 'row.saved'; row: Row | null; isAll: boolean; isNew: boolean }
  /** It waits on this device. */
  | { type: 'row.queued'; connected: boolean; withoutImage: boolean; isAll: boolean; isNew: boolean }
  /** Somebody else changed what she had not touched. */
  | { type: 'row.merged' }
  /** What waits under these ids is not wanted any more: the form says something else now. */
  | { type: 'edits.discarded'; ids: readonly string[] }
  /** A request failed; it may say something about the connection or the session. */
  | { type: 'request.failed'; error: unknown };

/**
 * The form of one row being changed: profile, event, whatever has fields and a version (R-128, R-134 to to
 * Nothing that was typed is lost, and nobody's words are overwritten unseen. The words are in
 * `row-editor.spec.md`.
 */
export function rowEditorMachine<Row extends Versioned, Values extends object, Changes extends object>(
  editable: EditableRow<Row, Values, Changes>,
) {
  type Context = RowContext<Row, Values, Changes>;
  type Event = RowEditorEvent<Row, Values, Changes>;
  type Outcome = SaveOutcome<Row, Changes>;
  const rules = rowRules(editable);

  /** What an event brings, if it is news: an answer that took its time must not turn the form back. */
  const newsOf = ({ row, theirs }: Context, event: Event): Row | null => {
    if (event.type !== 'row.arrived') return null;
    const known = theirs ?? row;
    return known === null || !isOlder(event.row, known) ? event.row : null;
  };
  const resolvesTo =
    (at: ResolvedAt) =>
    ({ context, event }: { context: Context; event: { output: Outcome } }): boolean =>
      rules.resolve(context, event.output).at === at;
  const outcomeOf = ({ event }: { event: { output: Outcome } }) => event.output;
  const takeAnswer = { type: 'takeAnswer', params: outcomeOf } as const;
  const tellQueued = { type: 'tellQueued', params: outcomeOf } as const;
  const happens = (happening: RowHappening) => ({ type: 'tell', params: happening }) as const;
  const errorOf = ({ event }: { event: { error: unknown } }) => event.error;
  const failed = ({ event }: { event: { error: unknown } }) =>
    ({ kind: 'failed', error: event.error }) as const;
  const begins = { type: 'begin', params: ({ event }: { event: { output: Row } }) => event.output } as const;

  const machineSetup = setup({
    types: {
      context: {} as Context & { readonly given: Row | null | undefined },
      events: {} as Event,
      emitted: {} as RowEditorEmitted<Row>,
      input: {} as RowEditorInput<Row, Values>,
      tags: {} as 'busy' | 'unsaved',
    },
    actors: {
      'row.read': missingActor<Row, void>('row.read'),
      /** Stores on this device first, then sends. */
      'row.save': missingActor<Outcome, SaveInput<Row, Changes>>('row.save'),
    },
    guards: {
      isGiven: ({ context }) => context.given !== undefined,
      arrivesColliding: ({ context, event }) => rules.collides(context, newsOf(context, event)),
      arrivesSaved: ({ context, event }) => {
        const row = newsOf(context, event);
        return row !== null && !rules.hasChanges(rules.settled(context, row));
      },
      hasChanges: ({ context }) => rules.hasChanges(context),
      agrees: ({ context }) => !rules.collides(context, context.theirs),
      isSettled: ({ context }) => !rules.hasChanges(context),
      isQueued: ({ context }) => !rules.hasChanges(context) && rules.isWaiting(context),
      isUnsettled: ({ context }) =>
        context.theirs !== null || rules.hasChanges(context) || rules.isWaiting(context),
      disagrees: ({ context }) => context.theirs !== null,
      isQueueChanged: ({ context, event }) =>
        event.type === 'edits.arrived' && !isSameQueue(event.edits, context.edits),
      canSave: ({ context }) => editable.isSendable(context.mine, context.row),
    },
    actions: {
      begin: assign(({ context }, row: Row) => rules.started(context, row)),
      beginGiven: assign(({ context }) => (context.given ? rules.started(context, context.given) : {})),
      follow: assign(({ context, event }) =>
        event.type === 'edits.arrived' ? rules.followed(context, event.edits) : {},
      ),
      settle: enqueueActions(({ context, event, enqueue }) => {
        const row = newsOf(context, event);
        if (!row) return;
        if (rules.merge(context, row).merged) {
          enqueue.emit({ type: 'row.merged' });
          // What changes while she types is told; what is only looked at just comes true.
          const notice = rules.hasChanges(context) ? editable.noticeOf({ kind: 'merged' }) : null;
          if (notice) enqueue.emit({ type: 'notice', notice });
        }
        enqueue.assign(rules.settled(context, row));
      }),
      collide: assign({ theirs: ({ context, event }) => newsOf(context, event) ?? context.theirs }),
      edit: assign(({ context, event }) => {
        if (event.type === 'draft.edit') return { mine: { ...context.mine, ...event.values } };
        return event.type === 'photo.choose' ? { photo: event.photo } : {};
      }),
      suggest: assign(({ context, event }) => {
        if (event.type !== 'draft.default') return {};
        const { base, stored, mine } = context;
        const isEmpty = editable.fields.every(
          (field) => !(field in event.values) || (!base[field] && !mine[field]),
        );
        const say = (values: Values) => ({ ...values, ...event.values });
        return isEmpty ? { base: say(base), stored: say(stored), mine: say(mine) } : {};
      }),
      restore: assign(({ context, event }) =>
        event.type === 'draft.restore' ? rules.restored(context, event.typed, event.stood) : {},
      ),
      drop: assign(({ context }) => rules.dropped(context)),
      discard: assign(({ context }) => rules.discarded(context)),
      decideMine: assign(({ context }) => rules.decided(context, 'mine')),
      decideTheirs: assign(({ context }) => rules.decided(context, 'theirs')),
      /** What waited says less than the form by now, or what nobody wants any more. */
      discardReplaced: enqueueActions(({ context: { edits, replacing }, enqueue }) => {
        if (!replacing) return;
        enqueue.emit({ type: 'edits.discarded', ids: edits.map(({ id }) => id) });
        enqueue.assign({ edits: [], replacing: false });
      }),
      takeAnswer: enqueueActions(({ context, enqueue }, outcome: Outcome) => {
        const { at, context: next } = rules.resolve(context, outcome);
        enqueue.assign(next);
        const { keptPhoto } = outcome;
        const notice = keptPhoto === undefined ? null : editable.noticeOf({ kind: 'photo-kept' });
        if (notice) enqueue.emit({ type: 'notice', notice });
        if (keptPhoto !== undefined) enqueue.emit({ type: 'request.failed', error: keptPhoto });
        const how = { isNew: context.row === null, isAll: !rules.hasChanges(next) };
        if (at === 'saved' || at === 'changed') enqueue.emit({ type: 'row.saved', row: next.row, ...how });
        if (outcome.type !== 'queued') return;
        const { connected, withoutImage = false } = outcome;
        enqueue.emit({ type: 'row.queued', connected, withoutImage, ...how });
      }),
      noteInFlight: assign({ inFlight: ({ context: { mine, photo } }) => ({ values: mine, photo }) }),
      forgetInFlight: assign({ inFlight: null }),
      tell: enqueueActions(({ enqueue }, happening: RowHappening) => {
        const notice = editable.noticeOf(happening);
        if (notice) enqueue.emit({ type: 'notice', notice });
      }),
      tellQueued: enqueueActions(({ enqueue }, outcome: Outcome) => {
        if (outcome.type !== 'queued') return;
        const notice = editable.noticeOf({ kind: 'queued', connected: outcome.connected });
        if (notice) enqueue.emit({ type: 'notice', notice });
      }),
      reportFailed: emit((_, error: unknown) => ({ type: 'request.failed' as const, error })),
    },
  });

  const follow = {
    guard: 'isQueueChanged',
    target: '#row-editor.opened.changed',
    actions: 'follow',
  } as const;
  const save = { guard: 'canSave', target: '#row-editor.saving' } as const;

  return machineSetup.createMachine({
    id: 'row-editor',
    context: ({ input: { blank, row } }) => ({
      given: row,
      row: null,
      base: blank,
      mine: blank,
      stored: blank,
      inFlight: null,
      photo: null,
      edits: [],
      unseen: [],
      replacing: false,
      theirs: null,
    }),
    initial: 'loading',
    states: {
      loading: {
        always: { guard: 'isGiven', target: 'opened', actions: 'beginGiven' },
        invoke: {
          id: 'load',
          src: 'row.read',
          onDone: { target: 'opened', actions: begins },
          onError: 'unreachable',
        },
        on: { 'edits.arrived': { actions: 'follow' } },
      },
      unreachable: {
        on: {
          'row.load': 'loading',
          'edits.arrived': { actions: 'follow' },
          'row.arrived': {
            target: 'opened',
            actions: { type: 'begin', params: ({ event }) => event.row },
          },
        },
      },
      opened: {
        initial: 'unchanged',
        on: {
          'edits.arrived': follow,
          'draft.edit': { target: '.changed', actions: 'edit' },
          'draft.default': { actions: 'suggest' },
          'draft.drop': { target: '.changed', actions: 'drop' },
          'draft.restore': { target: '.changed', actions: 'restore' },
          'photo.choose': { target: '.changed', actions: 'edit' },
          'row.arrived': [
            {
              guard: 'arrivesColliding',
              target: '.conflicted',
              actions: 'collide',
            },
            { target: '.changed', actions: 'settle' },
          ],
        },
        states: {
          unchanged: { always: { guard: 'isUnsettled', target: 'changed' } },
          changed: {
            tags: 'unsaved',
            // Wherever the form may have come back to what is stored, here it is seen.
            always: [
              { guard: 'disagrees', target: 'conflicted' },
              { guard: 'isQueued', target: 'queued' },
              { guard: 'isSettled', target: 'unchanged', actions: 'discardReplaced' },
            ],
            on: {
              'changes.save': save,
              'changes.discard': { target: 'changed', actions: 'discard' },
            },
          },
          saved: { on: { 'row.arrived': { actions: 'settle' } } },
          queued: {
            // She went on typing while it was stored.
            always: { guard: 'hasChanges', target: 'changed' },
          },
          conflicted: {
            tags: 'unsaved',
            // She typed the other's words, or her own again: nothing is left to decide.
            always: { guard: 'agrees', target: 'changed', actions: 'decideMine' },
            on: {
              'draft.edit': { actions: 'edit' },
              'photo.choose': { actions: 'edit' },
              'changes.discard': { target: 'changed', actions: 'discard' },
              'conflict.keep': { ...save, actions: 'decideMine' },
              'conflict.accept': { target: 'changed', actions: 'decideTheirs' },
              'row.arrived': { actions: 'collide' },
            },
          },
          failed: {
            tags: 'unsaved',
            on: {
              'changes.save': save,
              'changes.discard': { target: 'changed', actions: 'discard' },
              'row.arrived': [
                {
                  guard: 'arrivesColliding',
                  target: 'conflicted',
                  actions: 'collide',
                },
                { guard: 'arrivesSaved', target: 'changed', actions: 'settle' },
                { actions: 'settle' },
              ],
            },
          },
        },
      },
      saving: {
        tags: ['busy', 'unsaved'],
        entry: 'noteInFlight',
        // She may go on: what comes back never takes the place of what was typed or chosen meanwhile.
        on: { 'draft.edit': { actions: 'edit' }, 'photo.choose': { actions: 'edit' } },
        invoke: {
          id: 'save',
          src: 'row.save',
          input: ({ context }) => rules.saveInputOf(context),
          onDone: [
            {
              guard: resolvesTo('saved'),
              target: 'opened.saved',
              actions: [takeAnswer, 'discardReplaced', happens({ kind: 'saved' })],
            },
            {
              guard: resolvesTo('changed'),
              target: 'opened.changed',
              actions: [takeAnswer, happens({ kind: 'saved' })],
            },
            { guard: resolvesTo('queued'), target: 'opened.queued', actions: [takeAnswer, tellQueued] },
            {
              guard: resolvesTo('conflicted'),
              target: 'opened.conflicted',
              actions: [takeAnswer, happens({ kind: 'collided' })],
            },
            { guard: resolvesTo('again'), target: 'saving', reenter: true, actions: takeAnswer },
            {
              target: 'opened.failed',
              actions: [takeAnswer, happens({ kind: 'failed', error: new DataError('conflict') })],
            },
          ],
          onError: {
            target: 'opened.failed',
            actions: [
              'forgetInFlight',
              { type: 'tell', params: failed },
              { type: 'reportFailed', params: errorOf },
            ],
          },
        },
      },
    },
  });
}

/** The machine of an editor of such rows. */
export type RowEditorMachine<
  Row extends Versioned,
  Values extends object,
  Changes extends object,
> = ReturnType<typeof rowEditorMachine<Row, Values, Changes>>;
