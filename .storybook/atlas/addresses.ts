import { pictureName } from '../../tests/tools/visual/naming.ts';
import type { Theme, Width } from '../modes.ts';

/**
 * Opens a story or page in Storybook, from inside its frame. Storybook's own base target leaves the frame; `./` is
 * the manager around it.
 */
export const addressOf = (kind: 'story' | 'docs', id: string) => `./?path=/${kind}/${id}`;

/** The accepted picture of a story, as main.ts serves it. */
export const pictureOf = (id: string, theme: Theme, viewport: Width) =>
  `pictures/${pictureName(id, { theme, viewport })}`;
