import ts from 'typescript-api';

/** The commands behind `npm test` and `pnpm check`, by the file that runs them: its steps must stay these. */
export const STEPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tests/tools/test-all.mjs': {
    check: 'node tests/tools/check.mjs',
    unit: 'vitest run',
    boundaries: 'vitest run --config tests/boundaries/vitest.config.ts',
    security: 'vitest run --config tests/security/vitest.config.ts',
    contract: 'vitest run --config tests/contract/vitest.config.ts',
    build: 'pnpm --filter @sorella/app build',
    budget: 'node tests/tools/budget.mjs',
    'test:stories': 'node tests/tools/test-stories.mjs',
    journeys: 'node tests/tools/journeys.mjs',
  },
  'tests/tools/check.mjs': {
    'check:types': 'tsc --build --checkers 1',
    'check:format': 'biome check .',
    'check:lint': 'oxlint --type-aware --deny-warnings',
    'check:boundaries':
      'depcruise packages app/src mocks/src tests .storybook --config .dependency-cruiser.cjs',
    'check:unused': 'knip',
    'check:database-types': 'node packages/local-stack/src/generate-types.ts --check',
    'check:surface': 'node tests/tools/surface.mjs',
    'check:stories': 'node tests/tools/stories.mjs',
    'check:trace': 'node tests/tools/trace.mjs --check',
  },
};

const scriptsOf = (packageText: string): Record<string, unknown> => {
  const { scripts }: { scripts: Record<string, unknown> } = JSON.parse(packageText);
  return scripts;
};

/** The scripts that a file gives to `runSteps`; what is commented out or only stands beside it does not run. */
function stepsIn(file: string, text: string): string[] {
  const steps: string[] = [];
  const visit = (node: ts.Node, inRun: boolean): void => {
    const callee = ts.isCallExpression(node) ? node.expression.getText() : '';
    if (inRun && ts.isCallExpression(node) && callee === 'step') {
      const [, script] = node.arguments;
      if (script && ts.isStringLiteral(script)) steps.push(script.text);
    }
    ts.forEachChild(node, (child) => visit(child, inRun || callee === 'runSteps'));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true), false);
  return steps;
}

/** A sentence for each step that `npm test` or `pnpm check` has lost, and for each whose command is another. */
export function problemsOfSteps(read: (file: string) => string): string[] {
  const scripts = scriptsOf(read('package.json'));
  return Object.entries(STEPS).flatMap(([file, commands]) => {
    const steps = stepsIn(file, read(file));
    const gone = Object.keys(commands).filter((script) => !steps.includes(script));
    const come = steps.filter((script) => !(script in commands));
    const other = Object.keys(commands).filter((script) => scripts[script] !== commands[script]);
    return [
      ...gone.map(
        (script) =>
          `${file} no longer runs '${script}', so nothing it checks is checked: bring the step back, or take it out of tests/tools/trace/steps.ts as well.`,
      ),
      ...come.map(
        (script) =>
          `${file} runs '${script}', which nobody would miss: name it in tests/tools/trace/steps.ts.`,
      ),
      ...other.map(
        (script) =>
          `package.json says that '${script}' is \`${String(scripts[script])}\`, not \`${commands[script]}\`: take that back, or write it in tests/tools/trace/steps.ts too.`,
      ),
    ];
  });
}
