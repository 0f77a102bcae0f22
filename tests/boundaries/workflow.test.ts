import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, it } from 'vitest';
import { readShard } from '../tools/kept/shard.ts';

const root = join(import.meta.dirname, '..', '..');
const files = globSync('.github/workflows/*.yml', { cwd: root });

const faultsOf = (name: string, content: string) =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

describe('the workflow of hosted CI', () => {
  it.each(files)('%s is what the host’s own parser takes', (file) => {
    expect(faultsOf(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it('is refused by that parser with a step that does nothing', () => {
    const content = readFileSync(join(root, '.github/workflows/test.yml'), 'utf8');
    expect(faultsOf('test.yml', content.replace('- run: npm', '- runs: npm'))).not.toEqual([]);
  });

  it('runs every shard once', () => {
    const content = readFileSync(join(root, '.github/workflows/test.yml'), 'utf8');
    const [, parts = ''] = /part: \[([\d, ]+)\]/.exec(content) ?? [];
    const [, of = ''] = /--shard \$\{\{ matrix\.part \}\}\/(\d+)/.exec(content) ?? [];
    const shards = parts.split(', ').map((part) => readShard(`${part}/${of}`));
    expect(shards.map(({ at }) => at)).toEqual(Array.from({ length: Number(of) }, (_, at) => at));
  });
});
