import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'boundaries', root: import.meta.dirname, environment: 'node', include: ['**/*.test.ts'] },
});
