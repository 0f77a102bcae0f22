import { rowEditorMachine } from '../machines/row-editor/row-editor.machine.ts';
import {
  type EditableRow,
  type QueuedEdit,
  rowRules,
  type SaveOutcome,
} from '../machines/row-editor/row-editor.rules.ts';
import { editorStatusOf, hasUnsaved, isOpen, isSaving } from '../machines/row-editor/row-editor.selectors.ts';
import { begin, type Step } from '../machines/testing/pure.ts';
import { createRandom } from '../offline/testing/random.ts';

const FIELDS = ['title', 'place'] as const;
type Field = (typeof FIELDS)[number];
interface Row {
  readonly updatedAt: string;
  readonly title: string;
  readonly place: string;
}
type Values = Pick<Row, Field>;
type Changes = Partial<Values>;

/** The smallest row that has all the rules. */
const plain: EditableRow<Row, Values, Changes> = {
  fields: FIELDS,
  valuesOf: ({ title, place }) => ({ title, place }),
  meaning: (_, typed) => typed,
  changesBetween: (from, to) =>
    Object.fromEntries(FIELDS.flatMap((field) => (from[field] === to[field] ? [] : [[field, to[field]]]))),
  withChanges: (row, changes) => ({ ...row, ...changes }),
  said: (row, theirs) => ({ ...row, ...theirs }),
  says: (row, changes) => FIELDS.every((field) => !(field in changes) || changes[field] === row[field]),
  writes: (changes, field) => field in changes,
  untyped: () => ({}),
  isSendable: () => true,
  noticeOf: () => null,
};
const machine = rowEditorMachine(plain);
const { collisionsOf } = rowRules(plain);

type Machine = typeof machine;
/** One open page: its form, what she let go of there, and what she has seen there of each field. */
interface Tab {
  step: Step<Machine>;
  readonly seen: Readonly<Record<Field, Set<string>>>;
}

const FIRST: Row = { updatedAt: versionOf(0), title: 'first title', place: 'first place' };

function versionOf(number: number): string {
  return new Date(Date.UTC(2026, 10, 21) + number * 1_000).toISOString().replace('Z', '+00:00');
}

/** What happened in a life, and the sentences that say which promise was broken. */
export interface Life {
  readonly log: readonly string[];
  readonly broken: readonly string[];
}

/**
 * One random life of a row in two tabs, over one queue and one server, with somebody else who writes too. The queue keeps
 * what the outbox promises (edits of one row in order, each held against the version that it was made of), its laws have
 * tests of their own. `steps` is how long it lives.
 */
