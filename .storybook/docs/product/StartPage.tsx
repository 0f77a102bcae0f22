import type { ReactNode } from 'react';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import { StoryPicture } from '../../atlas/StoryPicture.tsx';
import { useIndex } from '../../atlas/use-index.ts';
import { useTheme } from '../../atlas/use-theme.ts';
import { ProductSearch } from './ProductSearch.tsx';
import { stripGroups } from './strips/strips.ts';
import './walks.css';

interface Door {
  type: 'docs' | 'story';
  id: string;
  hash?: string;
  title: string;
  says: ReactNode;
}

const doors: readonly Door[] = [
  {
    type: 'docs',
    id: 'atlas-overview--docs',
    title: 'Atlas',
    says: 'Every state a person can be in: what it means, how she gets there, and what she is told.',
  },
  {
    type: 'docs',
    id: 'product-requirements--docs',
    title: 'Requirements',
    says: 'Everything the product must do, and the pictures and tests that prove it.',
  },
  {
    type: 'docs',
    id: 'product-requirements--docs',
    hash: 'standing=unseen',
    title: 'Not shown anywhere',
    says: 'The requirements that no picture shows, each with the reason.',
  },
  {
    type: 'docs',
    id: 'product-copy-deck--docs',
    title: 'Copy deck',
    says: 'Every text that people read, with where it appears.',
  },
  {
    type: 'story',
    id: 'sandbox--maya',
    title: 'Sandbox',
    says: 'The whole app on this page: press whatever you like.',
  },
];

/** Where product staff begin: the journeys first, then everything else that is kept of the product. */
export function StartPage() {
  const theme = useTheme();
  const index = useIndex();
  const known = new Set(index.state === 'read' ? index.entries.map(({ id }) => id) : []);
  return (
    <AtlasFrame
      className="walks"
      title="Walk through the product"
      lead="What people come to do, every state they can see, and every word they read. Choose a journey."
    >
      <ProductSearch entries={index.state === 'read' ? index.entries : []} />
      <ul className="start-doors">
        {doors
          .filter(({ id }) => known.has(id))
          .map(({ type, id, hash, title, says }) => (
            <li key={title}>
              <StorybookLink
                className="start-door"
                entry={{ type, id }}
                {...(hash !== undefined && { hash })}
              >
                <strong>{title}</strong>
                <span>{says}</span>
              </StorybookLink>
            </li>
          ))}
      </ul>
      {stripGroups.map((group) => (
        <section key={group.title} className="start-group">
          <h2>{group.title}</h2>
          <ul className="start-strips">
            {group.strips.map(({ id, title, steps }) => (
              <li key={id}>
                <StorybookLink
                  className="start-strip"
                  entry={{ type: 'docs', id: 'product-film-strips--docs' }}
                  hash={`strip=${id}`}
                >
                  <span className="start-film">
                    {steps.slice(0, 3).map(({ story }) => (
                      <StoryPicture key={story} story={story} look={{ theme, width: 'phone' }} />
                    ))}
                  </span>
                  <strong>{title}</strong>
                  <span className="atlas-quiet">{steps.length} steps</span>
                </StorybookLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </AtlasFrame>
  );
}
