import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import type { IndexEntry } from '../../atlas/story-index.ts';
import { useTheme } from '../../atlas/use-theme.ts';
import { type ChangedStory, newestByComponent } from './picture-history.ts';

/** How many components are shown. */
const MOST = 8;

/** The requirements at the end of a story's name say nothing to who looks at pictures. */
const IDS = / \((?:[A-Z]-\d+(?:, )?)+\)$/;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

interface ChangedLastProps {
  changes: readonly ChangedStory[];
  entries: readonly IndexEntry[];
}

/** The newest pictures of the components that changed last; each leads to its story. */
export function ChangedLast({ changes, entries }: ChangedLastProps) {
  const theme = useTheme();
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const newest = newestByComponent(changes, MOST);
  const [last] = newest;
  if (!last)
    return <p>We cannot show what changed: this Storybook was built without the history of its pictures.</p>;
  const sameDay = changes.filter(({ at }) => at.slice(0, 10) === last.at.slice(0, 10));
  return (
    <>
      <p className="atlas-lead">
        {sameDay.length === 1 ? 'One story looks' : `${sameDay.length} stories look`} different since{' '}
        {day.format(new Date(last.at))}.
      </p>
      <ul className="welcome-changes">
        {newest.map(({ id, at, pictures }) => {
          const picture = pictures.find((name) => name.includes(`.${theme}-phone.`)) ?? pictures[0];
          const entry = known.get(id);
          return (
            <li key={id}>
              <StorybookLink entry={{ type: 'story', id }} className="welcome-change">
                <span className="welcome-change-picture">
                  <img src={`pictures/${picture}`} alt="" loading="lazy" decoding="async" />
                </span>
                <strong>{entry?.title.replace('/', ' · ') ?? id}</strong>
                <span>{entry?.name.replace(IDS, '')}</span>
                <span className="atlas-quiet">{day.format(new Date(at))}</span>
              </StorybookLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}
