// @vitest-environment node
import { type CommunityData, DataError } from '@sorella/core/data-port';
import { connectToNobody, DEMO_IDS } from '@sorella/mocks';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { eventQuery } from './event-query.ts';

describe('an event by its address', () => {
  const real = connectToNobody({ as: 'visitor' });
  const get = vi.fn<CommunityData['events']['get']>(() => Promise.reject(new DataError('unavailable')));
  const data = { ...real, events: { ...real.events, get } };
  const read = (address: string) => new QueryClient().fetchQuery(eventQuery(data, address));

  it.each(['', 'brunch', `${DEMO_IDS.maya}0`, `${DEMO_IDS.maya}%20`])(
    'is not asked for as %j, and not found (R-280)',
    async (address) => {
      await expect(read(address)).rejects.toMatchObject({ code: 'not-found' });
      expect(get).not.toHaveBeenCalled();
    },
  );

  it('is asked for by its id, however that is written (R-280)', async () => {
    await expect(read('ABCDEF00-0000-4000-8000-000000000001')).rejects.toMatchObject({ code: 'unavailable' });
    expect(get).toHaveBeenCalledExactlyOnceWith('abcdef00-0000-4000-8000-000000000001', expect.anything());
  });
});
