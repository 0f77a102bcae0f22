export * from './profile-editor.machine.ts';
export * from './profile-editor.selectors.ts';
