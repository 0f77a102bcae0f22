import { tests } from 'virtual:traced-tests';
import { type ReactNode, useMemo } from 'react';
import { Field } from '../../../packages/ui/src/primitives/Field.tsx';
import { SearchField } from '../../../packages/ui/src/primitives/SearchField.tsx';
import { Select } from '../../../packages/ui/src/primitives/Select.tsx';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { useIndex } from '../../atlas/use-index.ts';
import { usePageHash } from '../../atlas/use-page-hash.ts';
import { useTheme } from '../../atlas/use-theme.ts';
import { FoldedSection } from './FoldedSection.tsx';
import { RequirementEntry } from './RequirementEntry.tsx';
import { isWanted, type RequirementFacts, requirementFacts, type Wanted } from './requirement-facts.ts';
import './listing.css';

/** Shown unfolded when there are no more than these. */
const FEW = 60;

const standings = [
  { value: '', label: 'All' },
  { value: 'unseen', label: 'Not shown anywhere' },
  { value: 'seen', label: 'Shown' },
  { value: 'walked', label: 'Not shown, tested in the whole app' },
  { value: 'tested', label: 'Not shown, tested' },
  { value: 'unproved', label: 'Neither shown nor tested' },
] as const;

const isStanding = (value: string): value is Wanted['standing'] =>
  standings.some((standing) => standing.value === value);

function Sums({ all }: { all: readonly RequirementFacts[] }) {
  const count = (...wanted: string[]) => all.filter(({ standing }) => wanted.includes(standing)).length;
  const sums = [
    [all.length, 'requirements and decisions'],
    [count('seen'), 'shown in pictures'],
    [count('walked', 'tested'), 'not shown, but tested'],
    [count('unproved'), 'neither shown nor tested'],
  ] as const;
  return (
    <dl className="listing-sums">
      {sums.map(([number, words]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Every requirement and decision: its words, how far it is, and the stories and tests that prove it. What is looked for
 * stands in the address.
 */
export function RequirementsPage() {
  useTheme();
  const index = useIndex();
  const [hash, change] = usePageHash();
  const standing = hash.get('standing') ?? '';
  const wanted: Wanted = {
    section: hash.get('section') ?? '',
    standing: isStanding(standing) ? standing : '',
    words: hash.get('words') ?? '',
  };
  const all = useMemo(
    () =>
      index.state === 'read'
        ? requirementFacts(
            index.entries.filter(({ type }) => type === 'story'),
            tests,
          )
        : [],
    [index],
  );
  const found = all.filter((facts) => isWanted(facts, wanted));
  const sections = [...Map.groupBy(found, ({ item }) => item.section)];
  const isOpen = found.length <= FEW || wanted.section !== '';
  const names = [...new Set(all.map(({ item }) => item.section))];
  const frame = (children: ReactNode) => (
    <AtlasFrame
      title="Requirements"
      className="listing"
      lead="What the product must do and what was decided, with the stories that show it and the tests that prove it."
    >
      {children}
    </AtlasFrame>
  );
  if (index.state !== 'read')
    return frame(
      <p role="status">
        {index.state === 'reading' ? 'Reading the stories …' : 'The list of stories cannot be read: reload.'}
      </p>,
    );
  return frame(
    <>
      <Sums all={all} />
      <div className="listing-filters">
        <SearchField
          label="Search"
          placeholder="R-310, refund, waiting list"
          value={wanted.words}
          onValueChange={(words) => change({ words: words || undefined })}
        />
        <Field label="Status">
          {(control) => (
            <Select
              {...control}
              value={wanted.standing}
              options={standings}
              onValueChange={(standing) => change({ standing: standing || undefined })}
            />
          )}
        </Field>
        <Field label="Section">
          {(control) => (
            <Select
              {...control}
              value={wanted.section}
              options={[{ value: '', label: 'All' }, ...names.map((name) => ({ value: name, label: name }))]}
              onValueChange={(section) => change({ section: section || undefined })}
            />
          )}
        </Field>
      </div>
      <p role="status">
        {found.length === 0 ? 'No requirement contains these words.' : `${found.length} of ${all.length}.`}
      </p>
      {sections.map(([name, own]) => (
        <FoldedSection
          key={`${name} ${isOpen}`}
          name={name}
          says={`${own.length}, of which ${own.filter(({ standing }) => standing === 'seen').length} shown`}
          open={isOpen}
        >
          {() => (
            <ul className="listing-list">
              {own.map((facts) => (
                <RequirementEntry key={facts.item.id} facts={facts} />
              ))}
            </ul>
          )}
        </FoldedSection>
      ))}
    </>,
  );
}
