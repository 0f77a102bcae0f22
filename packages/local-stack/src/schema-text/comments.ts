/** What the migrations say above a definition, by `<kind> <name>`. */
export type Comments = ReadonlyMap<string, string>;

const FUNCTION = /((?:^--.*\n)*)^create (?:or replace )?function ([\w.]+)\s*\([\s\S]*?\$\$([\s\S]*?)\$\$;/gm;
const TABLE = /((?:^--.*\n)*)^create table ([\w.]+) \(\n([\s\S]*?)^\);/gm;
const ADDED = /((?:^--.*\n)*)^alter table ([\w.]+)\s+add column ((?:--.*|[^;])*);/gm;
const PART = /((?:^--.*\n)*)^create (?:unique )?(index|policy|trigger|view) ("[^"]*"|\w+)((?:--.*|[^;])*);/gm;
const COLUMN = /((?:^ +--.*\n)*)^ +(?:add column |constraint )?(\w+) /gm;

const dedent = (comment: string): string => comment.replaceAll(/^ +/gm, '');

/** The key of what is said above this very definition of a function; several may have its name. */
const keyOf = (name: string, body: string): string => `function ${name} ${body}`;

/** What is said of a function: above its definition, else above the last before it that says something. */
export const functionComment = (comments: Comments, name: string, body: string): string =>
  comments.get(keyOf(name, body)) || comments.get(`function ${name}`) || '';

/**
 * The `--` lines directly above what the migrations define, of the last definition where there are several.
 *
 * @param migrations - their texts, in order.
 */
export function commentsOf(migrations: readonly string[]): Comments {
  const comments = new Map<string, string>();
  const columnsOf = (table: string, text: string) => {
    for (const [, comment = '', column = ''] of text.matchAll(COLUMN)) {
      if (comment !== '') comments.set(`column ${table}.${column}`, dedent(comment));
    }
  };
  for (const sql of migrations) {
    for (const [, comment = '', name = '', body = ''] of sql.matchAll(FUNCTION)) {
      comments.set(keyOf(name, body), comment);
      if (comment !== '') comments.set(`function ${name}`, comment);
    }
    const rest = sql.replaceAll(FUNCTION, '');
    for (const [, comment = '', table = '', columns = ''] of rest.matchAll(TABLE)) {
      comments.set(`table ${table}`, comment);
      columnsOf(table, columns);
    }
    for (const [, comment = '', table = '', added = ''] of rest.matchAll(ADDED)) {
      columnsOf(table, `${comment.replaceAll(/^/gm, ' ').trimEnd()}\n ${added}`);
    }
    for (const [, comment = '', kind = '', name = '', definition = ''] of rest.matchAll(PART)) {
      const [, table = ''] = / on ([\w.]+)/.exec(definition.replaceAll(/\s+/g, ' ')) ?? [];
      comments.set(
        kind === 'view' ? `view ${name}` : `${kind} ${name.replaceAll('"', '')} ${table}`,
        comment,
      );
    }
  }
  return comments;
}
