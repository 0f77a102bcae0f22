import type { Model } from '@sorella/core/models';

/** Models of machines by the machine's id. */
export type Models = Readonly<Record<string, Model>>;

// Each a chunk of its own: what a walk over one machine shows does not depend on the others.
const files = import.meta.glob<Record<string, unknown>>('../../packages/core/src/machines/*/*.model.ts');

/** A model's file may give away a sample of its own, too. */
const isModel = (exported: unknown): exported is Model =>
  typeof exported === 'object' && exported !== null && 'machine' in exported;

/** The models of the machines that a story's tags name by `state:`. */
export async function modelsOf(tags: readonly string[]): Promise<Models> {
  const ids = new Set(tags.flatMap((tag) => /^state:([^.]+)/.exec(tag)?.[1] ?? []));
  const loads = Object.entries(files).filter(([path]) => ids.has(path.split('/').at(-2) ?? ''));
  const modules = await Promise.all(loads.map(([, load]) => load()));
  const models = modules.flatMap((module) => Object.values(module).filter(isModel));
  return Object.fromEntries(models.map((model) => [model.machine.id, model]));
}
