import { typedIn, wordsIn } from '@sorella/core/editing';
import { type QueuedEditsOf, queuedEditsOf } from '@sorella/core/editing/queued-edits';
import {
  type EditableRow,
  isOpen,
  isSameQueue,
  isSaving,
  type QueuedEdit,
  type RowEditorEmitted,
  type RowEditorEvent,
  type RowSnapshot,
  type Versioned,
} from '@sorella/core/machines/row-editor';
import { sessionOf } from '@sorella/core/machines/session';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import type { AppServices } from '../../runtime/app-services.ts';
import { readTabDraft, stoodOf } from './tab-drafts.ts';
import { useTabDraft } from './use-tab-draft.ts';

/** A row editor's machine, as pages work with it. */
export interface RowEditorActor<Row, Values, Changes> {
  getSnapshot(): RowSnapshot<Row, Values, Changes> | undefined;
  subscribe(listener: () => void): () => void;
  listen(listener: (emitted: RowEditorEmitted<Row>) => void): () => void;
  start(): void;
  send(event: RowEditorEvent<Row, Values, Changes>): void;
}

/** Which row is edited, and where it is found. */
export interface EditedRow<Row extends Versioned, Values extends object, Changes extends object> {
  readonly editor: RowEditorActor<Row, Values, Changes>;
  readonly row: EditableRow<Row, Values, Changes> & QueuedEditsOf<Changes>;
  /** Whose edits they are. */
  readonly userId: string;
  /** The row's name in the outbox. */
  readonly entity: string;
  /** What stands there now; what it answers is shown everywhere. */
  read(): Promise<Row>;
  /** The row as the page has read it last. */
  readonly latest: Row | undefined;
  /** Under which name what is typed is kept in the tab. */
  readonly draft: string;
}

type Followed<Row extends Versioned, Values extends object, Changes extends object> = Pick<
  EditedRow<Row, Values, Changes>,
  'editor' | 'row' | 'userId' | 'entity' | 'read'
>;

/** Tells a form which of her edits wait, and goes on doing so. */
function followQueue<Row extends Versioned, Values extends object, Changes extends object>(
  { offline, session }: AppServices,
  { editor, row, userId, entity, read }: Followed<Row, Values, Changes>,
) {
  /** What the form gave up, on its way out of the queue. */
  const discarded = new Set<string>();
  let asked = '';
  let left = false;

  const pendingEdits = (): QueuedEdit<Changes>[] | null => {
    const snapshot = offline.getSnapshot();
    const account = session.getSnapshot();
    // The queue of whoever is signed in is shown: without anybody it is no news that nothing waits.
    if (left || !snapshot || !account || sessionOf(account)?.userId !== userId) return null;
    return queuedEditsOf(row, snapshot.entries, entity).filter(({ id }) => !discarded.has(id));
  };
  const tell = (edits = pendingEdits()) => {
    asked = '';
    const now = editor.getSnapshot();
    if (!edits || (now && (isSaving(now) || isSameQueue(now.context.edits, edits)))) return;
    editor.send({ type: 'edits.arrived', edits });
  };

  const onQueueChange = () => {
    const now = editor.getSnapshot();
    const edits = pendingEdits();
    if (!edits || (now && isSaving(now))) return;
    const known = now?.context.edits ?? [];
    const gone = known.flatMap(({ id }) => (edits.some((edit) => edit.id === id) ? [] : id)).join();
    if (gone === '') tell(edits);
    if (gone === asked || gone === '') return;
    // Sent or given up: only the row can tell. Its words come first, or the form would go back to older ones for a moment.
    asked = gone;
    read().then(
      (newest) => {
        if (left || asked !== gone) return;
        const then = editor.getSnapshot();
        if (then && !isSaving(then)) editor.send({ type: 'row.arrived', row: newest });
        tell();
      },
      () => {
        if (asked === gone) tell();
      },
    );
  };

  const discard = (ids: readonly string[]) => {
    for (const id of ids) discarded.add(id);
    void offline.load().then(
      async ({ outbox }) => {
        await Promise.allSettled(ids.map((id) => outbox.discard(id)));
        // What cannot be given up stays where it is, for her to see.
        for (const id of ids) discarded.delete(id);
        onQueueChange();
      },
      () => undefined,
    );
  };

  const stops = [
    offline.subscribe(onQueueChange),
    editor.subscribe(onQueueChange),
    editor.listen((emitted) => {
      if (emitted.type === 'edits.discarded') discard(emitted.ids);
    }),
  ];
  onQueueChange();
  return () => {
    left = true;
    for (const stop of stops) stop();
  };
}

/**
 * A form joined to all that its row comes from: what was read of it, her edits that lie on this device by whatever hand
 * they change, and what was typed in this tab before a reload. Undefined until it can be drawn.
 */
export function useRowEditor<Row extends Versioned, Values extends object, Changes extends object>(
  { editor, row, userId, entity, read, latest, draft }: EditedRow<Row, Values, Changes>,
  onEmitted: (emitted: RowEditorEmitted<Row>) => void,
): RowSnapshot<Row, Values, Changes> | undefined {
  const services = useAppServices();
  const snapshot = useSyncExternalStore(editor.subscribe, editor.getSnapshot, () => undefined);
  const readNow = useEffectEvent(read);
  const hear = useEffectEvent(onEmitted);
  useEffect(() => editor.listen((emitted) => hear(emitted)), [editor]);
  useEffect(
    () => followQueue(services, { editor, row, userId, entity, read: () => readNow() }),
    [services, editor, row, userId, entity],
  );
  useEffect(() => editor.start(), [editor]);

  // What was typed before a reload, such as that of a phone which needed the room.
  const isThere = snapshot !== undefined && isOpen(snapshot);
  const stoodThere = stoodOf(draft);
  const [kept] = useState(() => ({ typed: readTabDraft(draft), stood: readTabDraft(stoodThere) }));
  const isRestored = useRef(false);
  useEffect(() => {
    if (!isThere || isRestored.current) return;
    isRestored.current = true;
    const given = (words: object) => {
      const found: Partial<Values> = {};
      for (const field of row.fields) if (field in words) found[field] = Reflect.get(words, field);
      return found;
    };
    if (Object.keys(kept.typed).length > 0)
      editor.send({ type: 'draft.restore', typed: given(kept.typed), stood: given(kept.stood) });
  }, [editor, row, isThere, kept]);
  const typed = isThere ? typedIn(snapshot.context.mine, snapshot.context.stored) : null;
  useTabDraft(draft, typed);
  useTabDraft(stoodThere, typed && isThere ? wordsIn(snapshot.context.stored, Object.keys(typed)) : null);

  // While a save is under way the answer comes first; what was read meanwhile is looked at after it.
  const canHear = isThere && !isSaving(snapshot);
  const isUnread = snapshot !== undefined && snapshot.value === 'unreachable';
  useEffect(() => {
    if (latest && (canHear || isUnread)) editor.send({ type: 'row.arrived', row: latest });
  }, [editor, latest, canHear, isUnread]);
  return snapshot;
}