export function liveForms(
  seed: number,
  steps = 24,
  rules: { readonly machine: Machine } = { machine },
): Life {
  const { below, chance } = createRandom(seed);
  const log: string[] = [];
  const broken: string[] = [];
  let words = 0;
  let ids = 0;
  let versions = 0;
  let online = true;
  let row = FIRST;
  /** Who wrote what stands in a field, and over which word of somebody else nobody may write unseen. */
  const foreign: Record<Field, string | null> = { title: null, place: null };
  let queue: QueuedEdit<Changes>[] = [];
  /** In which tab an edit was made. */
  const makers = new Map<string, Tab>();

  const look = (tab: Tab) => {
    const { context } = tab.step.snapshot;
    for (const field of FIELDS) {
      tab.seen[field].add(context.base[field]);
      tab.seen[field].add(context.mine[field]);
    }
    for (const { field, theirs } of collisionsOf(context)) tab.seen[field].add(theirs);
  };
  /** Sends an event to a form. Whatever happens by another hand leaves alone what she typed and has not saved. */
  const tell = (tab: Tab, does: (step: Step<Machine>) => Step<Machine>, isHers = false) => {
    const { context: before } = tab.step.snapshot;
    tab.step = does(tab.step);
    const { context: after } = tab.step.snapshot;
    look(tab);
    if (isHers || !isOpen(tab.step.snapshot)) return;
    // What the row says, or what lies in the queue, is found there, and followed.
    const isTyped = (field: Field) =>
      before.mine[field] !== before.stored[field] &&
      before.mine[field] !== before.row?.[field] &&
      before.edits.every(({ changes }) => changes[field] !== before.mine[field]);
    for (const field of FIELDS)
      if (isTyped(field) && after.mine[field] !== before.mine[field])
        broken.push(`lost: '${before.mine[field]}' became '${after.mine[field]}'`);
  };

  const apply = (changes: Changes, maker: Tab | undefined) => {
    for (const field of FIELDS) {
      const word = changes[field];
      if (word === undefined) continue;
      const over = foreign[field];
      if (maker && over !== null && over !== word && !maker.seen[field].has(over))
        broken.push(`unseen: '${word}' was written over '${over}'`);
      foreign[field] = maker ? null : word;
    }
    versions += 1;
    row = { ...row, ...changes, updatedAt: versionOf(versions) };
  };
  const settle = (id: string, base: string | null) => {
    queue = queue.flatMap((edit) => {
      if (edit.id === id) return [];
      return edit.base === base ? { ...edit, base: row.updatedAt } : edit;
    });
  };
  /** What waits is sent, in order, until one needs her decision. */
  const sync = () => {
    for (const edit of queue) {
      if (edit.state !== 'waiting') return;
      const now = queue.find(({ id }) => id === edit.id);
      if (!now) continue;
      if (now.base !== row.updatedAt) {
        const newer = { updatedAt: row.updatedAt, says: row };
        queue = queue.map((each) => (each.id === now.id ? { ...each, state: 'conflict', newer } : each));
        return;
      }
      apply(now.changes, makers.get(now.id));
      settle(now.id, now.base);
    }
  };

  const answer = (tab: Tab): SaveOutcome<Row, Changes> => {
    const input = rowRules(plain).saveInputOf({
      ...tab.step.snapshot.context,
      mine: tab.step.snapshot.context.inFlight?.values ?? tab.step.snapshot.context.mine,
    });
    ids += 1;
    const id = `edit-${ids}`;
    makers.set(id, tab);
    const { changes } = input;
    const base = input.base?.updatedAt ?? null;
    const edit: QueuedEdit<Changes> = { id, changes, base, state: 'waiting', newer: null };
    queue = [...queue.filter((each) => !input.replaces.includes(each.id)), edit];
    if (online) sync();
    const left = queue.find((each) => each.id === id);
    log.push(`  ${id} of ${JSON.stringify(changes)} is ${left?.state ?? 'applied'}`);
    if (!left)
      return { type: 'applied', row: { ...FIRST, ...input.base, ...changes, updatedAt: row.updatedAt } };
    if (left.state === 'conflict') return { type: 'conflict', id, row, changes };
    return { type: 'queued', id, changes, connected: online };
  };

  /** What the queue says by now, the row first where some of it is gone. */
  const follow = (tab: Tab) => {
    const known = tab.step.snapshot.context.edits;
    if (isSaving(tab.step.snapshot)) return;
    const isGone = known.some(({ id }) => queue.every((edit) => edit.id !== id));
    const emitted: string[] = [];
    if (isGone && online) tell(tab, (step) => step.send({ type: 'row.arrived', row }));
    tell(tab, (step) => {
      const next = step.send({ type: 'edits.arrived', edits: queue });
      emitted.push(...next.emitted);
      return next;
    });
  };
  const read = (tab: Tab) => {
    if (online && !isSaving(tab.step.snapshot)) tell(tab, (step) => step.send({ type: 'row.arrived', row }));
  };
  /** What she lets go of in the form goes from the queue as well. */
  const decide = (tab: Tab, type: 'conflict.keep' | 'conflict.accept' | 'changes.discard' | 'draft.drop') => {
    const known = new Set(tab.step.snapshot.context.edits.map(({ id }) => id));
    tell(tab, (step) => step.send({ type }), true);
    if (tab.step.emitted.includes('edits.discarded')) queue = queue.filter(({ id }) => !known.has(id));
  };
  const open = (from?: Tab): Tab => {
    const seen = { title: new Set<string>(), place: new Set<string>() };
    const tab: Tab = {
      step: begin(rules.machine, { blank: { title: '', place: '' } }),
      seen: from?.seen ?? seen,
    };
    tab.step = tab.step.send({ type: 'edits.arrived', edits: queue }).done('load', row);
    if (from) {
      const { mine, stored } = from.step.snapshot.context;
      const typed = FIELDS.filter((field) => mine[field] !== stored[field]);
      const pick = (values: Values) => Object.fromEntries(typed.map((field) => [field, values[field]]));
      tab.step = tab.step.send({ type: 'draft.restore', typed: pick(mine), stood: pick(stored) });
      for (const field of typed)
        if (tab.step.snapshot.context.mine[field] !== mine[field])
          broken.push(`lost: '${mine[field]}' with a reload`);
    }
    look(tab);
    return tab;
  };

  const tabs = [open(), open()];
  const happen = () => {
    const at = below(tabs.length);
    const tab = tabs[at];
    if (!tab) return;
    const { snapshot } = tab.step;
    const field = chance(0.7) ? 'title' : 'place';
    const say = (what: string) => log.push(`tab ${at}: ${what}`);
    if (isSaving(snapshot) && chance(0.6)) {
      say('is answered');
      const outcome = answer(tab);
      tell(tab, (step) => step.done('save', outcome));
      return;
    }
    switch (below(9)) {
      case 0:
      case 1: {
        words += 1;
        const value = chance(0.15) ? row[field] : `hers ${words}`;
        say(`types '${value}' into ${field}`);
        tell(tab, (step) => step.send({ type: 'draft.edit', values: { [field]: value } }), true);
        return;
      }
      case 2:
      case 3:
        say('saves');
        tell(tab, (step) => step.send({ type: 'changes.save' }));
        return;
      case 4:
        words += 1;
        log.push(`somebody else writes 'theirs ${words}' into ${field}`);
        apply({ [field]: `theirs ${words}` }, undefined);
        return;
      case 5:
        online = !online;
        log.push(online ? 'the network is back' : 'the network is gone');
        if (online) sync();
        return;
      case 6:
        say('hears of the queue, or reads the row');
        if (chance(0.5)) follow(tab);
        else read(tab);
        return;
      case 7: {
        if (!['conflicted', 'changed', 'failed'].includes(editorStatusOf(snapshot))) return;
        const kinds = ['conflict.keep', 'conflict.accept', 'changes.discard', 'draft.drop'] as const;
        const kind = kinds[below(kinds.length)] ?? 'conflict.keep';
        say(kind);
        decide(tab, kind);
        return;
      }
      default:
        if (!online || isSaving(snapshot)) return;
        say('is loaded anew');
        tabs[at] = open(tab);
    }
  };
  for (let step = 0; step < steps && broken.length === 0; step += 1) happen();

  // In the end everything is sent that can be, and everybody has heard of it.
  online = true;
  for (let round = 0; round < 6; round += 1) {
    for (const tab of tabs)
      if (isSaving(tab.step.snapshot)) tell(tab, (step) => step.done('save', answer(tab)));
    sync();
    for (const tab of tabs) follow(tab);
    for (const tab of tabs) read(tab);
  }
  for (const tab of tabs) {
    const { snapshot } = tab.step;
    const isAtRest = !hasUnsaved(snapshot) && queue.length === 0;
    for (const field of FIELDS)
      if (isAtRest && snapshot.context.mine[field] !== row[field])
        broken.push(
          `untrue: at rest the form says '${snapshot.context.mine[field]}', the row '${row[field]}'`,
        );
  }
  return { log, broken };
}
