import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** How long something may take to appear; a second, as both wait by themselves, is short on a busy machine. */
const PATIENCE_MS = 20_000;

configure({ asyncUtilTimeout: PATIENCE_MS });
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (holds, options = { timeout: PATIENCE_MS }) => waitFor(holds, options);

afterEach(() => {
  cleanup();
  if (typeof sessionStorage !== 'undefined') sessionStorage.clear();
});
