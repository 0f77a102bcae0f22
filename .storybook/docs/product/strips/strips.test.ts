import { bookingModel } from '@sorella/core/models';
import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../../atlas/chosen-picture.ts';
import { sequencesOf, standingAt } from './places.ts';
import { factsOf } from './step-facts.ts';
import type { StripStep } from './strip.ts';

const step = (story: string): StripStep => ({ story, says: story });
const strip = {
  steps: [
    step('a'),
    {
      ...step('b'),
      branches: [
        { whatIf: 'What if one?', steps: [step('b-one'), step('b-one-more')] },
        { whatIf: 'What if another?', steps: [step('b-other')] },
      ],
    },
    step('c'),
  ],
};
const sequences = sequencesOf(strip);

describe('the places of a strip', () => {
  it('number the way through, and name each branch after the step that it leaves', () => {
    expect(sequences.map(({ places }) => places.map(({ label }) => label))).toStrictEqual([
      ['1', '2', '3'],
      ['2a.1', '2a.2'],
      ['2b.1'],
    ]);
  });

  it('lead on within their sequence alone', () => {
    expect(standingAt(sequences, '2')).toMatchObject({ before: { label: '1' }, after: { label: '3' } });
    expect(standingAt(sequences, '2a.1')).toMatchObject({ sequence: { leaves: '2' }, before: undefined });
    expect(standingAt(sequences, '2a.2')?.after).toBeUndefined();
  });

  it('are none where the address names one that is gone', () => {
    expect(standingAt(sequences, '9')).toBeUndefined();
  });
});

describe('the facts of a step', () => {
  it('are what its story’s name and tags say, and what its notices answer', () => {
    const story = {
      name: 'When the last seat went meanwhile she reads Event Full (A-05)',
      tags: ['walk', 'state:booking.full', 'notice:event-full', 'R-302'],
    };
    expect(factsOf(story, { booking: bookingModel })).toStrictEqual({
      notices: ['event-full'],
      requirements: ['A-05', 'R-302', 'R-319', 'R-310'],
      states: [{ machine: 'booking', path: 'full', says: bookingModel.states['full']?.says }],
    });
  });
});

describe('the requirements of a step', () => {
  const submitted = { name: 'A free application waits (R-317)', tags: ['state:booking.submitted'] };

  it('are not those of other ways into its state (R-316, R-317)', () => {
    expect(factsOf(submitted).requirements).toStrictEqual(['R-317']);
  });

  it('are those of its state where the story says none', () => {
    expect(factsOf({ ...submitted, name: 'It waits' }).requirements).toContain('R-317');
  });
});

describe('the picture of a step', () => {
  const page = ['light-phone', 'dark-phone', 'light-desktop'];

  it('is the one that was asked for', () => {
    expect(choosePicture(page, { theme: 'dark', width: 'phone' })).toStrictEqual({
      theme: 'dark',
      width: 'phone',
    });
  });

  it('keeps the width before the theme, and the theme where there is one width only', () => {
    expect(choosePicture(page, { theme: 'dark', width: 'desktop' })?.theme).toBe('light');
    expect(choosePicture(['light-phone', 'dark-phone'], { theme: 'dark', width: 'desktop' })).toStrictEqual({
      theme: 'dark',
      width: 'phone',
    });
  });

  it('is none where nothing was photographed', () => {
    expect(choosePicture([], { theme: 'light', width: 'phone' })).toBeUndefined();
  });
});
