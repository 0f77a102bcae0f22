import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOf } from '@sorella/app/hosting';
import { filesFrom } from './file-graph.ts';
import { CHUNKS_FILE, GRAPH_FILE, type ModuleGraph } from './module-graph.ts';
import { digestOfFiles, fileDigests, isIn, machineDigest } from './repository.ts';
import { digestOf, keptResults } from './results.ts';
import { BACKEND } from './suites.ts';

/** One journey, as Playwright lists it. */
export interface Journey {
  readonly id: string;
  /** From the repository's root. */
  readonly file: string;
  readonly line: number;
}

/** What a journey's pages loaded, as `tests/journeys/loaded.ts` writes it. */
interface Loaded {
  readonly scripts: readonly string[];
  readonly documents: readonly string[];
  readonly everything: boolean;
}

/** What is kept of a journey that passed: the modules and documents that its pages loaded, and their digest then. */
interface KeptJourney {
  readonly modules: readonly string[];
  readonly documents: readonly string[];
  readonly digest: string;
}

/** What runs journeys, and what every page of the app is put together with. */
const FRAME = [
  'app/public',
  'app/index.html',
  'tests/tools/browser.mjs',
  'tests/tools/journeys.mjs',
  'tests/tools/processes.mjs',
  'tests/tools/serve-app.mjs',
];

const isFrame = (path: string) =>
  isIn(path, FRAME) ||
  /^app\/[\w-]+\.ts$/.test(path) ||
  // What is no module of the build: the script before the first picture, the service worker.
  /^app\/src\/[\w-]+\.tsx?$/.test(path) ||
  (path.startsWith('tests/journeys/') && !path.endsWith('.journey.ts'));

const isTestOfUnits = (path: string) => /\.test\.tsx?$/.test(path);

const isKept = (json: unknown): json is KeptJourney =>
  typeof json === 'object' && json !== null && 'modules' in json && 'documents' in json && 'digest' in json;

function parseKept(json: unknown): KeptJourney {
  if (!isKept(json)) throw new Error('This is no result of a journey.');
  return json;
}

/** Names of files without the digests that a build gives them. */
const withoutDigests = (html: string) =>
  html.replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2|webp|avif|svg|png|mp4))/g, '');

/** A build of the app, as far as journeys depend on it. */
interface Build {
  readonly graph: ModuleGraph;
  readonly modulesOf: (script: string) => readonly string[];
  readonly document: (path: string) => string;
}

function readBuild(folder: string): Build | undefined {
  if (!existsSync(join(folder, GRAPH_FILE))) return undefined;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const graph: ModuleGraph = JSON.parse(read(GRAPH_FILE));
  const chunks: Record<string, string[]> = JSON.parse(read(CHUNKS_FILE));
  return {
    graph,
    // Styles are no part of a chunk: they are imported by modules that are.
    modulesOf: (script) =>
      (chunks[script.slice(1)] ?? []).flatMap((id) => {
        const module = graph[id];
        return module ? [id, ...module.imports.filter((other) => /\.css(\?|$)/.test(other))] : [];
      }),
    document(path) {
      const names = [`${path.slice(1) || 'index'}.html`, path.slice(1), `${answerOf(path)}.html`];
      const file =
        names.find((name) => name.endsWith('.html') && existsSync(join(folder, name))) ?? 'app.html';
      return withoutDigests(read(file));
    },
  };
}

const results = keptResults('journeys', parseKept);

/** Which journeys are known to pass with a build of the app, and what keeps those that pass now. */
export function journeysOf(folder: string) {
  const build = readBuild(folder);
  const common = [
    machineDigest(),
    digestOfFiles((path) => isFrame(path) && !isTestOfUnits(path)),
    digestOfFiles((path) => isIn(path, BACKEND) && !isTestOfUnits(path)),
  ];
  const known = fileDigests();
  const keyOf = ({ id, file }: Journey) =>
    digestOf([
      id,
      ...common,
      ...[...filesFrom([file])].toSorted().flatMap((path) => [path, known.get(path) ?? '']),
    ]);
  const digestOfLoaded = (
    { graph, document }: Build,
    modules: readonly string[],
    documents: readonly string[],
  ) =>
    digestOf([
      ...modules.flatMap((id) => [id, graph[id]?.digest ?? 'gone']),
      ...documents.flatMap((path) => [path, document(path)]),
    ]);
  return {
    /** Whether a journey passed with everything that it depends on as it is now. */
    isKnown(journey: Journey): boolean {
      if (!build) return false;
      const kept = results.find(keyOf(journey));
      return kept !== undefined && kept.digest === digestOfLoaded(build, kept.modules, kept.documents);
    },
    /** Keeps that a journey passed, with what it loaded. */
    keep(journey: Journey, { scripts, documents, everything }: Loaded): void {
      if (!build) return;
      const modules = everything
        ? Object.keys(build.graph)
        : [...new Set(scripts.flatMap(build.modulesOf))].toSorted();
      results.keep(keyOf(journey), { modules, documents, digest: digestOfLoaded(build, modules, documents) });
    },
    forget: () => results.forget(),
  };
}
