import { uses } from 'virtual:component-uses';
import { useState } from 'react';
import { SearchField } from '../../../packages/ui/src/primitives/SearchField.tsx';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { useIndex } from '../../atlas/use-index.ts';
import { useTheme } from '../../atlas/use-theme.ts';
import { roomsOf, search } from './all-components.ts';
import { ComponentLink } from './ComponentLink.tsx';
import './all-components.css';

/** Every component with what it is for: where to look when one does not know its name. */
export function AllComponents() {
  useTheme();
  const index = useIndex();
  const [words, setWords] = useState('');
  const entries = index.state === 'read' ? index.entries : [];
  const rooms = roomsOf(
    uses,
    entries.map(({ title }) => title),
  );
  const found = search(rooms, words);
  const count = (in_: typeof rooms) => in_.reduce((sum, { components }) => sum + components.length, 0);
  return (
    <AtlasFrame
      title="Components"
      className="all-components"
      lead="Find the right one. Each page says when another is the better choice."
    >
      <div className="all-components-search">
        <SearchField
          label="Search by name or purpose"
          value={words}
          onValueChange={setWords}
          placeholder="choice, window, table"
        />
        <p role="status">
          {index.state === 'failed' ? 'The list cannot be read. Reload the page.' : null}
          {index.state === 'read' && found.length === 0
            ? 'No component matches these words. Try what it is for: choose, tell, list.'
            : null}
          {found.length > 0 ? `${count(found)} of ${count(rooms)}` : null}
        </p>
      </div>
      {found.map(({ name, components }) => (
        <section key={name}>
          <h2>{name}</h2>
          <dl>
            {components.map((component) => (
              <div key={component.name}>
                <dt>
                  <ComponentLink name={component.name} />
                </dt>
                <dd>
                  {component.purpose}
                  {component.parts.length > 0 ? (
                    <span className="all-components-parts"> With {component.parts.join(', ')}.</span>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </AtlasFrame>
  );
}
