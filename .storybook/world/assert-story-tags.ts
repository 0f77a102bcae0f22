import { NOTICES, type NoticeId } from '@sorella/core/notices/catalogue';
import type { NoticeDefinition } from '@sorella/core/notices/notice';
import { waitFor } from 'storybook/test';
import type { StoryWorld } from './world.ts';

const isNoticeId = (id: string): id is NoticeId => id in NOTICES;

/** A text of the catalogue as a pattern: whatever was filled in fits. */
const patternOf = (text: string) =>
  text
    .split(/\{\w+\}/)
    .map((part) =>
      part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`),
    )
    .join('.*');

function isOnScreen({ title, description }: NoticeDefinition): boolean {
  const text = document.body.textContent;
  return new RegExp(patternOf(title)).test(text) && new RegExp(patternOf(description), 's').test(text);
}

const rest = (tags: readonly string[], prefix: string) =>
  tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));

/**
 * Holds a story to what its tags say that it shows when it has ended: `state:<machine>.<state>` by the running
 * machines, `notice:<id>` by the words on the page.
 */
export async function assertStoryTags(tags: readonly string[], world: StoryWorld | undefined): Promise<void> {
  for (const state of rest(tags, 'state:')) {
    if (!world) throw new Error(`The tag 'state:${state}' needs a story in a world.`);
    await waitFor(() => {
      if (!world.machines.isIn(state))
        throw new Error(
          `The tag says that the story ends in '${state}', but the machines are in: ${world.machines.states().join(', ') || 'none'}.`,
        );
    });
  }
  for (const id of rest(tags, 'notice:')) {
    if (!isNoticeId(id)) throw new Error(`The tag 'notice:${id}' names no notice of the catalogue.`);
    await waitFor(() => {
      // A machine's notice is published; what only stands on the page would be there without it as well.
      const shown = world?.services.notices.getSnapshot().shown ?? [];
      if (tags.includes('walk') && !shown.some((notice) => notice.id === id))
        throw new Error(
          `The walk should end with notice '${id}', but the notices were: ${shown.map((notice) => notice.id).join(', ') || 'none'}.`,
        );
      if (!isOnScreen(NOTICES[id])) throw new Error(`The words of notice '${id}' are not on the page.`);
    });
  }
}
