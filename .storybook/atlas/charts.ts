import { type Chart, chartOf, type Model, models } from '@sorella/core/models';

const charts = new Map<string, Chart>();

function drawnUp(model: Model): Chart {
  const known = charts.get(model.machine.id) ?? chartOf(model);
  charts.set(model.machine.id, known);
  return known;
}

/**
 * The chart of a machine, walked once and kept.
 *
 * @throws when no model has that id
 */
export function chartOfMachine(machine: string): Chart {
  const model = models[machine];
  if (!model) throw new Error(`There is no model '${machine}' in packages/core/src/machines/models.ts.`);
  return drawnUp(model);
}

/** The charts of all machines. */
export const allCharts = (): Chart[] => Object.values(models).map(drawnUp);
