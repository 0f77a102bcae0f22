import ts from 'typescript-api';

/** A call that makes a test or a group of them. */
export interface TestCall {
  readonly kind: 'test' | 'group';
  /** What stands before the call's own brackets: `it.each`, `describePort`. */
  readonly callee: string;
  /** It does not prove its title: it does not run, or is meant to fail. */
  readonly idle: boolean;
  /** The table of `.each` or `.for`. */
  readonly table: ts.Expression | undefined;
}

const MODIFIERS = new Set(
  'each for skip todo fails fail fixme skipIf runIf only concurrent sequential serial parallel shuffle describe'.split(
    ' ',
  ),
);
const IDLE = new Set(['skip', 'todo', 'fails', 'fail', 'fixme', 'skipIf', 'runIf']);
const TESTS = new Set(['it', 'test', 'promise']);
const GROUPS = /^(describe|suite|describe[A-Z]\w*)$/;

interface Chain {
  readonly names: readonly string[];
  readonly table?: ts.Expression | undefined;
}

/** `it.skipIf(x).each(table)` as its names, from the left, and its table. */
function chainOf(node: ts.Expression): Chain | undefined {
  if (ts.isIdentifier(node)) return { names: [node.text] };
  if (ts.isPropertyAccessExpression(node)) {
    const chain = chainOf(node.expression);
    return chain && { ...chain, names: [...chain.names, node.name.text] };
  }
  if (ts.isTaggedTemplateExpression(node)) return chainOf(node.tag);
  if (!ts.isCallExpression(node)) return undefined;
  const chain = chainOf(node.expression);
  const last = chain?.names.at(-1) ?? '';
  if (!chain || !/^(each|for|skipIf|runIf)$/.test(last)) return undefined;
  return /^(each|for)$/.test(last) ? { ...chain, table: node.arguments[0] } : chain;
}

/** Options such as `{ skip: true }`, which take a test out as `.skip` does. */
const isTakenOut = (call: ts.CallExpression) =>
  call.arguments.some(
    (argument) =>
      ts.isObjectLiteralExpression(argument) &&
      argument.properties.some(
        (property) => property.name && ts.isIdentifier(property.name) && IDLE.has(property.name.text),
      ),
  );

/** Reads a call as one that makes a test or a group; undefined for all others. */
export function testCallOf(call: ts.CallExpression): TestCall | undefined {
  const chain = chainOf(call.expression);
  const [first = '', ...modifiers] = chain?.names ?? [];
  if (!chain || (!TESTS.has(first) && !GROUPS.test(first))) return undefined;
  if (!modifiers.every((name) => MODIFIERS.has(name))) return undefined;
  // `it.each(table)` is only the first half of a call, and a bare `it()` none.
  if (
    /^(each|for|skipIf|runIf)$/.test(modifiers.at(-1) ?? '') &&
    ts.isPropertyAccessExpression(call.expression)
  )
    return undefined;
  // A suite is called for what it does; a function that describes something in words is called for its answer.
  if (/^describe[A-Z]/.test(first) && !ts.isExpressionStatement(call.parent)) return undefined;
  const isGroup = GROUPS.test(first) || modifiers.includes('describe');
  return {
    kind: isGroup ? 'group' : 'test',
    callee: chain.names.join('.'),
    idle: modifiers.some((name) => IDLE.has(name)) || isTakenOut(call),
    table: chain.table,
  };
}

/** Whether a call inside a test's own body takes the test out: `test.skip()`, `test.fixme(…)`, `context.skip()`. */
export const takesOut = (call: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(call.expression) &&
  ts.isIdentifier(call.expression.expression) &&
  /^(test|it|context|ctx|t)$/.test(call.expression.expression.text) &&
  /^(skip|fixme|fail|fails|todo)$/.test(call.expression.name.text);
