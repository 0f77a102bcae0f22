export * from './profile-editor.machine.ts';
export type {
  InFlightProfile,
  ProfileChanges,
  ProfileDraft,
  ProfileEditorContext,
  ProfileEditorEvent,
  ProfileField,
  ProfileVersion,
  SaveInput,
  SaveOutcome,
} from './profile-editor.rules.ts';
export * from './profile-editor.selectors.ts';
