import { describe, expect, it } from 'vitest';
import { media } from './breakpoints.ts';

describe('the breakpoint', () => {
  it('stands at 768 px for the default text size, and moves with larger text (R-012)', () => {
    expect(media.wide).toContain('(min-width: 48em)');
    expect(media.compact).toMatch(/\(max-width: 47\.9\d+em\)/);
  });

  it('measures no window in px, which larger text would not move', () => {
    for (const condition of Object.values(media)) expect(condition).not.toMatch(/\dpx/);
  });
});
