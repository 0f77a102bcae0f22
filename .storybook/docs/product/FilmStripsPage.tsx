import { useEffect, useRef } from 'react';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { remarkOn } from '../../atlas/StoryPicture.tsx';
import type { IndexEntry } from '../../atlas/story-index.ts';
import { useIndex } from '../../atlas/use-index.ts';
import { usePageHash } from '../../atlas/use-page-hash.ts';
import { useTheme } from '../../atlas/use-theme.ts';
import { FilmStrip } from './FilmStrip.tsx';
import { LookSwitches } from './LookSwitches.tsx';
import { StepViewer } from './StepViewer.tsx';
import type { StripView } from './strip-view.ts';
import { sequencesOf, standingAt } from './strips/places.ts';
import { stepsOf } from './strips/strip.ts';
import { stripGroups, strips } from './strips/strips.ts';
import './walks.css';

/** Every journey as pictures in order; which one, how wide and which step stand in the address. */
export function FilmStripsPage() {
  const theme = useTheme();
  const index = useIndex();
  const [hash, change] = usePageHash();
  const strip = strips.find(({ id }) => id === hash.get('strip')) ?? strips[0];
  const width = hash.get('width') === 'desktop' ? 'desktop' : 'phone';
  const step = hash.get('step');
  const main = useRef<HTMLDivElement>(null);
  const chosen = hash.get('strip');
  // The list of journeys stands before it, and takes the window of a phone.
  useEffect(() => {
    if (chosen !== null) main.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);
  if (!strip) return null;
  const stories: ReadonlyMap<string, IndexEntry> = new Map(
    index.state === 'read' ? index.entries.map((entry) => [entry.id, entry]) : [],
  );
  const view: StripView = { theme, width, stories };
  const sequences = sequencesOf(strip);
  const remark = remarkOn(
    stepsOf(strip).map(({ story }) => story),
    view,
  );
  const standing = step === null ? undefined : standingAt(sequences, step);
  const open = (label: string | undefined) => change({ strip: strip.id, step: label });
  return (
    <AtlasFrame
      className="walks walks-wide"
      title="Film strips"
      lead="What people come to do, picture by picture. Press a picture to enlarge it, then move on with the arrow keys. Each picture is a story of its own, so one journey may show several events and members."
    >
      <div className="strip-columns">
        <nav className="strip-list" aria-label="Journeys">
          {stripGroups.map((group) => (
            <section key={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.strips.map(({ id, title }) => (
                  <li key={id}>
                    <button
                      type="button"
                      aria-current={id === strip.id ? 'true' : undefined}
                      onClick={() => change({ strip: id, step: undefined })}
                    >
                      {title}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div ref={main} className="strip-main">
          <header className="strip-head">
            <div>
              <h2>{strip.title}</h2>
              <p>{strip.says}</p>
            </div>
            <LookSwitches theme={theme} width={width} onWidth={(wanted) => change({ width: wanted })} />
          </header>
          {remark !== undefined && <p className="strip-remark">{remark}</p>}
          <FilmStrip key={strip.id} sequences={sequences} view={view} onOpen={open} />
        </div>
      </div>
      {standing && (
        <StepViewer strip={strip} sequences={sequences} standing={standing} view={view} onOpen={open} />
      )}
    </AtlasFrame>
  );
}
