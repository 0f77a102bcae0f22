import ts from 'typescript-api';
import { casesOf, constantOf, type FindExport, fillTitle } from './each-table.ts';
import { idsIn } from './ids.ts';
import { type TestCall, takesOut, testCallOf } from './test-call.ts';

/** One test as it is written down; `it.each` and a loop make several of it when they run. */
export interface Test {
  /** From the repository's root. */
  readonly file: string;
  /** The titles of its groups and its own, as written. */
  readonly titles: readonly string[];
  /** How many cases of it are written in its tables; 1 without a table, undefined when only running would tell. */
  readonly cases: number | undefined;
  /** False when it is skipped, is expected to fail, or only calls suites that stand elsewhere. */
  readonly proves: boolean;
  /** Requirements and decisions that its titles name, also by the cases of its tables. */
  readonly ids: readonly string[];
}

/** What one file holds. */
export interface TestFile {
  readonly tests: readonly Test[];
  /** Titles of promises that this file admits to be broken: their suites expect them to fail. */
  readonly gaps: readonly string[];
}

/** A title as written; what only running would tell stays an expression in braces. */
function titleOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return titleOf(node.left) + titleOf(node.right);
  return `\${${node.getText()}}`;
}

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Every text in the objects that a call of a suite is given. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => {
    texts.push(...textsIn(child));
  });
  return texts;
}

interface Level {
  readonly titles: readonly string[];
  readonly ids: readonly string[];
  readonly cases: number | undefined;
  readonly idle: boolean;
}

const noExports: FindExport = () => undefined;

/** Reads the tests of one file from its text, without running it. */
export function readTests(file: string, text: string, findExport: FindExport = noExports): TestFile {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const tests: Test[] = [];
  const gaps: string[] = [];

  function levelOf(call: ts.CallExpression, { table, idle, kind, callee }: TestCall, outer: Level): Level {
    const [first] = call.arguments;
    const ours = kind === 'group' && /^describe[A-Z]/.test(callee);
    const named =
      first !== undefined && (!ours || ts.isStringLiteralLike(first) || ts.isTemplateExpression(first));
    const own = named ? titleOf(first) : '';
    const cases = table ? casesOf(table, source, findExport) : undefined;
    const filled = cases?.map((cells) => fillTitle(own, cells)) ?? [own];
    return {
      titles: [...outer.titles, own || callee],
      ids: [...outer.ids, ...filled.flatMap(idsIn)],
      cases: table ? cases && outer.cases && cases.length * outer.cases : outer.cases,
      idle: outer.idle || idle,
    };
  }

  /** A loop runs the tests in it once for each case of its table, as far as that is written down. */
  function levelInLoop(loop: ts.Node, outer: Level): Level {
    if (!ts.isIterationStatement(loop, false)) return outer;
    const cases = ts.isForOfStatement(loop) ? casesOf(loop.expression, source, findExport) : undefined;
    return { ...outer, cases: cases && outer.cases && cases.length * outer.cases };
  }

  function record({ titles, ids, cases, idle }: Level) {
    tests.push({ file, titles, cases, proves: !idle, ids: [...new Set(ids)] });
  }

  /** Looks through a body; returns whether something in it takes the test around it out. */
  function visit(node: ts.Node, level: Level, inTest: boolean): boolean {
    let out = false;
    const inner = inTest ? level : levelInLoop(node, level);
    const onward = (child: ts.Node) => {
      out = visit(child, inner, inTest) || out;
    };
    const call = ts.isCallExpression(node) ? testCallOf(node) : undefined;
    if (!ts.isCallExpression(node) || !call) {
      if (inTest && ts.isCallExpression(node) && takesOut(node)) return true;
      ts.forEachChild(node, onward);
      return out;
    }
    if (inTest) return takesOut(node);
    const own = levelOf(node, call, level);
    const bodies = node.arguments.filter(isFunction);
    if (call.kind === 'test') {
      const named = node.arguments[0] && !isFunction(node.arguments[0]);
      if (!named || (bodies.length === 0 && !own.idle && node.arguments.length < 2)) return false;
      const takenOut = bodies.map((body) => visit(body, own, true)).some(Boolean);
      record({ ...own, idle: own.idle || takenOut });
      return false;
    }
    const before = tests.length;
    for (const body of bodies) visit(body, own, false);
    // A group without tests of its own calls a suite: if that call is deleted, the suite's tests no longer run.
    if (tests.length === before && /^describe[A-Z]/.test(call.callee)) {
      record({ ...own, ids: [], idle: true, titles: [...own.titles, 'calls the suite'] });
      const written = node.arguments.map((one) =>
        ts.isIdentifier(one) ? (constantOf(source, one.text) ?? one) : one,
      );
      gaps.push(...written.filter(ts.isObjectLiteralExpression).flatMap(textsIn));
    }
    return false;
  }

  visit(source, { titles: [], ids: [], cases: 1, idle: false }, false);
  return { tests, gaps };
}
