import type { Chart, ChartState } from '@sorella/core/models';
import { NOTICES } from '@sorella/core/notices/catalogue';
import type { NoticeDefinition } from '@sorella/core/notices/notice';

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
  readonly notices: readonly FoundNotice[];
  readonly states: readonly FoundState[];
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Finds what fits every word of a question, or its beginning: notices by their words and id, states by what they mean, by their machine
 * and by the name they have in the code.
 */
export function find(charts: readonly Chart[], question: string): Found {
  const asked = wordsIn(question);
  if (asked.length === 0) return { notices: [], states: [] };
  const fits = (text: string) => {
    const words = wordsIn(text);
    return asked.every((word) => words.some((other) => other.startsWith(word)));
  };
  const all = charts.flatMap((chart) => chart.states.map((state): FoundState => ({ chart, state })));
  return {
    notices: Object.entries(catalogue)
      .filter(([id, { title, description }]) => fits(`${id} ${title} ${description}`))
      .map(([id]) => ({ id, states: all.filter(({ state }) => state.notices.includes(id)) })),
    states: all.filter(({ chart, state }) =>
      fits(`${chart.title} ${state.says} ${chart.machine}.${state.path}`),
    ),
  };
}
