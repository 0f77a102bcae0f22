import ts from 'typescript-api';
import { idsIn } from '../trace/ids.ts';

/** Requirements of texts, by the name of their group and by the path of a text in it: `shellTexts.events`. */
export type SourceIds = ReadonlyMap<string, readonly string[]>;

const commentsBefore = (node: ts.Node, source: ts.SourceFile): string | undefined => {
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart());
  return ranges?.map(({ pos, end }) => source.text.slice(pos, end)).join('\n');
};

const objectIn = (node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined => {
  if (node === undefined) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return objectIn(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
};

const nameOf = ({ name }: ts.PropertyAssignment) =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;

/**
 * Reads from a file of texts which requirements its comments name. A comment above an exported group is about all of
 * it; one above a text is about that text and those below it, up to the next comment.
 */
export function idsInSource(path: string, text: string): SourceIds {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, readonly string[]>();
  const readObject = (object: ts.ObjectLiteralExpression, prefix: string, outer: readonly string[]) => {
    let current = outer;
    for (const property of object.properties) {
      const comment = commentsBefore(property, source);
      if (comment !== undefined) current = idsIn(comment).length > 0 ? idsIn(comment) : outer;
      const name = ts.isPropertyAssignment(property) ? nameOf(property) : undefined;
      if (!ts.isPropertyAssignment(property) || name === undefined) continue;
      found.set(`${prefix}.${name}`, current);
      const inner = objectIn(property.initializer);
      if (inner) readObject(inner, `${prefix}.${name}`, current);
    }
  };
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const ids = idsIn(commentsBefore(statement, source) ?? '');
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name)) continue;
      found.set(name.text, ids);
      const object = objectIn(initializer);
      if (object) readObject(object, name.text, ids);
    }
  }
  return found;
}

/** Rows as `['R-027', groups.shellTexts.notFoundTitle, …]`: which requirement prints a text to the letter. */
export function requiredIn(text: string): SourceIds {
  const found = new Map<string, string[]>();
  for (const [, id = '', path = ''] of text.matchAll(/'([RA]-\d+)',\s*groups\.([\w.]+)/g))
    found.set(path, [...new Set([...(found.get(path) ?? []), id])]);
  return found;
}
