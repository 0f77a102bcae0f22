import ts from 'typescript-api';
import { idsIn } from './ids.ts';
import type { Test } from './list-tests.ts';

/** The words of a literal; what is filled in where it runs is a dash. */
function wordsOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce((text, { literal }) => `${text}–${literal.text}`, node.head.text);
}

/** Whether a text is a sentence that names an id. */
const isNaming = (text: string) => idsIn(text).length > 0 && /[a-z]{2}/.test(text);

/** An id alone names the row of a table in which it stands: all words of the row. */
function rowOf(node: ts.Node): string | undefined {
  const words = wordsOf(node);
  if (words === undefined || idsIn(words).join(' ') !== words) return undefined;
  const { parent } = node;
  const row = ts.isPropertyAssignment(parent) && parent.initializer === node ? parent.parent : parent;
  const said: string[] = [];
  const read = (part: ts.Node) => {
    const own = wordsOf(part);
    if (own !== undefined && part !== node) said.push(own);
    ts.forEachChild(part, read);
  };
  if (ts.isArrayLiteralExpression(row) || ts.isObjectLiteralExpression(row) || ts.isPropertyAssignment(row))
    read(row);
  return said.length > 0 ? `${words}: ${said.join(', ')}` : undefined;
}

/** Whether a call's body is a test or a group: its last argument is a function. */
const hasBody = ({ arguments: given }: ts.CallExpression) => {
  const last = given.at(-1);
  return last !== undefined && (ts.isArrowFunction(last) || ts.isFunctionExpression(last));
};

/**
 * The tests of a file that name an id, as they are written: in their own title or a group's, or in a row of a table
 * that they take. Nothing is run, so that a page can list them; `list-tests.ts` asks the runners, which takes minutes
 * and puts together titles that code makes.
 */
export function readTitles(file: string, text: string): Test[] {
  if (idsIn(text).length === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const look = (node: ts.Node, outer: readonly string[]) => {
    const words = wordsOf(node);
    const named = words !== undefined && isNaming(words) ? words : rowOf(node);
    if (named !== undefined) found.add([...outer, named].join(' > '));
    if (!ts.isCallExpression(node) || !hasBody(node)) {
      ts.forEachChild(node, (child) => look(child, outer));
      return;
    }
    const [first, ...rest] = node.arguments;
    const title = wordsOf(first);
    if (first) look(first, outer);
    look(node.expression, outer);
    for (const argument of rest) look(argument, title === undefined ? outer : [...outer, title]);
  };
  look(source, []);
  return [...found].map((name) => ({ file, name }));
}
