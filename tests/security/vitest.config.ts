import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'security',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./support/demo-database.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // Node loads the stack itself: it looks for its programs with import.meta.resolve.
    server: { deps: { external: [/packages\/local-stack\//] } },
  },
});
