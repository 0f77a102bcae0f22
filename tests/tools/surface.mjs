// Writes down what each package shows to the others, and fails when it changed unseen.
// Every exported thing is listed with its declaration. One without a TSDoc comment fails too, in whatever file it is.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript-api';
import { compilerOptions } from './compiler-options.ts';
import { root } from './processes.mjs';

const update = process.argv.includes('--update');
const folder = join(root, 'tests', 'boundaries', 'surface');

const PACKAGES = {
  core: {
    domain: 'packages/core/src/domain/index.ts',
    notices: 'packages/core/src/notices/index.ts',
    'data-port': 'packages/core/src/data-port/index.ts',
    'machines-booking': 'packages/core/src/machines/booking/index.ts',
    'machines-cancellation': 'packages/core/src/machines/cancellation/index.ts',
    'machines-connectivity': 'packages/core/src/machines/connectivity/index.ts',
    'machines-session': 'packages/core/src/machines/session/index.ts',
  },
  supabase: { index: 'packages/supabase/src/index.ts' },
  ui: { index: 'packages/ui/src/index.ts' },
  'local-stack': { index: 'packages/local-stack/src/index.ts' },
  mocks: { index: 'mocks/src/index.ts' },
};

const entries = Object.entries(PACKAGES).flatMap(([name, doors]) =>
  Object.entries(doors).map(([door, file]) => ({
    door: `${name}${door === 'index' ? '' : `.${door}`}`,
    file: join(root, file),
  })),
);

const program = ts.createProgram(
  entries.map(({ file }) => file),
  compilerOptions,
);
const checker = program.getTypeChecker();
const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature;

function kindOf(declaration) {
  if (ts.isInterfaceDeclaration(declaration)) return 'interface';
  if (ts.isTypeAliasDeclaration(declaration)) return 'type';
  if (ts.isFunctionDeclaration(declaration)) return 'function';
  if (ts.isClassDeclaration(declaration)) return 'class';
  return 'const';
}

/** Long inferred types (style objects, catalogues, machines) are named, not written out. */
const short = (text) => (text.length > 240 ? `${text.slice(0, 200)}…` : text);

/** A type in words; the parts of a union in the order of the alphabet, since TypeScript's own depends on other files. */
const textOf = (type) =>
  (type.isUnion() ? type.types : [type])
    .map((part) => checker.typeToString(part, undefined, FLAGS | ts.TypeFormatFlags.InTypeAlias))
    .toSorted()
    .join(' | ');

function describe(symbol) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = target.declarations ?? [];
  const lines = declarations.map((declaration) => {
    const kind = kindOf(declaration);
    if (kind === 'interface' || kind === 'class' || kind === 'type') {
      // A union of words is its words, not what every string can do.
      const declared = checker.getDeclaredTypeOfSymbol(target);
      const isRecord = Boolean(declared.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
      const members = isRecord && !checker.isArrayLikeType(declared) ? declared.getProperties() : [];
      const names = members.map(
        (member) => `${member.name}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}`,
      );
      const shape =
        kind === 'type' && names.length === 0
          ? short(textOf(declared))
          : `{ ${names.slice(0, 60).toSorted().join(', ')} }`;
      return `${kind} ${symbol.name} ${shape}`;
    }
    const type = checker.getTypeOfSymbolAtLocation(target, declaration);
    return `${kind} ${symbol.name}: ${short(checker.typeToString(type, undefined, FLAGS))}`;
  });
  return [...new Set(lines)];
}

const parse = (file) =>
  ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ESNext, true);

const has = ({ modifiers }, wanted) => modifiers?.some(({ kind }) => kind === wanted) ?? false;

/** A comment counts when it has words of its own: neither an empty one nor a bare tag says anything. */
const speaks = (statement) =>
  ts
    .getJSDocCommentsAndTags(statement)
    .some(
      (node) =>
        /[\p{L}\p{N}]/u.test(ts.getTextOfJSDocComment(node.comment) ?? '') ||
        (ts.isJSDoc(node) && (node.tags ?? []).some(({ comment }) => comment)),
    );

/** The names that a statement declares at the top of a file. */
function declaredBy(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : name.elements.flatMap(({ name: part }) => part?.getText() ?? []),
    );
  if (ts.isExportAssignment(statement)) return ['default'];
  return ts.isDeclarationStatement(statement) ? [statement.name?.getText() ?? 'default'] : [];
}

/** Names that `export { a, b as c }` and `export default a` hand out of the same file, as they were declared. */
function listedBy(statement) {
  if (ts.isExportAssignment(statement))
    return ts.isIdentifier(statement.expression) ? [statement.expression.text] : [];
  const isList = ts.isExportDeclaration(statement) && !statement.moduleSpecifier && statement.exportClause;
  return isList && ts.isNamedExports(statement.exportClause)
    ? statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : [];
}

/** Names that a file declares and exports, at once or in a list, without words before them. */
function undocumentedIn(file) {
  const { statements } = parse(file);
  const listed = new Set(statements.flatMap(listedBy));
  const exported = statements.flatMap((statement) => {
    // What a default export only names is asked for where it is declared.
    if (ts.isExportAssignment(statement) && listedBy(statement).length > 0) return [];
    const isOut = has(statement, ts.SyntaxKind.ExportKeyword) || ts.isExportAssignment(statement);
    return declaredBy(statement)
      .filter((name) => isOut || listed.has(name))
      .map((name) => ({ name, statement }));
  });
  // Of an overloaded function the first declaration speaks for all.
  const spoken = new Set(exported.filter(({ statement }) => speaks(statement)).map(({ name }) => name));
  return [...new Set(exported.map(({ name }) => name))].filter((name) => !spoken.has(name));
}

const FOLDERS = '{packages/*/src,app/src,mocks/src,.storybook,tests/tools}/**/*.{ts,tsx}';
// A style is named by its role, and what a tool generates or asks for by name documents itself.
const UNASKED =
  /\.(css|stories|test|gen)\.tsx?$|database\.types\.ts$|\/routes\/|^\.storybook\/(main|preview|manager|test-runner)\.tsx?$/;
const written = globSync(FOLDERS, { cwd: root }).filter((file) => !UNASKED.test(file));

const problems = written.flatMap((file) =>
  undocumentedIn(file).map(
    (name) => `${file}: '${name}' is exported without a TSDoc comment: say what it promises.`,
  ),
);
mkdirSync(folder, { recursive: true });
for (const { door, file } of entries) {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) {
    problems.push(`${relative(root, file)} is not a module: mend the path in tests/tools/surface.mjs.`);
    continue;
  }
  const symbols = checker.getExportsOfModule(module).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const text = `${symbols.flatMap(describe).join('\n')}\n`;
  const path = join(folder, `${door}.txt`);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (text === before) continue;
  if (update) writeFileSync(path, text);
  else {
    const old = new Set(before.split('\n'));
    const now = new Set(text.split('\n'));
    const gone = [...old].filter((line) => !now.has(line)).map((line) => `  - ${line}`);
    const come = [...now].filter((line) => !old.has(line)).map((line) => `  + ${line}`);
    problems.push(`${door} shows something else than before:\n${[...gone, ...come].join('\n')}`);
  }
}
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
