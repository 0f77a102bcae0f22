import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript-api';
import { fileDigests } from './repository.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** One file of code: what it imports of the repository, and whether it reads files that no import names. */
export interface CodeFile {
  readonly imports: readonly string[];
  readonly readsFiles: boolean;
}

const ENDINGS = /\.(ts|tsx|mts|mjs|js|jsx)$/;

const READS = new Set([
  'node:fs',
  'node:fs/promises',
  'node:child_process',
  'node:worker_threads',
  'node:module',
]);

/** The exports of each package of the workspace: patterns by the package's name. */
let packages: Map<string, { folder: string; exports: [pattern: string, target: string][] }> | undefined;

function workspacePackages() {
  if (packages) return packages;
  packages = new Map();
  for (const path of fileDigests().keys()) {
    if (!/(^|\/)package\.json$/.test(path)) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const targets = Object.entries<unknown>(exports).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    // The longest beginning wins, as in Node.
    const sorted = targets.toSorted(([one], [other]) => other.length - one.length);
    packages.set(name, { folder: dirname(path), exports: sorted });
  }
  return packages;
}

function resolvePackage(specifier: string): string | undefined {
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const known = workspacePackages().get(`${scope}/${name}`);
  if (!known) return undefined;
  const wanted = ['.', ...rest].join('/');
  for (const [pattern, target] of known.exports) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? wanted !== pattern : !wanted.startsWith(before) || !wanted.endsWith(after))
      continue;
    const middle = after === undefined ? '' : wanted.slice(before.length, wanted.length - after.length);
    return normalize(join(known.folder, target.replaceAll('*', middle)));
  }
  throw new Error(`No package of the workspace hands out ${specifier}.`);
}

/** What a specifier names in the repository; undefined for packages from npm and for Node's own. */
function resolve(specifier: string, from: string): string | undefined {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return normalize(join(dirname(from), path));
  return resolvePackage(path);
}

const isForTypes = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
  const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
};

const known = new Map<string, CodeFile>();

/** Reads what a file of code imports, types left aside; of other files nothing. */
export function codeFile(path: string): CodeFile {
  const before = known.get(path);
  if (before) return before;
  const imports = new Set<string>();
  let readsFiles = false;
  const add = (specifier: string) => {
    if (READS.has(specifier)) readsFiles = true;
    const file = resolve(specifier, path);
    if (file !== undefined) imports.add(file);
  };
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      if (!isForTypes(node)) add(node.moduleSpecifier.text);
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteralLike(argument)) add(argument.text);
      else readsFiles = true;
    }
    // `import.meta.glob`, `.url`, `.dirname`: paths that nothing here follows.
    if (
      ts.isMetaProperty(node) &&
      ts.isPropertyAccessExpression(node.parent) &&
      node.parent.name.text !== 'env'
    )
      readsFiles = true;
    ts.forEachChild(node, visit);
  };
  if (ENDINGS.test(path) && fileDigests().has(path))
    visit(ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true));
  const found = { imports: [...imports], readsFiles };
  known.set(path, found);
  return found;
}

/** All files that these lead to by imports, themselves included; what the repository does not hold is left out. */
export function filesFrom(paths: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const left = [...paths];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    left.push(...codeFile(path).imports);
  }
  return seen;
}
