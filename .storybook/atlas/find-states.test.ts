import { bookingModel, chartOf, connectivityModel } from '@sorella/core/models';
import { describe, expect, it } from 'vitest';
import { finderOf } from './find-states.ts';

const find = finderOf([chartOf(connectivityModel), chartOf(bookingModel)]);
const states = (question: string) =>
  find(question).states.things.map(({ chart, state }) => `${chart.machine}.${state.path}`);
const notices = (question: string) => find(question).notices.things;

describe('a question to the atlas', () => {
  it('finds a notice with the states that it is told on the way into', () => {
    const [full] = notices('Which notice tells her that the event is full?');
    expect(full).toMatchObject({ id: 'event-full', states: [{ state: { path: 'full' } }] });
  });

  it('finds a notice that no machine tells, too', () => {
    expect(notices('member-blocked')).toContainEqual({ id: 'member-blocked', states: [] });
  });

  it('finds a state by what it means, and by the name it has in the code', () => {
    expect(states('last seat is gone')[0]).toBe('booking.full');
    expect(states('booking.owed')[0]).toBe('booking.owed');
  });

  it('says where nothing has all words, and finds what has most of them', () => {
    expect(find('LAST seat').states.hasAll).toBe(true);
    expect(find('last elephant seat').states.hasAll).toBe(false);
    expect(states('last elephant seat')).toStrictEqual(states('last seat'));
  });

  it("takes a word's other forms and its beginning, and not its middle", () => {
    expect(notices('cancelling a booking').map(({ id }) => id)).toEqual(
      expect.arrayContaining(notices('booking cancelled').map(({ id }) => id)),
    );
    expect(states('seat gon')).toContain('booking.full');
    expect(notices('ull')).toStrictEqual([]);
  });

  it('finds nothing where nothing is asked', () => {
    for (const nothing of ['  ', 'what does she'])
      expect(find(nothing)).toMatchObject({ notices: { things: [] }, states: { things: [] } });
  });
});
