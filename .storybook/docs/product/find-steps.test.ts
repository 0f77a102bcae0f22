import { describe, expect, it } from 'vitest';
import { stepFinderOf } from './find-steps.ts';
import { strips } from './strips/strips.ts';

const find = stepFinderOf(strips);

describe('a question to the film strips', () => {
  it.each([
    ['What does a member see when her payment link is missing?', /payment link is missing/],
    ['What happens after an admin undoes an approval?', /^Undo an approval/],
    ['What if the event fills up?', /fills up/],
  ])('%s', (question, answer) => {
    const [first] = find(question).things;
    expect(`${first?.strip.title} ${first?.whatIf ?? ''} ${first?.says ?? ''}`).toMatch(answer);
  });
});
