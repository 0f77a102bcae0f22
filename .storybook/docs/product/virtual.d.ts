declare module 'virtual:traced-tests' {
  import type { Test } from '../../../tests/tools/trace/list-tests.ts';

  /** Tests that name a requirement or decision. */
  export const tests: readonly Test[];
}
