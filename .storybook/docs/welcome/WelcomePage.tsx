import { uses } from 'virtual:component-uses';
import { changes } from 'virtual:picture-history';
import type { ReactNode } from 'react';
import { Arch } from '../../../packages/ui/src/art/hero/Arch.tsx';
import { LogoMark } from '../../../packages/ui/src/primitives/Logo.tsx';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { StorybookLink } from '../../atlas/StorybookLink.tsx';
import type { IndexEntry } from '../../atlas/story-index.ts';
import { useIndex } from '../../atlas/use-index.ts';
import { useTheme } from '../../atlas/use-theme.ts';
import { themes } from '../../modes.ts';
import { ChangedLast } from './ChangedLast.tsx';
import { LivingComponents } from './LivingComponents.tsx';
import './welcome.css';

const isScreen = ({ title }: IndexEntry) => /^(Flows|Screens)\//.test(title);
const pagesOfComponents = Object.values(uses).filter(({ purpose }) => purpose !== undefined).length;

interface DoorProps {
  entry: Pick<IndexEntry, 'type' | 'id'>;
  block: 'lilac' | 'butter' | 'pistachio' | 'peach' | 'sky';
  title: string;
  children: ReactNode;
}

function Door({ entry, block, title, children }: DoorProps) {
  return (
    <li>
      <StorybookLink entry={entry} className={`welcome-door welcome-door-${block}`}>
        <span className="welcome-door-title">{title}</span>
        <span>{children}</span>
      </StorybookLink>
    </li>
  );
}

/** What Storybook opens on: the mark, six components at work, what changed last, and the doors to everything else. */
export function WelcomePage() {
  useTheme();
  const index = useIndex();
  const entries = index.state === 'read' ? index.entries : [];
  const stories = entries.filter(({ type }) => type === 'story');
  const first = (start: string, fallback: IndexEntry['id']): Pick<IndexEntry, 'type' | 'id'> =>
    entries.find(({ title, type }) => title.startsWith(start) && type === 'docs') ?? {
      type: 'docs',
      id: fallback,
    };
  const counted = (text: string) => (entries.length > 0 ? text : '');
  return (
    <AtlasFrame
      title={
        <>
          Two people, <br />
          and what they share.
        </>
      }
      className="welcome"
      before={<LogoMark className="welcome-mark" />}
      beside={<Arch className="welcome-arch" />}
      lead="The design system of Sorella: its foundations, every component at work, and every state a person can see."
    >
      <ul className="welcome-doors" aria-label="Where to go">
        <Door entry={first('Foundations/', 'foundations-color--docs')} block="lilac" title="Foundations">
          Color, type, space, motion, voice: what everything is made from.
        </Door>
        <Door entry={{ type: 'docs', id: 'components--docs' }} block="butter" title="Components">
          {pagesOfComponents} components. When to use which, and how each behaves.
        </Door>
        <Door entry={first('Screens/', 'screens-home--docs')} block="pistachio" title="Screens and states">
          {counted(`${stories.filter(isScreen).length} moments of the product. `)}Press the buttons: it is the
          real code.
        </Door>

        <Door entry={{ type: 'docs', id: 'product-start--docs' }} block="sky" title="Product">
          What people come to do, picture by picture, and every text and state they can see.
        </Door>
        <Door entry={{ type: 'story', id: 'sandbox--maya' }} block="peach" title="Sandbox">
          The whole app on this page: choose who you are, the network and the time of day.
        </Door>
      </ul>
      <h2>At work, in both themes</h2>
      <div className="welcome-themes">
        {themes.map((theme) => (
          <LivingComponents key={theme} theme={theme} />
        ))}
      </div>
      <h2>What changed last</h2>
      <ChangedLast changes={changes} entries={entries} />
    </AtlasFrame>
  );
}
