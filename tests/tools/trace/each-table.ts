import ts from 'typescript-api';

/** Finds the value of a name that another file exports; undefined when it cannot be read. */
export type FindExport = (from: string, module: string, name: string) => ts.Expression | undefined;

const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

/** What a constant of the file itself is set to. */
export function constantOf(source: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
    );
    if (found?.initializer) return found.initializer;
  }
  return undefined;
}

function importOf(source: ts.SourceFile, name: string, findExport: FindExport) {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const names = statement.importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names)) continue;
    const found = names.elements.find((element) => element.name.text === name);
    if (found)
      return findExport(
        source.fileName,
        statement.moduleSpecifier.text,
        (found.propertyName ?? found.name).text,
      );
  }
  return undefined;
}

/** One case of a table: its cells as far as they are written as plain texts. */
type Case = readonly (string | undefined)[];

const textOf = (cell: ts.Expression | undefined) => {
  const text = cell && bare(cell);
  return text && ts.isStringLiteralLike(text) ? text.text : undefined;
};

const nameOf = (property: ts.ObjectLiteralElementLike) =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name))
    ? property.name.text
    : undefined;

/** One case for each element of a list. */
function casesOfList(list: ts.Expression): readonly Case[] | undefined {
  if (!ts.isArrayLiteralExpression(list) || list.elements.some(ts.isSpreadElement)) return undefined;
  return list.elements.map((element) => {
    const row = bare(element);
    return ts.isArrayLiteralExpression(row) ? row.elements.map(textOf) : [textOf(row)];
  });
}

/** One case for each property of a record, as `Object.entries`, `keys` or `values` gives them. */
function casesOfRecord(record: ts.Expression, taken: string): readonly Case[] | undefined {
  if (!ts.isObjectLiteralExpression(record) || record.properties.some(ts.isSpreadAssignment))
    return undefined;
  return record.properties.map((property) => {
    const value = ts.isPropertyAssignment(property) ? textOf(property.initializer) : undefined;
    const name = nameOf(property);
    if (taken === 'entries') return [name, value];
    return [taken === 'keys' ? name : value];
  });
}

/**
 * The cases that `it.each(table)` or a loop over the table runs, as far as the table is written down word for word,
 * here or as a constant that is imported; undefined when only running would tell.
 */
export function casesOf(
  table: ts.Expression,
  source: ts.SourceFile,
  findExport: FindExport,
): readonly Case[] | undefined {
  const written = (node: ts.Expression) => {
    const value = ts.isIdentifier(node)
      ? (constantOf(source, node.text) ?? importOf(source, node.text, findExport))
      : node;
    return value && bare(value);
  };
  const node = written(bare(table));
  if (!node) return undefined;
  const [, taken] = ts.isCallExpression(node)
    ? (/^Object\.(entries|keys|values)$/.exec(node.expression.getText()) ?? [])
    : [];
  const [record] = ts.isCallExpression(node) ? node.arguments : [];
  if (!taken || !record) return casesOfList(node);
  const found = written(bare(record));
  return found && casesOfRecord(found, taken);
}

/** A title with the texts of one case in its places, as the test runner will print it. */
export function fillTitle(title: string, cells: Case): string {
  let at = 0;
  return title.replace(/%[sdifjoOc]/g, (place) => {
    const cell = cells[at];
    at += 1;
    return cell ?? place;
  });
}
