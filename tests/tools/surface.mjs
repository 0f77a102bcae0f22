// Writes down what each package shows to the others, and fails when it changed unseen.
// Every exported thing is listed with its declaration; one without a TSDoc comment fails too.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript-api';
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
  {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: [],
  },
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

function describe(symbol) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declarations = target.declarations ?? [];
  const lines = declarations.map((declaration) => {
    const kind = kindOf(declaration);
    if (kind === 'interface' || kind === 'class' || kind === 'type') {
      const members = checker.getDeclaredTypeOfSymbol(target).getProperties?.() ?? [];
      const names = members.map(
        (member) => `${member.name}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}`,
      );
      const shape =
        kind === 'type' && names.length === 0
          ? short(
              checker.typeToString(
                checker.getDeclaredTypeOfSymbol(target),
                undefined,
                FLAGS | ts.TypeFormatFlags.InTypeAlias,
              ),
            )
          : `{ ${names.slice(0, 60).toSorted().join(', ')} }`;
      return `${kind} ${symbol.name} ${shape}`;
    }
    const type = checker.getTypeOfSymbolAtLocation(target, declaration);
    return `${kind} ${symbol.name}: ${short(checker.typeToString(type, undefined, FLAGS))}`;
  });
  const documented = target.getDocumentationComment(checker).length > 0;
  const at = declarations[0];
  const place = at ? relative(root, at.getSourceFile().fileName) : '';
  return { lines: [...new Set(lines)], documented: documented || place.includes('node_modules'), place };
}

const problems = [];
mkdirSync(folder, { recursive: true });
for (const { door, file } of entries) {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) {
    problems.push(`${relative(root, file)} is not a module: mend the path in tests/tools/surface.mjs.`);
    continue;
  }
  const symbols = checker.getExportsOfModule(module).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const described = symbols.map((symbol) => ({ name: symbol.name, ...describe(symbol) }));
  for (const { name, documented, place } of described) {
    if (!documented)
      problems.push(`${place}: '${name}' is exported without a TSDoc comment: say what it promises.`);
  }
  const text = `${described.flatMap(({ lines }) => lines).join('\n')}\n`;
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
