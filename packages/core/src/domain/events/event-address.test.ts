import { describe, expect, it } from 'vitest';
import { eventPath, eventStory } from './event-address.ts';
import { eventLead, eventSummary } from './event-summary.ts';

describe('what an event says of itself', () => {
  it('is the long description, else the short one, else that there is none (R-295)', () => {
    expect(eventStory({ description: 'Short.', detailedDescription: ' Long. ' })).toBe('Long.');
    expect(eventStory({ description: ' Short. ', detailedDescription: '  ' })).toBe('Short.');
    expect(eventStory({ description: null, detailedDescription: null })).toBe(
      'No detailed description available.',
    );
  });

  it('is said once: the short one only leads to another', () => {
    expect(eventLead({ description: 'Short.', detailedDescription: 'Long.' })).toBe('Short.');
    expect(eventLead({ description: 'Short.', detailedDescription: null })).toBeNull();
    expect(eventLead({ description: 'Same.', detailedDescription: 'Same. ' })).toBeNull();
    expect(eventLead({ description: null, detailedDescription: null })).toBeNull();
  });
});

describe('an event in one line', () => {
  const summaryOf = (description: string | null, detailedDescription: string | null = null) =>
    eventSummary({ description, detailedDescription });

  it('is the short description, on one line', () => {
    expect(summaryOf(' Tea,\n\n and  cake. ', 'Long.')).toBe('Tea, and cake.');
    expect(summaryOf(null, 'Long.')).toBe('Long.');
  });

  it('is cut after a whole word, and never longer than 160 letters', () => {
    const summary = summaryOf('word '.repeat(40));
    expect(summary).toMatch(/^(word )+word…$/);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summaryOf('x'.repeat(400))).toBe(`${'x'.repeat(159)}…`);
    expect(summaryOf('y'.repeat(160))).toBe('y'.repeat(160));
  });
});

it('has a page of its own', () => {
  expect(eventPath('a')).toBe('/events/a');
});
