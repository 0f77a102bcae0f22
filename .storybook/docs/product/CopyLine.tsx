import { useState } from 'react';
import { toId } from 'storybook/internal/csf';
import type { Place } from '../../../tests/tools/copy/places.ts';
import { pictureOf } from '../../atlas/addresses.ts';
import { FilledWords } from '../../atlas/FilledWords.tsx';
import { RequirementLines } from '../../atlas/RequirementLines.tsx';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import type { CopyRow } from './copy-rows.ts';
import { statesTelling } from './states-telling.ts';

/** A place with a picture of the first of its stories. */
function PlaceLine({ place: { title, stories, isSaid } }: { place: Place }) {
  const [first] = stories;
  if (!first) return null;
  return (
    <li>
      <img
        src={pictureOf(first.id, 'light', 'phone')}
        alt=""
        loading="lazy"
        onError={({ currentTarget }) => currentTarget.remove()}
      />
      <div>
        <strong>{title}</strong>
        <ul>
          {(isSaid ? stories : stories.slice(0, 1)).map(({ id, name }) => (
            <li key={id}>
              <StorybookLink entry={{ type: 'story', id }}>{name}</StorybookLink>
            </li>
          ))}
        </ul>
        {!isSaid && stories.length > 1 && (
          <span className="atlas-quiet">and {stories.length - 1} more of this component</span>
        )}
      </div>
    </li>
  );
}

function Places({ places, isShown }: Pick<CopyRow, 'places' | 'isShown'>) {
  const [isOpen, setOpen] = useState(false);
  if (places.length > 0 && places.every(({ stories }) => stories.length === 0))
    return <p className="atlas-quiet">{places.map(({ title }) => title).join(', ')}. No story shows it.</p>;
  if (places.length === 0)
    return (
      <p className="atlas-quiet">
        {isShown ? 'No story is near the code that shows it.' : 'No code shows it.'}
      </p>
    );
  return (
    <details className="listing-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {places
          .map(({ title }) => title)
          .slice(0, 3)
          .join(', ')}
        {places.length > 3 && ` and ${places.length - 3} more`}
      </summary>
      {isOpen && (
        <ul className="listing-places">
          {places.map((place) => (
            <PlaceLine key={place.title} place={place} />
          ))}
        </ul>
      )}
    </details>
  );
}

/** The requirements that a text answers, with their words on a press. */
function Answers({ ids }: { ids: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  if (ids.length === 0) return null;
  return (
    <details className="listing-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Answers {ids.join(', ')}</summary>
      {isOpen && <RequirementLines ids={ids} />}
    </details>
  );
}

/** Where in its flows a notice is told. */
function Telling({ notice }: { notice: string }) {
  const [isOpen, setOpen] = useState(false);
  const states = isOpen ? statesTelling(notice) : [];
  return (
    <details className="listing-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>When it is told</summary>
      {isOpen && states.length === 0 && <p>By no flow of the atlas: a page or a form tells it.</p>}
      <ul>
        {states.map(({ title, path, says }) => (
          <li key={`${title} ${path}`}>
            {says}{' '}
            <StorybookLink entry={{ type: 'docs', id: toId(`Atlas/${title}`, 'docs') }}>
              {title}
            </StorybookLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One text with everything that is known of it. */
export function CopyLine({ row: { entry, places, isShown } }: { row: CopyRow }) {
  return (
    <li className="listing-entry">
      <p className="listing-words">
        <FilledWords text={entry.text} />
      </p>
      <p className="atlas-quiet">
        <code>{entry.key}</code>
      </p>
      <Answers ids={entry.requirements} />
      {entry.room === 'Notices' && <Telling notice={entry.key.split('/')[1] ?? ''} />}
      <Places places={places} isShown={isShown} />
    </li>
  );
}
