import { type Story, tagged } from './facts.ts';

/** A notice that code can emit, and which code. */
export interface EmittedNotice {
  readonly id: string;
  /** A machine, or a file. */
  readonly by: string;
  /** The model that should lead to it and does not: a machine's rules name it, and no sample reaches it. */
  readonly unreachedBy?: string;
}

/** What the check of notices looks at. */
export interface NoticeFacts {
  readonly stories: readonly Story[];
  /** Ids of the catalogue's notices, by subject. */
  readonly catalogue: Readonly<Record<string, readonly string[]>>;
  readonly emitted: readonly EmittedNotice[];
}

/** Rooms whose stories show a notice as people meet it. */
const REAL = new Set(['features', 'screens']);

/** Every subject without its page of texts, every notice that is emitted and never shown, every tag that names none. */
export function checkNotices({ stories, catalogue, emitted }: NoticeFacts): string[] {
  const subjects = new Set(stories.flatMap((story) => tagged(story, 'notices')));
  const ids = new Set(Object.values(catalogue).flat());
  const shown = new Set(
    stories.filter(({ room }) => REAL.has(room)).flatMap((story) => tagged(story, 'notice')),
  );

  const unread = Object.keys(catalogue)
    .filter((subject) => !subjects.has(subject))
    .map(
      (subject) =>
        `No story shows the notices about '${subject}'. Add it to packages/ui/src/notices/catalogue.stories.tsx with the tag 'notices:${subject}'.`,
    );
  const unshown = Map.groupBy(
    emitted.filter(({ id }) => !shown.has(id)),
    ({ id }) => id,
  );
  const unseen = [...unshown].map(([id, by]) => {
    const who = [...new Set(by.map((source) => source.by))].join(' and ');
    const models = [...new Set(by.flatMap(({ unreachedBy }) => unreachedBy ?? []))].join(' and ');
    const remedy = models
      ? `Add a sample to ${models} that leads to '${id}', then a walk with the tag 'notice:${id}'.`
      : `Write one and give it the tag 'notice:${id}'.`;
    return `No story of a flow or a screen ends with the notice '${id}', which ${who} can emit. ${remedy}`;
  });
  const wrong = stories.flatMap((story) => [
    ...tagged(story, 'notice')
      .filter((id) => !ids.has(id))
      .map(
        (id) =>
          `${story.file}: '${story.id}' has the tag 'notice:${id}', but the catalogue has no such notice.`,
      ),
    ...tagged(story, 'notices')
      .filter((subject) => !(subject in catalogue))
      .map(
        (subject) =>
          `${story.file}: '${story.id}' has the tag 'notices:${subject}', but the catalogue has no such subject.`,
      ),
  ]);
  return [...unread, ...unseen, ...wrong];
}
