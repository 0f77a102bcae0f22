export * from './row-editor.machine.ts';
export type {
  EditableRow,
  FieldOf,
  QueuedEdit,
  RowContext,
  RowHappening,
  SaveInput,
  SaveOutcome,
  Versioned,
} from './row-editor.rules.ts';
export { isSameQueue } from './row-editor.rules.ts';
export * from './row-editor.selectors.ts';
