import { relative } from 'node:path';
import { NOTICES } from '@sorella/core/notices/catalogue';
import { DATA_ERROR_NOTICE_IDS } from '@sorella/core/notices/data-error';
import ts from 'typescript-api';
import type { EmittedNotice } from './check-notices.ts';

const noticeIdOf = new Map<string, string>(Object.entries(DATA_ERROR_NOTICE_IDS));
const importsNotices = (text: string) => /from '[^']*notices?\b/.test(text);
const inCatalogue = /\/core\/src\/notices\/[^/]+\.ts$/;

/** Only its description is taken, as an advice beside another notice. */
const isAdvice = ({ parent }: ts.Node) =>
  ts.isPropertyAccessExpression(parent) && parent.name.text === 'description';

/** How the notices of some files are read. */
export interface Reading {
  /**
   * Leaves out a failure of the data whose code is calculated. A machine's rules end in `dataErrorNotice(code)` for every
   * code there is, also those that its port never answers: which of them can be met, the samples of its model show.
   */
  readonly onlyNamedFailures?: boolean;
}

/**
 * The notices that these files name: `noticeOf(group, id)`, `notice(id)`, `dataErrorNotice(code)`, `group['id']`, by
 * whatever name they were imported. An id that is calculated counts as everything its type allows, so a table of ids or
 * a closed union is read too.
 */
export function noticesInCode(
  program: ts.Program,
  root: string,
  files: readonly string[],
  { onlyNamedFailures = false }: Reading = {},
): EmittedNotice[] {
  const checker = program.getTypeChecker();
  const literalsOf = (node: ts.Expression | undefined): string[] => {
    if (!node) return [];
    const type = checker.getTypeAtLocation(node);
    const words = (type.isUnion() ? type.types : [type]).map((part) =>
      part.isStringLiteral() ? part.value : undefined,
    );
    if (!words.every((word) => word !== undefined))
      throw new Error(
        `${relative(root, node.getSourceFile().fileName)}: which notice '${node.getText()}' is cannot be known from its type '${checker.typeToString(type)}'. Give it a closed type.`,
      );
    return words;
  };
  /** What the catalogue itself calls the thing of this type, whatever it is called here. */
  const catalogueName = (node: ts.Expression) => {
    const [declaration] = checker.getTypeAtLocation(node).symbol?.declarations ?? [];
    if (!declaration || !inCatalogue.test(declaration.getSourceFile().fileName)) return undefined;
    if (ts.isFunctionDeclaration(declaration)) return declaration.name?.text;
    let holder: ts.Node = declaration.parent;
    while (ts.isAsExpression(holder) || ts.isSatisfiesExpression(holder)) holder = holder.parent;
    return ts.isVariableDeclaration(holder) && ts.isIdentifier(holder.name) ? holder.name.text : undefined;
  };
  const isGroup = (node: ts.Expression) => /(Notices|NOTICES)$/.test(catalogueName(node) ?? '');
  const idsIn = (node: ts.Node): string[] => {
    if (ts.isElementAccessExpression(node))
      return isGroup(node.expression) ? literalsOf(node.argumentExpression) : [];
    if (ts.isPropertyAccessExpression(node))
      return node.name.text in NOTICES && isGroup(node.expression) ? [node.name.text] : [];
    if (!ts.isCallExpression(node)) return [];
    const called = catalogueName(node.expression);
    if (called === 'noticeOf') return literalsOf(node.arguments[1]);
    if (called === 'notice') return literalsOf(node.arguments[0]);
    if (called !== 'dataErrorNotice' || isAdvice(node)) return [];
    const [code] = node.arguments;
    if (onlyNamedFailures && code && !ts.isStringLiteralLike(code)) return [];
    return literalsOf(code).flatMap((word) => noticeIdOf.get(word) ?? []);
  };
  return files.flatMap((file) => {
    const ids = new Set<string>();
    const visit = (node: ts.Node) => {
      for (const id of idsIn(node)) ids.add(id);
      ts.forEachChild(node, visit);
    };
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${relative(root, file)} was not read: give it to readProgram.`);
    // To ask for types is dear, and whoever names a notice says where it comes from.
    if (importsNotices(source.text)) visit(source);
    return [...ids].map((id) => ({ id, by: relative(root, file) }));
  });
}
