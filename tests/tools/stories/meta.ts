import ts from 'typescript-api';
import type { StoriesFile } from './facts.ts';

const keyOf = (property: ts.ObjectLiteralElementLike) => {
  const { name } = property;
  return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined;
};

const recordIn = (record: ts.ObjectLiteralExpression | undefined, key: string) => {
  const property = record?.properties.find((candidate) => keyOf(candidate) === key);
  return property && ts.isPropertyAssignment(property) && ts.isObjectLiteralExpression(property.initializer)
    ? property.initializer
    : undefined;
};

const nameIn = (record: ts.ObjectLiteralExpression, key: string) => {
  const property = record.properties.find((candidate) => keyOf(candidate) === key);
  return property && ts.isPropertyAssignment(property) && ts.isIdentifier(property.initializer)
    ? [property.initializer.text]
    : [];
};

/** The object given to `preview.meta({ … })`. */
function metaOf(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'meta' &&
    node.arguments[0] &&
    ts.isObjectLiteralExpression(node.arguments[0])
  )
    return node.arguments[0];
  return ts.forEachChild(node, metaOf);
}

/**
 * What a stories file says in its meta, as far as it is written there word for word: `component`, the keys of
 * `subcomponents`, whether there is a `parameters.page`, and `parameters.storyExemptions`.
 */
export function readMeta(file: string, text: string): StoriesFile {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const meta = metaOf(source);
  if (!meta) return { file, components: [], storyExemptions: {} };
  const parts = recordIn(meta, 'subcomponents')?.properties.map(keyOf) ?? [];
  const storyExemptions = (recordIn(recordIn(meta, 'parameters'), 'storyExemptions')?.properties ?? []).map(
    (property) => [
      keyOf(property) ?? '',
      ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
        ? property.initializer.text
        : '',
    ],
  );
  return {
    file,
    components: [...nameIn(meta, 'component'), ...parts.filter((part) => part !== undefined)],
    hasPage: recordIn(meta, 'parameters')?.properties.some((property) => keyOf(property) === 'page') ?? false,
    storyExemptions: Object.fromEntries(storyExemptions),
  };
}
