import { describe, expect, it } from 'vitest';
import { isDrawn } from './is-drawn.ts';

const shown = (pathname: string, more: Partial<Parameters<typeof isDrawn>[1]> = {}) => ({
  pathname,
  search: {},
  isUnknown: false,
  needsSession: false,
  ...more,
});

describe('what the build has drawn', () => {
  it.each([
    ['its own page', '/events', shown('/events'), true],
    ['another page', '/events', shown('/profile'), false],
    ['a page below it', '/events', shown('/events/1'), false],
    ['any page, over the home page', '/', shown('/events'), false],
    ['a page of a frame', '/events/*', shown('/events/1'), true],
    ['a page of another frame', '/events/*', shown('/messages/1'), false],
    ['an address that leads nowhere', '404', shown('/nothing', { isUnknown: true }), true],
    ['a page that is there, over that of none', '404', shown('/events'), false],
    ['a page that says nothing of itself', undefined, shown('/events'), false],
    ['filters that are not set', '/events', shown('/events', { search: { tab: undefined } }), true],
    ['filters', '/events', shown('/events', { search: { tab: 'applications' } }), false],
    ['a way to signing in', '/events', shown('/events', { needsSession: true }), false],
  ])('is taken over for what it shows: %s', (_case, page, given, expected) => {
    expect(isDrawn(page, given)).toBe(expected);
  });
});
