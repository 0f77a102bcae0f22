import { basename, relative } from 'node:path';
import ts from 'typescript-api';
import type { Component, Prop } from './facts.ts';

/** TypeScript is read as the compiler reads it, with nothing written; no prop of ours is made of what a page's DOM is. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
};

/** What large libraries say is nothing that a prop of ours is made of, and takes half of the time. */
const UNREAD =
  /^(@ark-ui|@supabase|@tanstack\/(react-)?router|@testing-library|@vanilla-extract|csstype|lucide|vitest)(\/|$)/;

/** Reads TypeScript files with everything they import, in about a second for the whole design system. */
export function readProgram(files: readonly string[]): ts.Program {
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);
  host.resolveModuleNameLiterals = (literals, file, redirected) =>
    literals.map(({ text }) =>
      UNREAD.test(text)
        ? { resolvedModule: undefined }
        : ts.resolveModuleName(text, file, options, host, cache, redirected),
    );
  return ts.createProgram([...files], options, host);
}

/** How deep words are looked for: `content` → its items → one item's event → that event's title. */
const DEPTH = 4;

const isElement = (type: ts.Type) => /^React(Element|Portal)$/.test(type.symbol?.name ?? '');

/** Reads types as the check needs them; `isOurs` tells our own files from libraries. */
function createReader(checker: ts.TypeChecker, isOurs: (file: string) => boolean) {
  const parts = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
  const isCallback = (type: ts.Type) => type.getCallSignatures().length > 0;
  const itemsOf = (type: ts.Type) => {
    const item =
      checker.isArrayType(type) || checker.isTupleType(type)
        ? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
        : undefined;
    return item ? [item] : [];
  };
  const declaredByUs = (symbol: ts.Symbol) =>
    (symbol.declarations ?? []).some((declaration) => isOurs(declaration.getSourceFile().fileName));
  /** The types of a record's own fields; a library's object (an element, a Date, a ref) is a closed box. */
  const fieldsOf = (type: ts.Type) =>
    type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
    !isCallback(type) &&
    itemsOf(type).length === 0
      ? checker
          .getPropertiesOfType(type)
          .filter(declaredByUs)
          .map((field) => checker.getTypeOfSymbol(field))
      : [];

  const some = (type: ts.Type, holds: (part: ts.Type) => boolean, depth = DEPTH): boolean =>
    parts(type).some(
      (part) =>
        holds(part) ||
        (depth > 0 && [...itemsOf(part), ...fieldsOf(part)].some((inner) => some(inner, holds, depth - 1))),
    );
  const wordsOf = (type: ts.Type, depth = 2): string[] =>
    parts(type).flatMap((part) => [
      ...(part.isStringLiteral() ? [part.value] : []),
      ...(depth > 0 ? fieldsOf(part).flatMap((field) => wordsOf(field, depth - 1)) : []),
    ]);

  const propOf = (symbol: ts.Symbol): Prop => {
    const type = checker.getTypeOfSymbol(symbol);
    const drawn = parts(type).some(isElement);
    return {
      name: symbol.name,
      text: drawn || some(type, (part) => Boolean(part.flags & ts.TypeFlags.String)),
      list: some(type, (part) => itemsOf(part).length > 0, 1),
      nullable: !drawn && some(type, (part) => Boolean(part.flags & ts.TypeFlags.Null), 2),
      words: [...new Set(wordsOf(type))],
    };
  };
  /** The props a component names itself; those it passes on to an HTML element are the element's. */
  const propsOf = (type: ts.Type): Prop[] => {
    const [props] = type.getCallSignatures()[0]?.parameters ?? [];
    if (!props) return [];
    return checker
      .getPropertiesOfType(checker.getTypeOfSymbol(props))
      .filter(declaredByUs)
      .filter((symbol) => !isCallback(checker.getNonNullableType(checker.getTypeOfSymbol(symbol))))
      .map(propOf);
  };
  return { propsOf };
}

/**
 * The components that these files show to others, each once: functions with a capital letter. After them the parts
 * they are made of: of every file in `parts` the function that bears its name, unless it is shown to others already.
 */
export function componentsOf(
  program: ts.Program,
  root: string,
  files: readonly string[],
  parts: readonly string[] = [],
): Component[] {
  const checker = program.getTypeChecker();
  const { propsOf } = createReader(checker, (file) => !file.includes('/node_modules/'));
  const found = new Map<string, Component>();
  for (const file of [...files, ...parts]) {
    const part = files.includes(file) ? {} : { part: true };
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const [declaration] = target.declarations ?? [];
      if ('part' in part && (symbol.name !== basename(file, '.tsx') || found.has(symbol.name))) continue;
      if (!declaration || !/^[A-Z].*[a-z]/.test(symbol.name) || !(target.flags & ts.SymbolFlags.Value))
        continue;
      const type = checker.getTypeOfSymbolAtLocation(target, declaration);
      // A context hands something down and draws nothing of its own.
      if (type.getCallSignatures().length === 0 || type.symbol?.name === 'Context') continue;
      const place = relative(root, declaration.getSourceFile().fileName);
      found.set(symbol.name, { name: symbol.name, file: place, props: propsOf(type), ...part });
    }
  }
  return [...found.values()];
}
