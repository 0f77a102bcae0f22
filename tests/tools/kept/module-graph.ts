import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Plugin } from 'vite';

/** One module of a build. */
export interface GraphModule {
  /** The digest of what was built of it: its code, the file that it was read from, and its styles. */
  readonly digest: string;
  /** Modules that it imports, at once or later. Packages from npm are left out: the lock file stands for them. */
  readonly imports: readonly string[];
}

/** A build's modules by their paths from the repository's root; made-up ones by their ids. */
export type ModuleGraph = Readonly<Record<string, GraphModule>>;

/** Where a build leaves its graph, below its own folder. */
export const GRAPH_FILE = '.vite/module-graph.json';

/** Where a build leaves which modules each of its chunks holds, below its own folder. */
export const CHUNKS_FILE = '.vite/modules.json';

const isStyle = (id: string) => /\.css(\?|$)/.test(id);
const isAsset = (id: string) =>
  /[?&]url\b/.test(id) || (id.startsWith('/') && !/\.([cm]?[jt]sx?|css|json|mdx?)([?#]|$)/.test(id));
const isPackage = (id: string) => id.includes('/node_modules/');

/**
 * Writes down what was built of what: the modules of each chunk, and for each module its digest and its imports, the
 * same from one folder to another. `root` is the repository's, with no slash at its end.
 */
export function moduleGraph(root: string): Plugin {
  // Styles that are made of code (vanilla-extract) are read here only: afterwards a module of styles is empty.
  const styles = new Map<string, string>();
  const shorten = (text: string) => text.replaceAll(`${root}/`, '').replaceAll(root, '');
  const digest = (id: string, built: string) => {
    // The code of a file that is taken as it is (a font, a video) is a name that each build makes up anew.
    const code = isAsset(id) ? '' : built;
    const hash = createHash('sha256')
      .update(shorten(code))
      .update(styles.get(id) ?? '');
    const file = id.replace(/[?#].*$/, '');
    if (file.startsWith('/') && existsSync(file) && statSync(file).isFile()) hash.update(readFileSync(file));
    return hash.digest('base64url').slice(0, 22);
  };
  return {
    name: 'sorella:module-graph',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (isStyle(id)) styles.set(id, shorten(code));
    },
    generateBundle(_options, bundle) {
      const graph: Record<string, GraphModule> = {};
      for (const id of [...this.getModuleIds()].toSorted()) {
        const module = this.getModuleInfo(id);
        if (!module || isPackage(id)) continue;
        const imports = [...module.importedIds, ...module.dynamicallyImportedIds]
          .filter((other) => !isPackage(other))
          .map(shorten);
        graph[shorten(id)] = {
          digest: digest(id, module.code ?? ''),
          imports: [...new Set(imports)].toSorted(),
        };
      }
      this.emitFile({ type: 'asset', fileName: GRAPH_FILE, source: JSON.stringify(graph) });
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const modules = chunks.map((chunk) => [
        chunk.fileName,
        chunk.moduleIds.map((id) =>
          isPackage(id) ? id.replace(/^.*?\/node_modules\//, 'node_modules/') : shorten(id),
        ),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: CHUNKS_FILE,
        source: JSON.stringify(Object.fromEntries(modules)),
      });
    },
  };
}

/**
 * All modules that these lead to, themselves included. `isDoor` says where the walk stops: what lies behind such an
 * import is accounted for in another way.
 *
 * @throws Error when a module is not in the graph: a key without it would skip too much
 */
export function closureOf(
  graph: ModuleGraph,
  from: readonly string[],
  isDoor: (importer: string, imported: string) => boolean = () => false,
): Set<string> {
  const seen = new Set<string>();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue;
    const module = graph[id];
    if (!module) throw new Error(`The build's graph has no module ${id}.`);
    seen.add(id);
    for (const imported of module.imports) if (!isDoor(id, imported)) left.push(imported);
  }
  return seen;
}
