import { describe, expect, it } from 'vitest';
import { globalsTold, initialLook, lookIn } from './look.ts';

describe('how a story is looked at', () => {
  it('is as the globals say', () => {
    expect(lookIn({ theme: 'dark', network: 'offline' })).toMatchObject({
      theme: 'dark',
      network: 'offline',
      persona: 'story',
    });
  });

  it('is as nobody has chosen where they say nothing, or what no tool offers', () => {
    expect(lookIn({ theme: 'sepia', text: 200 })).toEqual(initialLook);
  });

  it('is read from what Storybook tells, and from nothing', () => {
    expect(globalsTold({ globals: { grid: 'shown' } })).toEqual({ grid: 'shown' });
    expect(globalsTold(undefined)).toEqual({});
  });
});
