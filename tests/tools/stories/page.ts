import ts from 'typescript-api';
import type { PageFile } from './facts.ts';

const keyOf = ({ name }: ts.ObjectLiteralElementLike) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined;

/** The object given to `componentPage({ … })`. */
function pageOf(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'componentPage' &&
    node.arguments[0] &&
    ts.isObjectLiteralExpression(node.arguments[0])
  )
    return node.arguments[0];
  return ts.forEachChild(node, pageOf);
}

/** What a page file says, as far as it is written there word for word. */
export function readPage(file: string, text: string): PageFile {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const page = pageOf(source);
  const initializers = new Map(
    (page?.properties ?? []).map((property) => [
      keyOf(property) ?? '',
      ts.isPropertyAssignment(property) ? property.initializer : undefined,
    ]),
  );
  const wordIn = (key: string) => {
    const value = initializers.get(key);
    if (value && ts.isStringLiteralLike(value)) return value.text;
    // `Tabs<string>` of a component with a type of its own.
    const named = value && ts.isExpressionWithTypeArguments(value) ? value.expression : value;
    return named && ts.isIdentifier(named) ? named.text : undefined;
  };
  const pairs = initializers.get('pairs');
  const keys = wordIn('keys');
  return {
    file,
    component: wordIn('component') ?? '',
    purpose: wordIn('purpose') ?? '',
    pairs: pairs && ts.isArrayLiteralExpression(pairs) ? pairs.elements.length : 0,
    keys: keys === 'none' || keys === 'parts' ? keys : initializers.has('keys') ? 'table' : undefined,
    matrix: wordIn('matrix') === 'stories' ? 'stories' : initializers.has('matrix') ? 'plan' : undefined,
  };
}
