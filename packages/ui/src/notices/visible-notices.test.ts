import { expect, it } from 'vitest';
import type { PublishedNotice } from './notice-center.ts';
import { visibleNotices } from './visible-notices.ts';

const told = (key: string, at: number, does = false): PublishedNotice => ({
  id: 'back-online',
  tone: 'info',
  title: key,
  description: '',
  key,
  at,
  count: 1,
  ...(does && { action: { label: 'Pay now', onPress: () => undefined } }),
});
const keysOf = (notices: readonly PublishedNotice[]) => notices.map(({ key }) => key);

it('leaves the newest where there is room for one, and for two the one that can be acted on beside it', () => {
  const notices = [told('pay', 1, true), told('old', 2), told('new', 3)];
  expect(keysOf(visibleNotices(notices, 1))).toEqual(['new']);
  expect(keysOf(visibleNotices(notices, 2))).toEqual(['pay', 'new']);
  expect(keysOf(visibleNotices([told('one', 1)], 2))).toEqual(['one']);
});
