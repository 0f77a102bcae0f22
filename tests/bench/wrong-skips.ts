// `pnpm bench:skips [HOW MANY]`: changes places of the code at random, one after the other, builds Storybook with each,
// and holds the choice of stories against what was really built: whatever is not visited again leads to no file that
// differs by a byte, with a world and without. It reads the emitted files and nothing that the keys are made of. SEED
// repeats a run. The checkout must have no changes.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const wanted = Number(process.argv[2] ?? 40);
const seed = Number(process.env['SEED'] ?? Date.now() % 100_000);

/** A small generator of numbers below 1 (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomOf(seed);
const pick = <Thing>(things: readonly Thing[]): Thing => {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
};

/** What is changed, each as often as the others. */
const PLACES = {
  token: 'packages/ui/src/tokens/*.ts',
  text: 'packages/core/src/notices/**/*.ts',
  migration: 'packages/supabase/supabase/migrations/*.sql',
  world: 'mocks/src/scenarios/*.ts',
  hook: 'packages/ui/src/{primitives,runtime,queries}/use-*.ts',
  component: 'packages/ui/src/{primitives,cards,forms,dialogs,lists,site,admin}/**/*.tsx',
  styles: 'packages/ui/src/**/*.css.ts',
  machine: 'packages/core/src/machines/*/*.{machine,rules,model}.ts',
  adapter: 'packages/supabase/src/*.ts',
  rule: 'packages/core/src/domain/**/*.ts',
};

const LITERAL = /'[A-Za-z][^'\n]{2,}'/g;

/** Changes one literal of a file, or adds a comment to one of SQL; undefined where there is none to change. */
function mutated(path: string, text: string): string | undefined {
  if (path.endsWith('.sql')) return `${text}\n-- changed\n`;
  const places = [...text.matchAll(LITERAL)].filter(({ index }) => {
    const line = text.slice(text.lastIndexOf('\n', index) + 1, index);
    return !/^\s*(import|export .* from|\/\/|\*)|from $|import\($/.test(line);
  });
  if (places.length === 0) return undefined;
  const { index, 0: literal } = pick(places);
  return `${text.slice(0, index)}${literal.slice(0, -1)}x'${text.slice(index + literal.length)}`;
}

interface Entry {
  id: string;
  type: string;
  importPath: string;
  tags: string[];
}

/** A built Storybook: its files by their names without digests, and what each leads to. */
interface Site {
  folder: string;
  stories: Entry[];
  chunks: Record<string, string[]>;
}

const withoutDigests = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '');

function build(folder: string): Site {
  execFileSync('storybook', ['build', '-o', folder, '--quiet'], { cwd: root, stdio: 'pipe' });
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const entries: Record<string, Entry> = read('index.json').entries;
  return {
    folder,
    stories: Object.values(entries).filter(({ type }) => type === 'story'),
    chunks: read('.vite/modules.json'),
  };
}

