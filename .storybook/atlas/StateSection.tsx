import type { Chart, ChartState, ChartStep } from '@sorella/core/models';
import type { Theme } from '../modes.ts';
import { Arrow } from './Arrow.tsx';
import { idOfState } from './addresses.ts';
import { NoticeLines } from './NoticeLines.tsx';
import { RequirementLines } from './RequirementLines.tsx';
import { StateLink } from './StateLink.tsx';
import { StoryShelf } from './StoryShelf.tsx';
import { KIND_WORDS, kindOf } from './state-kinds.ts';
import type { IndexEntry } from './story-index.ts';

/** Where a step leads; the last one may only pass through the state that is looked for. */
function Landing({ step, path, last }: { step: ChartStep; path: string; last: boolean }) {
  if (!last || step.to.split(' + ').includes(path)) return <StateLink name={step.to} />;
  return (
    <>
      <StateLink name={path} />
      <Arrow />
      <StateLink name={step.to} />
    </>
  );
}

function Steps({ steps, path }: Pick<ChartState, 'steps' | 'path'>) {
  if (!steps) return <p>Nothing that can happen leads here.</p>;
  if (steps.length === 0) return <p>It starts here.</p>;
  return (
    <ol className="atlas-steps">
      {steps.map((step, index) => (
        // The same thing may happen twice on a way, so only its place tells a step from another.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {step.says}
          <Arrow />
          <Landing step={step} path={path} last={index === steps.length - 1} />
        </li>
      ))}
    </ol>
  );
}

/** What a section needs to know. */
export interface StateSectionProps {
  chart: Chart;
  state: ChartState;
  /** The stories that end in it; undefined while nobody knows. */
  stories: readonly IndexEntry[] | undefined;
  theme: Theme;
}

function Stories({ chart, state, stories, theme }: StateSectionProps) {
  if (!stories) return null;
  if (stories.length > 0) return <StoryShelf stories={stories} theme={theme} />;
  if (state.looksLike !== undefined) {
    return (
      <p>
        It is left before anything could be drawn. Its stories are those of{' '}
        <StateLink name={state.looksLike} />.
      </p>
    );
  }
  return (
    <p className="atlas-untold">
      No story shows this state yet. Write one that ends here and give it the tag{' '}
      <code>{`state:${chart.machine}.${state.path}`}</code>.
    </p>
  );
}

/** Everything about one state: what it means, how one gets there, what is told, and how it looks. */
export function StateSection(props: StateSectionProps) {
  const { chart, state } = props;
  const id = idOfState(state.path);
  const kind = kindOf(chart, state);
  return (
    <section className="atlas-state" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {state.path}
        <span className={`atlas-mark atlas-mark-${kind}`}>{KIND_WORDS[kind]}</span>
      </h3>
      <p className="atlas-says">{state.says}</p>
      <div className="atlas-facts">
        <div>
          <h4>How one gets here</h4>
          <Steps steps={state.steps} path={state.path} />
          {state.notices.length > 0 && (
            <>
              <h4>What may be told on the way in</h4>
              <NoticeLines ids={state.notices} />
            </>
          )}
        </div>
        <div>
          <h4>What it answers</h4>
          <RequirementLines ids={state.answers} />
        </div>
      </div>
      <h4>How it looks</h4>
      <Stories {...props} />
    </section>
  );
}
