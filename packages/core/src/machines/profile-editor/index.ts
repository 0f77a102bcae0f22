export { profileEditorMachine } from './profile-editor.machine.ts';
export {
  type Collision,
  chosenPhotoOf,
  collisionsOf,
  type EditorStatus,
  editorStatusOf,
  hasUnsavedChanges,
  isLoading,
  isRead,
  isSaving,
  isShownAhead,
  isUnreachable,
  queuedEditsOf,
  shownProfileOf,
  typedOf,
} from './profile-editor.selectors.ts';
export type * from './profile-editor.types.ts';
