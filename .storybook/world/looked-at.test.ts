import { createFaults } from '@sorella/mocks';
import { describe, expect, it, vi } from 'vitest';
import { inPlaceOf, setNetwork } from './looked-at.ts';

/** A world with the real faults, as far as the network goes. */
function world() {
  const faults = createFaults();
  const sayOnline = vi.fn<(online: boolean) => void>();
  const ask = () => faults.strike(new Request('https://world.sorella.test/rest/v1/events'));
  const looked = { backend: { faults }, sayOnline };
  return { faults, sayOnline, ask, looked };
}

describe('the persona of the toolbar', () => {
  it('takes the place of the story’s, and leaves it where none is chosen', () => {
    const wanted = { scenario: 'demo', as: 'maya' } as const;
    expect(inPlaceOf(wanted, 'admin')).toEqual({ scenario: 'demo', as: 'admin' });
    expect(inPlaceOf(wanted, 'story')).toBe(wanted);
  });
});

describe('the network of the toolbar', () => {
  it('is the story’s where none is chosen', async () => {
    const { faults, ask, looked, sayOnline } = world();
    faults.failing(503);
    setNetwork(looked, 'story');
    expect((await ask())?.status).toBe(503);
    expect(sayOnline).not.toHaveBeenCalled();
  });

  it('fails, is away, and comes back', async () => {
    const { ask, looked, sayOnline } = world();
    setNetwork(looked, 'failing');
    expect((await ask())?.status).toBe(500);
    setNetwork(looked, 'offline');
    expect((await ask())?.type).toBe('error');
    expect(sayOnline).toHaveBeenLastCalledWith(false);
    setNetwork(looked, 'online');
    expect(await ask()).toBeNull();
    expect(sayOnline).toHaveBeenLastCalledWith(true);
  });
});
