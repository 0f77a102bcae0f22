import { screen } from 'storybook/test';

/**
 * Searches by text what is only read aloud too: a notice is said as one sentence, title and words, before it is seen.
 * Without it a search finds what is seen alone (preview.tsx).
 */
export const ALOUD = { ignore: false } as const;

/** The notice of a title, as it is read aloud. */
export const spoken = (title: string) => screen.findByText(new RegExp(`^${title}\\.`), ALOUD);
