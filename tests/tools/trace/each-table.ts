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

/**
 * The cases that `it.each(table)` runs, as far as the table is written down word for word, here or as a constant
 * that is imported; undefined when only running would tell.
 */
export function casesOf(
  table: ts.Expression,
  source: ts.SourceFile,
  findExport: FindExport,
): readonly Case[] | undefined {
  const node = bare(table);
  if (ts.isIdentifier(node)) {
    const value = constantOf(source, node.text) ?? importOf(source, node.text, findExport);
    return value && !ts.isIdentifier(bare(value))
      ? casesOf(value, value.getSourceFile(), findExport)
      : undefined;
  }
  if (!ts.isArrayLiteralExpression(node) || node.elements.some(ts.isSpreadElement)) return undefined;
  const textOf = (cell: ts.Expression) => (ts.isStringLiteralLike(bare(cell)) ? bare(cell) : undefined);
  return node.elements.map((element) => {
    const row = bare(element);
    const cells = ts.isArrayLiteralExpression(row) ? row.elements : [row];
    return cells.map((cell) => {
      const text = textOf(cell);
      return text && ts.isStringLiteralLike(text) ? text.text : undefined;
    });
  });
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
