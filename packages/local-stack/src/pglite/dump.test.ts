import { describe, expect, it } from 'vitest';
import { readDump } from './dump.ts';

/** One file of Postgres's log, which is of one size whatever stands in it. */
const LOG_FILE_BYTES = 16 * 1_024 * 1_024;

describe('the database that pages start from', () => {
  it('brings no empty log: all of it is smaller than one file of the log', async () => {
    expect((await readDump()).size).toBeLessThan(LOG_FILE_BYTES);
  });
});
