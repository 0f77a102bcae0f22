import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript-api';
import { readMeta } from '../../../tests/tools/stories/meta.ts';
import { readPage } from '../../../tests/tools/stories/page.ts';
import type { ComponentUses } from './component-uses.ts';

/** One module of the design system, as far as its imports and exports say what uses what. */
interface Module {
  /** Names that it takes from each other module; `*` for all of it. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names that it only hands on, with the module and the name that they have there. */
  readonly handsOn: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  readonly exports: readonly string[];
}

const UNUSED = /\.(stories|page|test|fixtures?|css|d)\.tsx?$/;
const isComponentName = (name: string) => /^[A-Z].*[a-z]/.test(name);

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const declared = (node: ts.Statement): string[] => {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  return ts.isFunctionDeclaration(node) && node.name ? [node.name.text] : [];
};

function readModule(path: string): Module {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true);
  const imports = new Map<string, Set<string>>();
  const handsOn = new Map<string, { file: string; name: string }>();
  const place = (specifier: ts.Expression) =>
    ts.isStringLiteralLike(specifier) && specifier.text.startsWith('.')
      ? join(dirname(path), specifier.text)
      : undefined;
  const take = (file: string, names: readonly string[]) => {
    const known = imports.get(file) ?? new Set();
    for (const name of names) known.add(name);
    imports.set(file, known);
  };
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) {
      const file = place(node.moduleSpecifier);
      const { importClause } = node;
      if (!file || !importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
      const { namedBindings } = importClause;
      const names =
        namedBindings && ts.isNamedImports(namedBindings)
          ? namedBindings.elements
              .filter(({ isTypeOnly }) => !isTypeOnly)
              .map(({ name, propertyName }) => (propertyName ?? name).text)
          : ['*'];
      take(file, names);
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
      const file = place(node.moduleSpecifier);
      if (file && node.exportClause && ts.isNamedExports(node.exportClause))
        for (const { name, propertyName, isTypeOnly } of node.exportClause.elements)
          if (!isTypeOnly) handsOn.set(name.text, { file, name: (propertyName ?? name).text });
    }
  }
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      const file = specifier && place(specifier);
      if (file) take(file, ['*']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports, handsOn, exports: source.statements.filter(isExported).flatMap(declared) };
}

/** The title that a stories file says in its meta. */
const titleIn = (text: string) => /preview\s*\.meta\(\{[^]*?\btitle:\s*'([^']+)'/.exec(text)?.[1];

/**
 * What every component of the design system is imported from, where it has its page, and which components, flows and
 * screens draw it: read from the files' own imports, through the doors of features, never from lists.
 *
 * @param root the repository
 */
export function scanUses(root: string): Record<string, ComponentUses> {
  const ui = join(root, 'packages', 'ui', 'src');
  const paths = globSync('**/*.{ts,tsx}', { cwd: ui })
    .filter((file) => !UNUSED.test(file))
    .map((file) => join(ui, file));
  const modules = new Map(paths.map((path) => [path, readModule(path)]));
  const library = modules.get(join(ui, 'index.ts'));

  const origin = (file: string, name: string): { file: string; name: string } => {
    const handed = modules.get(file)?.handsOn.get(name);
    return handed ? origin(handed.file, handed.name) : { file, name };
  };
  /** For each module those that import from it, with the names that they take. */
  const importers = new Map<string, Map<string, Set<string>>>();
  for (const [path, { imports }] of modules)
    for (const [file, names] of imports)
      for (const taken of names) {
        const from = taken === '*' ? { file, name: '*' } : origin(file, taken);
        const by = importers.get(from.file) ?? new Map<string, Set<string>>();
        by.set(path, (by.get(path) ?? new Set()).add(from.name));
        importers.set(from.file, by);
      }

  const pages = new Map<string, string>();
  for (const file of globSync('**/*.stories.tsx', { cwd: ui }).toSorted()) {
    const text = readFileSync(join(ui, file), 'utf8');
    const title = titleIn(text);
    if (!title) continue;
    const [about, ...parts] = readMeta(file, text).components;
    if (about) pages.set(about, title);
    for (const part of parts) if (!pages.has(part)) pages.set(part, title);
  }

  const purposes = new Map(
    globSync('**/*.page.tsx', { cwd: ui }).map((file) => {
      const { component, purpose } = readPage(file, readFileSync(join(ui, file), 'utf8'));
      return [component, purpose];
    }),
  );

  const nameOf = (path: string) => basename(path, '.tsx');
  const isComponentFile = (path: string) => /\/[A-Z]\w*\.tsx$/.test(path);
  /** Whoever draws it: the nearest components above it, past hooks and other files without a name to see. */
  const drawnBy = (file: string, name: string) => {
    const found = new Set<string>();
    const seen = new Set<string>([file]);
    const direct = [...(importers.get(file) ?? [])].filter(([, names]) => names.has(name) || names.has('*'));
    const waiting = direct.map(([path]) => path);
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      if (isComponentFile(path)) found.add(path);
      else waiting.push(...(importers.get(path)?.keys() ?? []));
    }
    return found;
  };
  const allAbove = (file: string, name: string) => {
    const found = new Set<string>();
    const waiting = [...drawnBy(file, name)];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (found.has(path)) continue;
      found.add(path);
      waiting.push(...drawnBy(path, nameOf(path)));
    }
    return [...found];
  };
  const named = (found: Iterable<string>, ending?: string) =>
    [...new Set([...found].map(nameOf))].filter((name) => !ending || name.endsWith(ending)).toSorted();

  const uses: Record<string, ComponentUses> = {};
  for (const [path, { exports }] of modules)
    for (const name of exports.filter(isComponentName)) {
      if (!path.endsWith('.tsx') || name in uses) continue;
      const above = allAbove(path, name);
      const title = pages.get(name);
      const purpose = purposes.get(name);
      const isPublic = library?.handsOn.get(name)?.file === path;
      const from = isPublic ? '@sorella/ui' : `../../${relative(ui, path)}`;
      uses[name] = {
        importLine: `import { ${name} } from '${from}';`,
        isPublic,
        ...(title !== undefined && { title }),
        ...(purpose !== undefined && { purpose }),
        drawnBy: named(drawnBy(path, name)),
        flows: named(above, 'Flow'),
        screens: named(above, 'Screen'),
      };
    }
  return uses;
}
