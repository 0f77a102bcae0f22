import { useState } from 'react';
import type { Place } from '../../../tests/tools/copy/places.ts';
import { pictureOf } from '../../atlas/addresses.ts';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import { useThemeOf } from '../../atlas/use-theme.ts';
import type { CopyRow } from './copy-rows.ts';

/** A text with what is filled in set off. */
function Words({ text }: { text: string }) {
  return (
    <p className="product-words">
      {text.split(/(\{\w+\})/).map((part, index) =>
        // The parts of one text never change their order.
        index % 2 === 1 ? <code key={index}>{part}</code> : part,
      )}
    </p>
  );
}

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

function Places({ places }: { places: readonly Place[] }) {
  const [isOpen, setOpen] = useState(false);
  if (places.length === 0) return <p className="atlas-quiet">No story is near the code that shows it.</p>;
  return (
    <details className="product-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {places
          .map(({ title }) => title)
          .slice(0, 3)
          .join(', ')}
        {places.length > 3 && ` and ${places.length - 3} more`}
      </summary>
      {isOpen && (
        <ul className="product-places">
          {places.map((place) => (
            <PlaceLine key={place.title} place={place} />
          ))}
        </ul>
      )}
    </details>
  );
}

/** One text with everything that is known of it. */
export function CopyLine({ row: { entry, places } }: { row: CopyRow }) {
  return (
    <li className="product-entry">
      <Words text={entry.text} />
      <p className="atlas-quiet">
        <code>{entry.key}</code> {entry.requirements.join(', ')}
      </p>
      <Places places={places} />
    </li>
  );
}
