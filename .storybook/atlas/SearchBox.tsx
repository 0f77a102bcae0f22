import { Fragment, type ReactNode, useDeferredValue, useId } from 'react';
import { usePageHash } from './use-page-hash.ts';

/** Shown of each group at once; the others unfold. */
const FIRST = 6;

/** Things of one kind that a question found. */
export interface FoundGroup {
  /** Such as `notice` and `notices`. */
  readonly one: string;
  readonly many: string;
  /** Whether these have all words that were asked for. */
  readonly hasAll: boolean;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
}

interface SearchBoxProps {
  label: string;
  placeholder: string;
  find(question: string): readonly FoundGroup[];
}

const counted = ({ items, one, many }: FoundGroup) =>
  items.length === 1 ? `one ${one}` : `${items.length} ${many}`;

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function Items({ items }: FoundGroup) {
  const list = (shown: FoundGroup['items']) => (
    <ul className="state-found">
      {shown.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list(items.slice(0, FIRST))}
      {items.length > FIRST && (
        <details className="state-more">
          <summary>{items.length - FIRST} more</summary>
          {list(items.slice(FIRST))}
        </details>
      )}
    </>
  );
}

/**
 * A question in words, which stands in the address, and what it finds, group by group. Where something has all words, what has
 * only some is left out.
 */
export function SearchBox({ label, placeholder, find }: SearchBoxProps) {
  const id = useId();
  const [hash, change] = usePageHash();
  const question = hash.get('question') ?? '';
  const asked = useDeferredValue(question);
  const found = find(asked).filter(({ items }) => items.length > 0);
  const whole = found.filter(({ hasAll }) => hasAll);
  const groups = whole.length > 0 ? whole : found;
  const sums = groups.map(counted).join(', ');
  return (
    <search className="state-search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={question}
        placeholder={placeholder}
        onChange={(event) => change({ question: event.target.value || undefined })}
      />
      <p role="status" className="atlas-quiet">
        {asked.trim() !== '' &&
          (groups.length === 0
            ? 'Nothing has these words.'
            : whole.length > 0
              ? sentence(sums)
              : `Nothing has all of these words. What comes closest: ${sums}.`)}
      </p>
      {groups.map((group) => (
        <Fragment key={group.many}>
          <h2>{sentence(group.many).slice(0, -1)}</h2>
          <Items key={asked} {...group} />
        </Fragment>
      ))}
    </search>
  );
}
