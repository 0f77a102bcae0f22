import { describe, expect, it } from 'vitest';
import { changedStories, newestByComponent } from './picture-history.ts';

const log = `#2026-11-25T10:00:00+00:00

tests/visual/cards-event-card/full.light-phone.webp
tests/visual/cards-event-card/full.dark-phone.webp
tests/visual/manifest.json
#2026-11-24T10:00:00+00:00

tests/visual/cards-event-card/full.light-desktop.webp
tests/visual/cards-event-card/free.light-phone.webp
tests/visual/primitives-button/busy.light-phone.webp
`;

describe('the history of pictures', () => {
  it('has every story once, with the pictures of its last change', () => {
    expect(changedStories(log, 'tests/visual')).toEqual([
      {
        id: 'cards-event-card--full',
        at: '2026-11-25T10:00:00+00:00',
        pictures: ['cards-event-card/full.light-phone.webp', 'cards-event-card/full.dark-phone.webp'],
      },
      {
        id: 'cards-event-card--free',
        at: '2026-11-24T10:00:00+00:00',
        pictures: ['cards-event-card/free.light-phone.webp'],
      },
      {
        id: 'primitives-button--busy',
        at: '2026-11-24T10:00:00+00:00',
        pictures: ['primitives-button/busy.light-phone.webp'],
      },
    ]);
  });

  it('is empty where git prints nothing', () => {
    expect(changedStories('', 'tests/visual')).toEqual([]);
  });

  it('shows each component once', () => {
    const newest = newestByComponent(changedStories(log, 'tests/visual'), 6);
    expect(newest.map(({ id }) => id)).toEqual(['cards-event-card--full', 'primitives-button--busy']);
  });
});
