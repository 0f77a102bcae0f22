import type { Chart, ChartState } from '@sorella/core/models';
import { NOTICES } from '@sorella/core/notices/catalogue';
import type { NoticeDefinition } from '@sorella/core/notices/notice';
import { type Ranked, rankerOf } from './ranking.ts';

const catalogue: Readonly<Record<string, NoticeDefinition>> = NOTICES;

/** A state with its machine. */
export interface FoundState {
  readonly chart: Chart;
  readonly state: ChartState;
}

/** A notice, and the states that it may be told on the way into. */
export interface FoundNotice {
  readonly id: string;
  readonly states: readonly FoundState[];
}

/** What a question finds. */
export interface Found {
  readonly notices: Ranked<FoundNotice>;
  readonly states: Ranked<FoundState>;
}

/**
 * Finds what a question is about: notices by their words and id, states by what they mean, by their machine and by the name they
 * have in the code.
 */
export function finderOf(charts: readonly Chart[]): (question: string) => Found {
  const states = charts.flatMap((chart) => chart.states.map((state): FoundState => ({ chart, state })));
  const notices = Object.keys(catalogue).map(
    (id): FoundNotice => ({ id, states: states.filter(({ state }) => state.notices.includes(id)) }),
  );
  const findNotices = rankerOf(notices, ({ id }) => {
    const { title = '', description = '' } = catalogue[id] ?? {};
    return { title, text: `${id} ${description}` };
  });
  const findStates = rankerOf(states, ({ chart, state }) => ({
    title: state.says,
    text: `${chart.title} ${chart.machine}.${state.path}`,
  }));
  return (question) => ({ notices: findNotices(question), states: findStates(question) });
}
