import { bookingModel, chartOf, connectivityModel } from '@sorella/core/models';
import { describe, expect, it } from 'vitest';
import { find } from './find-states.ts';

const charts = [chartOf(connectivityModel), chartOf(bookingModel)];
const states = (question: string) =>
  find(charts, question).states.map(({ chart, state }) => `${chart.machine}.${state.path}`);
const notices = (question: string) => find(charts, question).notices;

describe('a question to the atlas', () => {
  it('finds a notice with the states that it is told on the way into', () => {
    const full = notices('Event Full').find(({ id }) => id === 'event-full');
    expect(full?.states.map(({ state }) => state.path)).toStrictEqual(['full']);
  });

  it('finds a notice that no machine tells, too', () => {
    expect(notices('member-blocked')).toStrictEqual([{ id: 'member-blocked', states: [] }]);
  });

  it('finds a state by what it means, and by the name it has in the code', () => {
    expect(states('last seat is gone')).toStrictEqual(['booking.full']);
    expect(states('booking.owed')).toStrictEqual(['booking.owed']);
  });

  it('wants every word, in whatever case', () => {
    expect(states('LAST seat')).toStrictEqual(['booking.full']);
    expect(states('last elephant')).toStrictEqual([]);
  });

  it('takes the beginning of a word, and not its middle', () => {
    expect(states('seat gon')).toStrictEqual(['booking.full']);
    expect(notices('event full').map(({ id }) => id)).not.toContain('event-created');
  });

  it('finds nothing where nothing is asked', () => {
    expect(find(charts, '  ')).toStrictEqual({ notices: [], states: [] });
  });
});
