import { defineConfig } from 'vitest/config';

// What goes to a Supabase project, read and run by the programs that do it in earnest: Supabase's CLI and Deno.
export default defineConfig({
  test: {
    name: 'deploy',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: ['fetch-tools.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    env: { LITE_AUTH_BCRYPT_COST: '4' },
  },
});
