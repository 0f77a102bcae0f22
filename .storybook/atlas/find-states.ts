import type { Chart, ChartState } from '@sorella/core/models';
import { NOTICES } from '@sorella/core/notices/catalogue';
import type { NoticeDefinition } from '@sorella/core/notices/notice';

const catalogue: Readonly<Record<string, NoticeDefinition>> = NOTICES;

/** A state that was found, and the notices that made it so: all that fit of those told on the way in. */
export interface FoundState {
  readonly chart: Chart;
  readonly state: ChartState;
  readonly notices: readonly string[];
}

const wordsIn = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * The states that fit every word of a question, by what they mean, by their machine, by the code's name, or by a
 * notice that is told on the way in; those of which a notice fits come first.
 */
export function findStates(charts: readonly Chart[], question: string): FoundState[] {
  const words = wordsIn(question);
  if (words.length === 0) return [];
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = charts.flatMap((chart) =>
    chart.states.flatMap((state): FoundState[] => {
      const notices = state.notices.filter((id) =>
        fits(`${id} ${catalogue[id]?.title ?? ''} ${catalogue[id]?.description ?? ''}`),
      );
      const isMeant = fits(`${chart.title} ${state.says} ${chart.machine}.${state.path}`);
      return notices.length > 0 || isMeant ? [{ chart, state, notices }] : [];
    }),
  );
  return found.toSorted((one, other) => Number(other.notices.length > 0) - Number(one.notices.length > 0));
}
