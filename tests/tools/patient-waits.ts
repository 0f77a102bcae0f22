import { vi } from 'vitest';

/** How long something may take to come true; the second that Vitest gives it is short on a busy machine. */
const PATIENCE_MS = 20_000;

const { waitFor, waitUntil } = vi;
vi.waitFor = (holds, options = { timeout: PATIENCE_MS }) => waitFor(holds, options);
vi.waitUntil = (holds, options = { timeout: PATIENCE_MS }) => waitUntil(holds, options);
