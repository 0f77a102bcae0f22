import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is to appear may take as long as what tests/tools/patient-waits.ts waits for.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  if (typeof sessionStorage !== 'undefined') sessionStorage.clear();
});
