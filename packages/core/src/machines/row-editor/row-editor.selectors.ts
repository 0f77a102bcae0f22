import type { StoredPhoto } from '../../domain/sign-up/sign-up-data.ts';
import { needsDecision, type QueuedEdit, type RowContext } from './row-editor.rules.ts';

/** A snapshot of an editor's machine, as far as pages look at it. */
export interface RowSnapshot<Row, Values, Changes> {
  readonly value: unknown;
  readonly context: RowContext<Row, Values, Changes>;
}
interface AnySnapshot {
  readonly value: unknown;
  readonly context: {
    readonly edits: readonly Pick<QueuedEdit<unknown>, 'state'>[];
    readonly photo: StoredPhoto | null;
  };
}

/**
 * Where the form stands, for the words beside its button. `undecided`: an edit lies on this device that goes on only
 * once she has decided about it, in the list of what waits.
 */
export type EditorStatus =
  | 'unchanged'
  | 'changed'
  | 'saving'
  | 'saved'
  | 'queued'
  | 'undecided'
  | 'conflicted'
  | 'failed';

const STATUSES = ['changed', 'saved', 'queued', 'conflicted', 'failed'] as const;
const AT_REST: ReadonlySet<string> = new Set(['unchanged', 'saved', 'queued']);

const openedAs = ({ value }: AnySnapshot): string =>
  typeof value === 'object' && value !== null ? String(Reflect.get(value, 'opened')) : '';

/** Nothing has been read yet. */
export const isLoading = ({ value }: AnySnapshot): boolean => value === 'loading';

/** The row could not be read: offer to try again. */
export const isUnreachable = ({ value }: AnySnapshot): boolean => value === 'unreachable';

/** A save is under way. */
export const isSaving = ({ value }: AnySnapshot): boolean => value === 'saving';

/** Whether there is a form: the row was read, or there is none yet. */
export const isOpen = (snapshot: AnySnapshot): boolean => !isLoading(snapshot) && !isUnreachable(snapshot);

/** The photo that is chosen and not stored yet. */
export const chosenPhotoOf = ({ context }: AnySnapshot): StoredPhoto | null => context.photo;

/** Where the form stands. */
export function editorStatusOf(snapshot: AnySnapshot): EditorStatus {
  if (isSaving(snapshot)) return 'saving';
  const at = openedAs(snapshot);
  if (AT_REST.has(at) && needsDecision(snapshot.context.edits)) return 'undecided';
  return STATUSES.find((status) => status === at) ?? 'unchanged';
}

/** Whether something in the form is neither stored on the server nor safe on this device. */
export const hasUnsaved = (snapshot: AnySnapshot): boolean =>
  isSaving(snapshot) || ['changed', 'conflicted', 'failed'].includes(openedAs(snapshot));
