import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** How long a test takes is no concern of its own: a busy machine may take its time. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};
const patientWaits = path.join(import.meta.dirname, 'tests/tools/patient-waits.ts');

interface NodeOptions {
  readonly more?: readonly string[];
  /** Whether each file has modules of its own: what they keep (a choice, code that is loaded) is then no other's. */
  readonly isolate?: boolean;
}

const node = (name: string, root: string, { more = [], isolate = true }: NodeOptions = {}) => ({
  test: {
    name,
    root,
    environment: 'node' as const,
    include: ['src/**/*.test.ts', ...more],
    setupFiles: [patientWaits],
    isolate,
    ...patience,
  },
});

const page = (name: string, root: string, setupFiles: string[] = []) => ({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name,
    root,
    environment: 'happy-dom' as const,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [patientWaits, ...setupFiles],
    ...patience,
  },
});

export default defineConfig({
  test: {
    // Left to itself Vitest leaves one core free: of two that is half of them.
    maxWorkers: '100%',
    projects: [
      // Rules without state.
      node('core', 'packages/core', { isolate: false }),
      node('supabase', 'packages/supabase', { more: ['supabase/functions/**/*.test.ts'] }),
      node('local-stack', 'packages/local-stack'),
      node('mocks', 'mocks'),
      {
        test: {
          name: 'storybook',
          root: '.storybook',
          environment: 'node',
          include: ['{atlas,docs,look,sandbox,world}/**/*.test.ts'],
          ...patience,
        },
      },
      page('app', 'app'),
      page('ui', 'packages/ui', ['./src/test-setup.ts']),
    ],
  },
});
