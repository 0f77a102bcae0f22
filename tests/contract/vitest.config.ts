import { defineConfig } from 'vitest/config';

// The same suites on both databases, in one run: where PGlite in a page answers otherwise than Postgres, it shows here.
export default defineConfig({
  test: {
    name: 'contract',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Most of these tests sign somebody in; hardened as in earnest, the passwords alone would take half of the time.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
  },
});
