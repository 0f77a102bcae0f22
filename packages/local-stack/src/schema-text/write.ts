import { type Comments, functionComment } from './comments.ts';
import type { Part, Relation, Routine } from './introspect.ts';
import { subjectOf } from './subjects.ts';

const LINE = 110;

/** Postgres' words as the migrations write them: small, since only what stands in quotes may be anything else. */
const asWeWrite = (sql: string): string =>
  sql
    .split(/('(?:[^']|'')*'|"[^"]*")/)
    .map((text, place) => (place % 2 === 0 ? text.toLowerCase().replace(/^::text(?!\[)/, '') : text))
    .join('')
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replaceAll(/\( select ([\w.]+\((?:[\w.]+\(\)|'\w+')?\)) as \w+\)/g, '(select $1)')
    .replaceAll(/(?<!using |check )\((\(select [\w.]+\(\)\))\)/g, '$1');

/** Up to where a line may end: behind a comma or before a word that joins, and never in quotes. */
const PIECE =
  /(?:'(?:[^']|'')*'|"[^"]*"|[^'"])+?(?:, | (?=(?:and|or|when|then|else|where|execute|references|to) )|$)/g;

/** Breaks a line that is too long. */
function fold(line: string): string {
  const pieces = line.match(PIECE) ?? [];
  if (line.length <= LINE || pieces.join('') !== line) return line;
  const indent = `${/^ */.exec(line)?.[0]}  `;
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && (last + piece).trimEnd().length <= LINE) lines[lines.length - 1] = last + piece;
    else lines.push(last === undefined ? piece : indent + piece);
  }
  return lines.map((part) => part.trimEnd()).join('\n');
}

const foldAll = (sql: string): string => sql.split('\n').map(fold).join('\n');

const quoted = (comment: string | null): string =>
  comment === null ? '' : comment.replaceAll(/^/gm, '-- ').concat('\n');

function writeRelation(relation: Relation, comments: Comments): string {
  const { name } = relation;
  const said = (key: string) => comments.get(key) ?? '';
  const indented = (comment: string) => comment.replaceAll(/^(?=.)/gm, '  ');
  const parts = (kind: string, list: readonly Part[], key: (part: Part) => string) =>
    list.map(
      (part) =>
        `${said(`${kind} ${key(part)}`)}${foldAll(asWeWrite(part.definition).replace(' for each ', '\n  for each '))};`,
    );
  const table = [
    ...relation.columns.map(
      ({ name: column, definition, comment }) =>
        `${indented(said(`column ${name}.${column}`) || quoted(comment))}${foldAll(`  ${column} ${asWeWrite(definition)}`)}`,
    ),
    ...relation.constraints.map(
      (part) =>
        `${indented(said(`column ${name}.${part.name}`))}${fold(`  constraint ${part.name} ${asWeWrite(part.definition)}`)}`,
    ),
  ].join(',\n');
  const made =
    relation.kind === 'view'
      ? `${said(`view ${name}`)}create view ${name} as\n${asWeWrite(relation.query ?? '')}`
      : `${said(`table ${name}`) || quoted(relation.comment)}create table ${name} (\n${table}\n);`;
  const rules = [
    ...(relation.secured ? [`alter table ${name} enable row level security;`] : []),
    ...relation.grants.map(({ verb, columns, roles }) =>
      fold(
        `grant ${verb}${columns === null ? '' : ` (${columns.join(', ')})`} on ${name} to ${roles.join(', ')};`,
      ),
    ),
  ];
  const onTable = ({ name: part }: Part) => `${part} ${name}`;
  return [
    ...(relation.ours ? [made] : [`-- On ${name}, which is Supabase's.`]),
    relation.ours
      ? parts('index', relation.indexes, ({ name: index }) => `${index.split('.')[1]} ${name}`).join('\n')
      : '',
    relation.ours ? rules.join('\n') : '',
    parts('policy', relation.policies, onTable).join('\n'),
    parts('trigger', relation.triggers, onTable).join('\n'),
  ]
    .filter((block) => block !== '')
    .join('\n');
}

function writeRoutine({ name, signature, head, body, roles }: Routine, comments: Comments): string {
  const [create = '', returns = '', ...options] = asWeWrite(head)
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());
  return [
    `${functionComment(comments, name, body)}${fold(create)}`,
    fold(returns),
    options.join(' '),
    `as $$${body}$$;`,
    ...(roles.length === 0
      ? []
      : [
          fold(
            `grant execute on function ${asWeWrite(signature).replaceAll(',', ', ')} to ${roles.join(', ')};`,
          ),
        ]),
  ].join('\n');
}

/** Each after the first that calls it; those that nothing of the list calls stand first, the API's before the others. */
function byCaller(routines: readonly Routine[]): Routine[] {
  const placed = new Set<Routine>();
  const callsOf = ({ body }: Routine) => new Set(body.match(/(?:private|public)\.\w+(?=\()/g));
  const called = new Set(
    routines.flatMap((routine) => [...callsOf(routine)].filter((name) => name !== routine.name)),
  );
  const place = (routine: Routine) => {
    if (placed.has(routine)) return;
    placed.add(routine);
    for (const name of callsOf(routine)) routines.filter((other) => other.name === name).forEach(place);
  };
  const ofTheApi = ({ name }: Routine) => name.startsWith('public.');
  routines.filter(ofTheApi).forEach(place);
  routines.filter(({ name }) => !called.has(name)).forEach(place);
  routines.forEach(place);
  return [...placed];
}

const HEADER = `-- How this stands after all migrations, to be read: nothing runs this file. \`pnpm types:generate\` writes it. To
-- change a function, copy it into a new migration.`;

/** The files that show a schema, one a subject, by their names. */
export function writeSchema(
  { relations, routines }: { relations: readonly Relation[]; routines: readonly Routine[] },
  comments: Comments,
): Map<string, string> {
  const names = [...relations, ...routines].map(({ name }) => subjectOf(name));
  const subjects = [...new Set(names)].toSorted();
  return new Map(
    subjects.map((subject) => {
      const within = ({ name }: { readonly name: string }) => subjectOf(name) === subject;
      const blocks = [
        ...relations.filter(within).map((relation) => writeRelation(relation, comments)),
        ...byCaller(routines.filter(within)).map((routine) => writeRoutine(routine, comments)),
      ];
      return [`${subject}.sql`, `${[HEADER, ...blocks].join('\n\n')}\n`];
    }),
  );
}