/** What a story leads to among the emitted files, as text: nothing else of the build can reach it. */
function reader({ folder, chunks }: Site) {
  const names = readdirSync(join(folder, 'assets'));
  const texts = new Map<string, string>();
  const textOf = (name: string) => {
    const text = texts.get(name) ?? readFileSync(join(folder, 'assets', name), 'latin1');
    texts.set(name, text);
    return text;
  };
  const known = new Set(names);
  const once = <Answer>(read: (name: string) => Answer) => {
    const answers = new Map<string, Answer>();
    return (name: string) => {
      const answer = answers.get(name) ?? read(name);
      answers.set(name, answer);
      return answer;
    };
  };
  const mentioned = once((name) => {
    const all = [...textOf(name).matchAll(/[\w.@+-]+\.(?:js|css)\b/g)];
    return all.map(([other]) => other).filter((other) => known.has(other));
  });
  const imported = once((name) =>
    [...textOf(name).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, other = '']) => other),
  );
  // A table of preloads at a file's head names whatever its imports lead to, models included: only styles are taken from it.
  const importedLater = once((name) => {
    const later = [...textOf(name).matchAll(/import\(`\.\/([^`]+)`\)/g)].map(([, other = '']) => other);
    return [...later, ...mentioned(name).filter((other) => other.endsWith('.css'))];
  });
  const emitted = once((name) => withoutDigests(textOf(name)));
  const holding = (module: string) =>
    Object.keys(chunks)
      .find((file) => chunks[file]?.includes(module))
      ?.replace('assets/', '');
  const preview = holding('.storybook/preview.tsx');
  const world = holding('.storybook/world/serve-story.tsx');
  const tags = holding('.storybook/world/assert-story-tags.ts');
  const models = new Set(
    Object.keys(chunks)
      .filter((file) => chunks[file]?.some((id) => id.endsWith('.model.ts')))
      .map((file) => file.replace('assets/', '')),
  );
  function reach(from: readonly (string | undefined)[], seen: Set<string>): void {
    const left = from.filter((name) => name !== undefined);
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      if (!name.endsWith('.js')) continue;
      // The preview names every story's file; a world names every machine's model, of which a story's tags name some.
      const isHub = name === preview || name.startsWith('iframe');
      const next = isHub
        ? imported(name)
        : name === world
          ? [...imported(name), ...importedLater(name)]
          : mentioned(name);
      left.push(
        ...next.filter(
          (other) => other !== world && other !== tags && (name !== world || !models.has(other)),
        ),
      );
    }
  }
  return (story: Entry, inWorld: boolean): Map<string, string> => {
    const seen = new Set<string>();
    const file = holding(story.importPath.replace(/^\.\//, ''));
    const named = story.tags
      .filter((tag) => tag.startsWith('state:'))
      .map((tag) => tag.slice('state:'.length).split('.')[0] ?? '')
      .map((machine) => holding(`packages/core/src/machines/${machine}/${machine}.model.ts`));
    reach([preview, file], seen);
    if (inWorld) {
      seen.delete(world ?? '');
      reach([world, ...named], seen);
    }
    // Several files can be called the same but for their digests.
    const files = Map.groupBy(seen, withoutDigests);
    return new Map(
      [...files].map(([name, same]) => [name, same.map(emitted).toSorted().join('\n')] as const),
    );
  };
}

/** The keys of all stories, made by a process of its own: what it has read of files it remembers. */
function keysOf(folder: string): Record<string, { plain: string; inWorld: string }> {
  const program = `
    const { readFileSync } = await import('node:fs');
    const { storyKeys } = await import(${JSON.stringify(join(root, 'tests/tools/kept/story-keys.ts'))});
    const read = (file) => JSON.parse(readFileSync(${JSON.stringify(folder)} + '/' + file, 'utf8'));
    const stories = Object.values(read('index.json').entries).filter(({ type }) => type === 'story');
    process.stdout.write(JSON.stringify(Object.fromEntries(storyKeys(read('.vite/module-graph.json'), stories))));`;
  const options = { cwd: root, encoding: 'utf8' as const, maxBuffer: 1 << 28 };
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], options));
}

if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim() !== '')
  throw new Error('There are changes that are not committed: this would write over files.');
const folder = mkdtempSync(join(tmpdir(), 'sorella-skips-'));
const before = build(join(folder, 'before'));
const readBefore = reader(before);
const keysBefore = keysOf(before.folder);
const kinds = Object.entries(PLACES);
console.log(`Seed ${seed}, ${before.stories.length} stories`);
let wrong = 0;
try {
  for (let done = 0; done < wanted; done += 1) {
    const [kind, pattern] = kinds[done % kinds.length] ?? [];
    const files = globSync(pattern ?? '', { cwd: root })
      .filter((path) => !/\.(test|stories)\./.test(path))
      .toSorted();
    let path = pick(files);
    let text = readFileSync(join(root, path), 'utf8');
    let changed = mutated(path, text);
    while (changed === undefined) {
      path = pick(files);
      text = readFileSync(join(root, path), 'utf8');
      changed = mutated(path, text);
    }
    const after = join(folder, 'after');
    rmSync(after, { recursive: true, force: true });
    writeFileSync(join(root, path), changed);
    try {
      const site = build(after);
      const keys = keysOf(after);
      const readAfter = reader(site);
      const skipped = site.stories.flatMap((story) =>
        ([false, true] as const).flatMap((inWorld) => {
          const key = inWorld ? 'inWorld' : 'plain';
          return keys[story.id]?.[key] === keysBefore[story.id]?.[key] ? [{ story, inWorld }] : [];
        }),
      );
      const differing = skipped.flatMap(({ story, inWorld }) => {
        const old = readBefore(story, inWorld);
        const now = readAfter(story, inWorld);
        const name = [...new Set([...old.keys(), ...now.keys()])].find(
          (name) => old.get(name) !== now.get(name),
        );
        return name === undefined ? [] : [`${story.id} by ${name}`];
      });
      wrong += differing.length > 0 ? 1 : 0;
      console.log(
        `${differing.length > 0 ? '✗' : '✓'} ${kind} ${path}: ${skipped.length} of ${2 * site.stories.length} skipped` +
          (differing.length > 0 ? `, ${differing.length} wrongly: ${differing.slice(0, 3).join('; ')}` : ''),
      );
    } catch (error) {
      // A name that nothing has, a style that is none: such a change is seen by the build already.
      console.log(`– ${kind} ${path}: not built (${String(error).split('\n')[0]?.slice(0, 80)})`);
    } finally {
      writeFileSync(join(root, path), text);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(wrong === 0 ? 'Nothing was skipped that differs.' : `${wrong} changes were skipped wrongly.`);
process.exit(wrong === 0 ? 0 : 1);
