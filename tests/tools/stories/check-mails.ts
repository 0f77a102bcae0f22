import type { Story } from './facts.ts';

/** What the check of mails looks at. */
export interface MailFacts {
  readonly stories: readonly Story[];
  /** The kinds of what is told by mail. */
  readonly kinds: readonly string[];
}

const TAG = 'mail:';

/** Every kind of mail that no story shows. */
export function checkMails({ stories, kinds }: MailFacts): string[] {
  const shown = new Set(stories.flatMap(({ tags }) => tags));
  return kinds
    .filter((kind) => !shown.has(TAG + kind))
    .map(
      (kind) =>
        `No story shows the mail '${kind}'. Write one in .storybook/mails/Mails.stories.tsx and give it the tag '${TAG}${kind}'.`,
    );
}
