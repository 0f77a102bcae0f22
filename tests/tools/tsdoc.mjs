// `pnpm check:tsdoc`: everything that a file exports says in a comment what it promises.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import { root } from './processes.mjs';

const parse = (file) =>
  ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ESNext, true);

const has = ({ modifiers }, wanted) => modifiers?.some(({ kind }) => kind === wanted) ?? false;

/** A comment counts when it has words of its own: neither an empty one nor a bare tag says anything. */
const speaks = (statement) =>
  ts
    .getJSDocCommentsAndTags(statement)
    .some(
      (node) =>
        /[\p{L}\p{N}]/u.test(ts.getTextOfJSDocComment(node.comment) ?? '') ||
        (ts.isJSDoc(node) && (node.tags ?? []).some(({ comment }) => comment)),
    );

/** The names that a statement declares at the top of a file. */
function declaredBy(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : name.elements.flatMap(({ name: part }) => part?.getText() ?? []),
    );
  if (ts.isExportAssignment(statement)) return ['default'];
  return ts.isDeclarationStatement(statement) ? [statement.name?.getText() ?? 'default'] : [];
}

/** Names that `export { a, b as c }` and `export default a` hand out of the same file, as they were declared. */
function listedBy(statement) {
  if (ts.isExportAssignment(statement))
    return ts.isIdentifier(statement.expression) ? [statement.expression.text] : [];
  const isList = ts.isExportDeclaration(statement) && !statement.moduleSpecifier && statement.exportClause;
  return isList && ts.isNamedExports(statement.exportClause)
    ? statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : [];
}

/** Names that a file declares and exports, at once or in a list, without words before them. */
function undocumentedIn(file) {
  const { statements } = parse(file);
  const listed = new Set(statements.flatMap(listedBy));
  const exported = statements.flatMap((statement) => {
    // What a default export only names is asked for where it is declared.
    if (ts.isExportAssignment(statement) && listedBy(statement).length > 0) return [];
    const isOut = has(statement, ts.SyntaxKind.ExportKeyword) || ts.isExportAssignment(statement);
    return declaredBy(statement)
      .filter((name) => isOut || listed.has(name))
      .map((name) => ({ name, statement }));
  });
  // Of an overloaded function the first declaration speaks for all.
  const spoken = new Set(exported.filter(({ statement }) => speaks(statement)).map(({ name }) => name));
  return [...new Set(exported.map(({ name }) => name))].filter((name) => !spoken.has(name));
}

const FOLDERS = '{packages/*/src,app/src,mocks/src,.storybook,tests/tools}/**/*.{ts,tsx}';
// A style is named by its role, and what a tool generates or asks for by name documents itself.
const UNASKED =
  /\.(css|stories|test|gen)\.tsx?$|database\.types\.ts$|\/routes\/|^\.storybook\/(main|preview|manager|test-runner)\.tsx?$/;
const written = globSync(FOLDERS, { cwd: root }).filter((file) => !UNASKED.test(file));

const problems = written.flatMap((file) =>
  undocumentedIn(file).map(
    (name) => `${file}: '${name}' is exported without a TSDoc comment: say what it promises.`,
  ),
);
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
