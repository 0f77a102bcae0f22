import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const node = (name: string, root: string) => ({
  test: { name, root, environment: 'node' as const, include: ['src/**/*.test.ts'] },
});

/** For those that start a database, on a machine that has other things to do as well. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Left to itself Vitest leaves one core free: of two that is half of them.
    maxWorkers: '100%',
    projects: [
      node('core', 'packages/core'),
      node('supabase', 'packages/supabase'),
      { test: { ...node('local-stack', 'packages/local-stack').test, ...patient } },
      { test: { ...node('mocks', 'mocks').test, ...patient } },
      {
        test: { name: 'atlas', root: '.storybook/atlas', environment: 'node', include: ['*.test.ts'] },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'ui',
          root: 'packages/ui',
          hookTimeout: patient.hookTimeout,
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./src/test-setup.ts'],
        },
      },
    ],
  },
});
