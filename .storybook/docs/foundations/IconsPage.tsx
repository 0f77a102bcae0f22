import { icons } from 'virtual:product-icons';
import { useState } from 'react';
import { Icon } from '../../../packages/ui/src/art/icons/Icon.tsx';
import { SearchField } from '../../../packages/ui/src/primitives/SearchField.tsx';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { useTheme } from '../../atlas/use-theme.ts';
import './foundations.css';

/** `CalendarPlus` is found by 'plus', 'calendar plus' and 'calendarplus'. */
const matches = (name: string, search: string) => {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const wanted = search.trim().toLowerCase();
  return words.includes(wanted) || words.replaceAll(' ', '').includes(wanted);
};

/** Every icon that the product draws: found by name, copied with a press. */
export function IconsPage() {
  useTheme();
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const found = icons.filter(({ name }) => matches(name, search));
  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(name);
      setSaid(`${name} is copied.`);
    } catch {
      setSaid(`Your browser does not let this page copy. The icon is called ${name}.`);
    }
  };
  return (
    <AtlasFrame
      title="Icons"
      className="found"
      lead="Lucide’s line icons, 24 px, in the color of the words beside them. An icon never stands in for a word."
    >
      <div className="found-search">
        <SearchField
          label="Search icons"
          value={search}
          onValueChange={setSearch}
          placeholder="calendar, arrow, alert"
        />
        <p role="status">
          {said ||
            (found.length === 0
              ? 'No icon has this name. This page shows what the product uses; you can choose another one from lucide.dev.'
              : `${found.length} of ${icons.length}. Press one to copy its name.`)}
        </p>
      </div>
      <ul className="found-icons">
        {found.map(({ name, drawing, files }) => (
          <li key={name}>
            <button type="button" className="found-icon" onClick={() => void copy(name)}>
              <Icon drawing={drawing} />
              <span>{name}</span>
              <span className="atlas-hidden">, copy the name</span>
            </button>
            <span className="found-role">{files.length === 1 ? 'one place' : `${files.length} places`}</span>
          </li>
        ))}
      </ul>
      <h2>In code</h2>
      <p>
        <code>{"import { Bell } from 'lucide'"}</code>, drawn by <code>{'<Icon drawing={Bell} />'}</code>.
        Screen readers skip icons. For a button that is only an icon, use IconButton, which has a name.
      </p>
    </AtlasFrame>
  );
}
