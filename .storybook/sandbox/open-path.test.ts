import { describe, expect, it } from 'vitest';
import { pathIn } from './open-path.ts';

describe('the path in the address of the sandbox', () => {
  it('is any of the app’s own, with what it searches for', () => {
    expect(pathIn('?id=sandbox--maya&open=/messages')).toBe('/messages');
    expect(pathIn('?open=%2Fevents%3Ftab%3Dmine')).toBe('/events?tab=mine');
  });

  it('is none where nothing is asked for, or another site', () => {
    expect(pathIn('?id=sandbox--maya')).toBeUndefined();
    expect(pathIn('?open=//example.org')).toBeUndefined();
    expect(pathIn('?open=https://example.org')).toBeUndefined();
  });
});
