import { expect, it } from 'vitest';
import { nextPage } from './next-page.ts';

it('asks for another page while there are rows behind this one, and for none after the last (A-91)', () => {
  const next = nextPage(10);
  expect([0, 9, 10, 11].map((total) => next({ total }, [], 1))).toEqual([null, null, null, 2]);
  expect([20, 21].map((total) => next({ total }, [], 2))).toEqual([null, 3]);
});
