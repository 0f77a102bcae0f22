import { bookingModel, chartOf, connectivityModel } from '@sorella/core/models';
import { describe, expect, it } from 'vitest';
import { findStates } from './find-states.ts';

const charts = [chartOf(connectivityModel), chartOf(bookingModel)];
const found = (question: string) =>
  findStates(charts, question).map(({ chart, state }) => `${chart.machine}.${state.path}`);

describe('a question to the atlas', () => {
  it('finds the states that a notice is told on the way into', () => {
    const [first] = findStates(charts, 'Event Full');
    expect(first).toMatchObject({ state: { path: 'full' }, notices: ['event-full'] });
  });

  it('finds a state by what it means, and by the name it has in the code', () => {
    expect(found('last seat is gone')).toContain('booking.full');
    expect(found('booking.owed')).toStrictEqual(['booking.owed']);
  });

  it('wants every word, in whatever case', () => {
    expect(found('LAST seat')).toContain('booking.full');
    expect(found('last elephant')).toStrictEqual([]);
  });

  it('finds nothing where nothing is asked', () => {
    expect(found('  ')).toStrictEqual([]);
  });
});
