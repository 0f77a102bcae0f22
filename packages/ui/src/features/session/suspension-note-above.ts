import { lazyComponent } from '../../primitives/lazy-component.tsx';

/** What a suspended member reads above every page but her profile, which says it itself. */
export const SuspensionNoteAbove = lazyComponent(
  async () => (await import('./SuspensionNote.tsx')).SuspensionNoteAbove,
);
