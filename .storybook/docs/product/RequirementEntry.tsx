import type { Test } from '../../../tests/tools/trace/list-tests.ts';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import { type RequirementFacts, type Standing, textOf } from './requirement-facts.ts';

const words: Readonly<Record<Standing, string>> = {
  seen: 'Shown',
  walked: 'Tested in the whole app',
  tested: 'Tested',
  unproved: 'Neither shown nor tested',
};

/** The last groups of a title, without the file's own. */
const titleOf = ({ name }: Test) => name.replaceAll(' > ', ': ');

function Tests({ tests }: { tests: readonly Test[] }) {
  return (
    <details className="listing-more">
      <summary>{tests.length === 1 ? '1 test' : `${tests.length} tests`}</summary>
      <ul>
        {[...Map.groupBy(tests, ({ file }) => file)].map(([file, own]) => (
          <li key={file}>
            <code>{file}</code>
            <ul>
              {own.map((test) => (
                <li key={test.name}>{titleOf(test)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Stories({ stories }: Pick<RequirementFacts, 'stories'>) {
  return (
    <details className="listing-more">
      <summary>{stories.length === 1 ? '1 story' : `${stories.length} stories`}</summary>
      <ul>
        {stories.map(({ id, title, name }) => (
          <li key={id}>
            <StorybookLink entry={{ type: 'story', id }}>{name}</StorybookLink>{' '}
            <span className="atlas-quiet">{title}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One requirement or decision with everything behind it. */
export function RequirementEntry({ facts }: { facts: RequirementFacts }) {
  const { item, standing, stories, tests, whyUnseen } = facts;
  return (
    <li id={item.id} className="listing-entry">
      <div className="listing-entry-head">
        <h3>{item.id}</h3>
        <span className={`listing-standing listing-standing-${standing}`}>{words[standing]}</span>
      </div>
      <p>{textOf(item)}</p>
      {'resolution' in item && (
        <p>
          <strong>Decided:</strong> {item.resolution}
        </p>
      )}
      {whyUnseen !== undefined && <p className="atlas-quiet">{whyUnseen}</p>}
      {stories.length > 0 && <Stories stories={stories} />}
      {tests.length > 0 && <Tests tests={tests} />}
    </li>
  );
}
