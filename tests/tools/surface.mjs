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

/** Names that a file exports where they are written, without words before them. */
function undocumentedIn(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
  );
  const isExported = ({ modifiers }) =>
    modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  const isSilent = (statement) => ts.getJSDocCommentsAndTags(statement).length === 0;
  const namesOf = (statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : [statement.name?.getText() ?? 'default'];
  // Of an overloaded function the first declaration speaks for all.
  const exported = source.statements.filter(isExported);
  const spoken = new Set(exported.filter((statement) => !isSilent(statement)).flatMap(namesOf));
  return exported
    .filter(isSilent)
    .flatMap(namesOf)
    .filter((name) => !spoken.has(name));
}

// A style is named by its role, and what a tool generates it documents itself.
const written = globSync('{packages/*/src,app/src,mocks/src}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(css|stories|test|gen)\.tsx?$|database\.types\.ts$|\/routes\//.test(file),
);

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
