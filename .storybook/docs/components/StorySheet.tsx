import { useState } from 'react';
import { pictureOf } from '../../atlas/addresses.ts';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import type { Theme } from '../../modes.ts';

interface Told {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

function Picture({ id, theme }: { id: string; theme: Theme }) {
  const source = pictureOf(id, theme, 'phone');
  const [missing, setMissing] = useState<string>();
  if (missing === source) return null;
  // The name beside it says what it shows.
  return <img alt="" src={source} loading="lazy" onError={() => setMissing(source)} />;
}

/** Every story of the component by its accepted picture, in the theme of the page; each opens the story. */
export function StorySheet({
  heading,
  stories,
  theme,
}: {
  heading: string;
  stories: readonly Told[];
  theme: Theme;
}) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="component-docs-sheet">
        {stories.map((story) => (
          <li key={story.id}>
            <StorybookLink className="component-docs-story" entry={{ ...story, type: 'story' }}>
              <span className="component-docs-picture">
                {story.tags.includes('visual') ? <Picture id={story.id} theme={theme} /> : null}
              </span>
              <span>{story.name}</span>
            </StorybookLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
