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

/** What only carries words: alone it shows no component. */
const WORDS = new Set(['Text', 'Heading', 'Fragment']);

/** Whether a half of a pair draws a component: one by its tag, or what a function or a constant of the file draws. */
function drawsComponent(node: ts.Node, component: string): boolean {
  if (ts.isCallExpression(node)) return true;
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    const tag = node.tagName.getText();
    // A page about text shows the text itself.
    if (tag === component || !(WORDS.has(tag) || /^[a-z]/.test(tag))) return true;
  }
  return ts.forEachChild(node, (inner) => drawsComponent(inner, component) || undefined) ?? false;
}

/** Whether both halves of a pair are sentences. */
function isOfWords(pair: ts.Expression, component: string): boolean {
  if (!ts.isObjectLiteralExpression(pair)) return false;
  const halves = pair.properties.flatMap((half) =>
    ts.isPropertyAssignment(half) && /^(good|bad)$/.test(keyOf(half) ?? '') ? [half.initializer] : [],
  );
  return (
    halves.length > 0 && halves.every((half) => !ts.isIdentifier(half) && !drawsComponent(half, component))
  );
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
  const listed = initializers.get('pairs');
  const pairs = listed && ts.isArrayLiteralExpression(listed) ? listed.elements : [];
  const component = wordIn('component') ?? '';
  const keys = wordIn('keys');
  return {
    file,
    component,
    purpose: wordIn('purpose') ?? '',
    pairs: pairs.length,
    wordPairs: pairs.filter((pair) => isOfWords(pair, component)).length,
    keys: keys === 'none' || keys === 'parts' ? keys : initializers.has('keys') ? 'table' : undefined,
    matrix: wordIn('matrix') === 'stories' ? 'stories' : initializers.has('matrix') ? 'plan' : undefined,
  };
}
