import { useState } from 'react';
import { requiredWidths, type Theme } from '../modes.ts';
import { pictureOf } from './addresses.ts';
import { StorybookLink } from './StorybookLink.tsx';
import type { IndexEntry } from './story-index.ts';

function Picture({ id, theme }: { id: string; theme: Theme }) {
  const source = pictureOf(id, theme, 'phone');
  const [missing, setMissing] = useState<string>();
  if (missing === source) return <NoPicture reason="Not photographed yet." />;
  // The name beside it says what it shows.
  return (
    <img alt="" src={source} loading="lazy" width={360} height={780} onError={() => setMissing(source)} />
  );
}

function NoPicture({ reason }: { reason: string }) {
  return <span className="atlas-no-picture">{reason} Open the story to see it.</span>;
}

function StoryFrame({ story, theme }: { story: IndexEntry; theme: Theme }) {
  const photographed = story.tags.includes('visual');
  const alsoWide = photographed && requiredWidths(story.title).includes('desktop');
  return (
    <li>
      <StorybookLink className="atlas-story" entry={story}>
        <span className="atlas-picture">
          {photographed ? (
            <Picture id={story.id} theme={theme} />
          ) : (
            <NoPicture reason="This story is not photographed." />
          )}
        </span>
        <span className="atlas-story-name">{story.name}</span>
      </StorybookLink>
      <p className="atlas-quiet">
        {story.title.replaceAll('/', ' › ')}
        {alsoWide && (
          <>
            {' · '}
            <a
              href={pictureOf(story.id, 'light', 'desktop')}
              target="_blank"
              rel="noreferrer"
              aria-label={`On a desktop: ${story.name}`}
            >
              on a desktop
            </a>
          </>
        )}
      </p>
    </li>
  );
}

/** Stories as pictures in a row, the way a phone shows them; each opens the story. */
export function StoryShelf({ stories, theme }: { stories: readonly IndexEntry[]; theme: Theme }) {
  return (
    <ul className="atlas-shelf">
      {stories.map((story) => (
        <StoryFrame key={story.id} story={story} theme={theme} />
      ))}
    </ul>
  );
}
