/** A single place where a migration can be made worse: what is looked for, and what is put there. */
export interface Operator {
  readonly kind: string;
  readonly from: RegExp;
  /** As for `String.replace`; null where the match is no such place after all. */
  readonly to: string | ((...groups: string[]) => string | null);
  /** Looked for in what functions do alone, between `$$` and `$$`. */
  readonly isOfBodies?: boolean;
}

/** What protects by itself: policies, grants, constraints, locks. */
export const PROTECTION: readonly Operator[] = [
  { kind: 'policy', from: /(using|with check) \((?!true)(?=[^;]*;)/g, to: '$1 (true or ' },
  { kind: 'policy', from: /\(select auth\.uid\(\)\)/g, to: 'user_id' },
  {
    kind: 'grant',
    from: /grant execute on function\b([^;]*)to (authenticated|service_role)/g,
    to: 'grant execute on function$1to public',
  },
  {
    kind: 'grant',
    from: /grant select on ([a-z._]+) to authenticated/g,
    to: 'grant all on $1 to anon, authenticated',
  },
  {
    kind: 'grant',
    from: /grant insert \(/g,
    to: 'grant delete on public.events to authenticated; grant insert (',
  },
  { kind: 'RLS', from: /alter table ([a-z._]+) enable row level security;/g, to: '' },
  { kind: 'lock', from: / for (no key )?update;/g, to: ';' },
  { kind: 'lock', from: / for key share;/g, to: ';' },
  {
    kind: 'lock',
    from: /\n\s+order by ((?:user_id, other_user_|)id)(?=\n\s+for (no key )?update)/g,
    to: '\n  order by $1 desc',
  },
  { kind: 'lock', from: /perform pg_advisory_xact_lock\([^;]*;/g, to: '' },
  { kind: 'unique', from: /create unique index/g, to: 'create index' },
  { kind: 'unique', from: / unique(?=[ ,])/g, to: '' },
  { kind: 'check', from: / check \((?=[^;]*;)/g, to: ' check (true or ' },
  {
    kind: 'not null',
    from: /(?<=(?:uuid|text|integer|timestamptz|boolean|jsonb|text\[\]|timestamptz\[\])) not null/g,
    to: '',
  },
  { kind: 'trigger', from: /create trigger [^;]*;/g, to: '' },
  { kind: 'definer', from: /security invoker/g, to: 'security definer' },
  { kind: 'definer', from: /security definer/g, to: 'security invoker' },
  { kind: 'search_path', from: / set search_path = ''/g, to: '' },
  { kind: 'regex anchor', from: /~ '\^/g, to: "~ '" },
  { kind: 'regex anchor', from: /\$'(?=[\s,);])/g, to: "'" },
  { kind: 'regex anchor', from: /\('\^' \|\|/g, to: "('' ||" },
  { kind: 'topic', from: /'(user|typing):'/g, to: "'all:'" },
  { kind: 'topic', from: /(?<=topic\(\)\)) = '(events|admins)'/g, to: " <> 'none'" },
  { kind: 'topic', from: /'(events|admins)', true\)/g, to: "'everyone', true)" },
];

/** A word for another of its kind, in both directions. */
const swap =
  (...pairs: readonly (readonly [string, string])[]) =>
  (found: string): string | null =>
    pairs.flatMap(([one, other]) => (found === one ? [other] : found === other ? [one] : []))[0] ?? null;

const isBalanced = (sql: string): boolean => {
  let open = 0;
  for (const sign of sql) {
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
};

const PEOPLE = [
  ['sender_id', 'recipient_id'],
  ['requester_id', 'recipient_id'],
  ['blocker_id', 'blocked_id'],
  ['reporter_id', 'reported_id'],
  ['mine', 'theirs'],
] as const;

const STATES = [
  ["'approved'", "'pending'"],
  ["'denied'", "'approved'"],
  ["'paid'", "'pending'"],
  ["'cancelled'", "'paid'"],
  ["'open'", "'dismissed'"],
  ["'active'", "'cancelled'"],
  ["'accepted'", "'second-payment'"],
  ["'refunded'", "'kept'"],
  ["'rejected'", "'approved'"],
] as const;

const anyOf = (words: readonly string[]) => `(?:${[...new Set(words)].join('|')})`;

const INSTANT = String.raw`(?:clock_timestamp|now|[a-z_.]+_(?:at|time)\b|coalesce\(before_)`;

const IN_BODIES: readonly Operator[] = [
  {
    kind: 'condition',
    from: /(?<=\n\s+)and ([^\n;]+)(?=;?\n)/g,
    to: (_all, condition = '') =>
      isBalanced(condition) && !/ (then|loop)$/.test(condition) ? `and (true or (${condition}))` : null,
  },
  {
    kind: 'condition',
    from: /\bif (?!not |exists \()([^;]+?) then\b/g,
    to: (_all, condition = '') => `if not coalesce((${condition}), false) then`,
  },
  { kind: 'condition', from: /\bif not /g, to: 'if ' },
  { kind: 'condition', from: /(?<=(?:where|and|or|when|select) )not exists \(/g, to: 'exists (' },
  // No test meets an instant exactly: there the other half of time is what differs.
  {
    kind: 'limit',
    // None and no elements at all are the same to whoever looks at each of them.
    from: new RegExp(String.raw`(?<= )(?<!cardinality\([a-z_]+\) )(?:>=|<=|<|>)(?= (?!${INSTANT}))`, 'g'),
    to: swap(['>=', '>'], ['<=', '<']),
  },
  { kind: 'limit', from: new RegExp(`(?<= )[<>](?= ${INSTANT})`, 'g'), to: swap(['>', '<']) },
  { kind: 'limit', from: /interval '(\d+) (\w+)'/g, to: "interval '1$1 $2'" },
  {
    kind: 'limit',
    // What takes one row takes the first of several, too.
    from: /(?<=(?:limit|between|and|>|<|>=|<=|least\([^()]*,|coalesce\([^()]*,) )(?!(?<=limit )1\b)(\d{1,6})\b/g,
    to: '1$1',
  },
  { kind: 'order', from: /(?<=[a-z_] )(?:asc|desc)\b/g, to: swap(['asc', 'desc']) },
  { kind: 'order', from: /\b(?:min|max)(?=\()/g, to: swap(['min', 'max']) },
  { kind: 'order', from: /(?<=order by [a-z_.]+)(?=,? [a-z_.]+\n|\n|\))/g, to: ' desc' },
  { kind: 'literal', from: new RegExp(anyOf(STATES.flat()), 'g'), to: swap(...STATES) },
  { kind: 'literal', from: /(?<=\b)(?:true|false)\b(?! or)/g, to: swap(['true', 'false']) },
  {
    kind: 'person',
    from: /\(select auth\.uid\(\)\)|auth\.uid\(\)/g,
    to: '(select user_id from public.admin_users limit 1)',
  },
  { kind: 'person', from: new RegExp(`\\b${anyOf(PEOPLE.flat())}\\b(?!\\))`, 'g'), to: swap(...PEOPLE) },
  { kind: 'step', from: / skip locked/g, to: '' },
  { kind: 'step', from: /perform private\.(?!lock_)[a-z_]+\([^;]*;/g, to: 'null;' },
];

/** What procedures do: conditions, limits, orders, literals, persons. */
export const BEHAVIOUR: readonly Operator[] = IN_BODIES.map((operator) => ({
  ...operator,
  isOfBodies: true,
}));
