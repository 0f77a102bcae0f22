import { relative } from 'node:path';
import { DATA_ERROR_NOTICE_IDS } from '@sorella/core/notices';
import ts from 'typescript-api';
import type { Told } from './check-notices.ts';

const noticeIdOf = new Map<string, string>(Object.entries(DATA_ERROR_NOTICE_IDS));

/** Only its description is taken, as an advice beside another notice. */
const isAdvice = ({ parent }: ts.Node) =>
  ts.isPropertyAccessExpression(parent) && parent.name.text === 'description';

/**
 * The notices that these files name: `noticeOf(group, id)`, `notice(id)`, `dataErrorNotice(code)`, `group['id']`. An id
 * that is calculated counts as everything its type allows, so a table of ids or a closed union is read too.
 */
export function toldInCode(program: ts.Program, root: string, files: readonly string[]): Told[] {
  const checker = program.getTypeChecker();
  const literalsOf = (node: ts.Expression | undefined): string[] => {
    if (!node) return [];
    const type = checker.getTypeAtLocation(node);
    const words = (type.isUnion() ? type.types : [type]).map((part) =>
      part.isStringLiteral() ? part.value : undefined,
    );
    if (!words.every((word) => word !== undefined))
      throw new Error(
        `${relative(root, node.getSourceFile().fileName)}: which notice '${node.getText()}' is cannot be told from its type '${checker.typeToString(type)}'. Give it a closed type.`,
      );
    return words;
  };
  const idsIn = (node: ts.Node): string[] => {
    if (ts.isElementAccessExpression(node))
      return node.expression.getText().endsWith('Notices') ? literalsOf(node.argumentExpression) : [];
    if (!ts.isCallExpression(node)) return [];
    const called = node.expression.getText();
    if (called === 'noticeOf') return literalsOf(node.arguments[1]);
    if (called === 'notice') return literalsOf(node.arguments[0]);
    if (called !== 'dataErrorNotice' || isAdvice(node)) return [];
    return literalsOf(node.arguments[0]).flatMap((code) => noticeIdOf.get(code) ?? []);
  };
  return files.flatMap((file) => {
    const ids = new Set<string>();
    const visit = (node: ts.Node) => {
      for (const id of idsIn(node)) ids.add(id);
      ts.forEachChild(node, visit);
    };
    const source = program.getSourceFile(file);
    if (source) visit(source);
    return [...ids].map((id) => ({ id, by: relative(root, file) }));
  });
}
