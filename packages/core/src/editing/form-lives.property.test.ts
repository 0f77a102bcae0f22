import { expect, it } from 'vitest';
import { liveForms } from './form-lives.fixture.ts';

/** `pnpm bench` lives more. */
const LIVES = Number(process.env['FORM_LIVES'] ?? 500);
/** A busy machine may take its time; how long lives take is no concern of theirs. */
const PATIENCE_MS = 3_600_000;
const seed = Number(process.env['FORM_SEED'] ?? Date.now() % 2 ** 31);
if (!Number.isSafeInteger(seed))
  throw new Error('FORM_SEED is the whole number that an earlier run printed.');

it('loses no word that is typed, writes over nothing unseen, and at rest says what is stored, in random lives of a row in two tabs (R-143, R-155, R-434)', {
  timeout: PATIENCE_MS,
}, () => {
  console.info(`Random lives of a row with FORM_SEED=${seed}`);
  for (let life = 0; life < LIVES; life += 1) {
    const { broken, log } = liveForms(seed + life);
    expect({ broken, log: broken.length > 0 ? log : [] }).toEqual({ broken: [], log: [] });
  }
});
