import { expect, it, vi } from 'vitest';
import { type Actor, createActor, setup } from 'xstate';
import { lazyActor } from './lazy-actor.ts';

const machine = setup({
  types: { events: {} as { type: 'link.open' } | { type: 'form.send' } },
}).createMachine({
  initial: 'closed',
  states: { closed: { on: { 'link.open': 'open', 'form.send': 'sent' } }, open: {}, sent: {} },
});

/** Code that comes with the second request for it. */
function comingLate() {
  const load = vi.fn<() => Promise<Actor<typeof machine>>>(async () => createActor(machine));
  return load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
}

it('asks again for the code of a machine that a page needs, once the browser is online', async () => {
  const load = comingLate();
  const onDropped = vi.fn<(error: unknown) => void>();
  const lazy = lazyActor(load, { onDropped });
  lazy.start({ type: 'link.open' });
  await vi.waitFor(() => expect(lazy.isLoading()).toBe(false));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(lazy.getSnapshot()?.value).toBe('open'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(onDropped).not.toHaveBeenCalled();
});

it('tells of a press whose code could not be had, and carries out the next one alone', async () => {
  const onDropped = vi.fn<(error: unknown) => void>();
  const lazy = lazyActor(comingLate(), { onDropped });
  lazy.send({ type: 'form.send' });
  expect(lazy.isWaiting()).toBe(true);
  await vi.waitFor(() => expect(onDropped).toHaveBeenCalledOnce());
  expect(lazy.isWaiting()).toBe(false);
  lazy.send({ type: 'link.open' });
  await vi.waitFor(() => expect(lazy.getSnapshot()?.value).toBe('open'));
});
