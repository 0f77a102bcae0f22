import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A package without the sources that its maps name is said so once a file.
  logLevel: 'error',
  test: {
    name: 'boundaries',
    root: import.meta.dirname,
    environment: 'node',
    include: ['**/*.test.ts'],
    testTimeout: 180_000,
    // It imports JSON as bundlers take it, and Node does not.
    server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/] } },
  },
});
