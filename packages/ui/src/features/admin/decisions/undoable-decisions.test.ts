import { DECISION_TAKE_BACK_MS } from '@sorella/core/domain/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUndoableQueue, type SendDecision } from './undoable-decisions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queueFor(answer: () => Promise<unknown> = async () => undefined) {
  const send = vi.fn<SendDecision<string>>(answer);
  return { send, hold: createUndoableQueue<string>(send) };
}

describe('a decision that is held back', () => {
  it('is sent once, after ten seconds, and leaves the list when that is answered (R-372)', async () => {
    const { hold, send } = queueFor();
    hold.hold(['a', 'b'], 'approve');
    await vi.advanceTimersByTimeAsync(DECISION_TAKE_BACK_MS - 1);
    expect(send).not.toHaveBeenCalled();
    expect(hold.getSnapshot()).toMatchObject([{ ids: ['a', 'b'], sending: false }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledOnce();
    expect(hold.getSnapshot()).toEqual([]);
    await vi.advanceTimersByTimeAsync(DECISION_TAKE_BACK_MS);
    expect(send).toHaveBeenCalledOnce();
  });

  it('is never sent once it was taken back, and the row can be decided anew', async () => {
    const { hold, send } = queueFor();
    hold.hold(['a'], 'approve');
    hold.takeBack(hold.getSnapshot()[0]?.key ?? 0);
    hold.hold(['a'], 'deny');
    await vi.advanceTimersByTimeAsync(DECISION_TAKE_BACK_MS * 2);
    expect(send.mock.calls.map(([{ decided }]) => decided)).toEqual(['deny']);
  });

  it('cannot be taken back once it is on its way', async () => {
    const { hold } = queueFor(() => new Promise(() => undefined));
    hold.hold(['a'], 'approve');
    await vi.advanceTimersByTimeAsync(DECISION_TAKE_BACK_MS);
    hold.takeBack(hold.getSnapshot()[0]?.key ?? 0);
    expect(hold.getSnapshot()).toMatchObject([{ sending: true }]);
  });

  it('stands for its row alone: a second one about the same row is none', () => {
    const { hold } = queueFor();
    hold.hold(['a'], 'approve');
    hold.hold(['a', 'b'], 'deny');
    hold.hold(['b'], 'approve');
    expect(hold.getSnapshot().map(({ ids }) => ids)).toEqual([['a'], ['b']]);
  });

  it('goes at once when the page does, and a refusal takes it from the list as well', async () => {
    const { hold, send } = queueFor(() => Promise.reject(new Error('no')));
    hold.hold(['a'], 'approve');
    hold.hold(['b'], 'deny');
    hold.flush();
    hold.flush();
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(hold.getSnapshot()).toEqual([]);
  });

  it('is sent at once where it is asked for, and those that are held already keep their time (R-434)', async () => {
    const { hold, send } = queueFor(() => Promise.reject(new Error('offline')));
    hold.hold(['a'], 'approve');
    hold.hold(['a', 'b'], 'approve', true);
    expect(send.mock.calls.map(([{ ids }]) => ids)).toEqual([['b']]);
    expect(hold.getSnapshot()).toMatchObject([
      { ids: ['a'], sending: false },
      { ids: ['b'], sending: true },
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect(hold.getSnapshot()).toMatchObject([{ ids: ['a'], sending: false }]);
    await vi.advanceTimersByTimeAsync(DECISION_TAKE_BACK_MS);
    expect(send.mock.calls.map(([{ ids }]) => ids)).toEqual([['b'], ['a']]);
  });
});
