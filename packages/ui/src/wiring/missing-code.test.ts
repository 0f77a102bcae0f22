// @vitest-environment node
import { BASE_NOW } from '@sorella/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createNoticeCenter } from '../notices/notice-center.ts';
import { steadyDevice } from '../runtime/device.fixture.ts';
import { tellDroppedPress } from './missing-code.ts';

function press(isOnline: boolean, error: Error = new Error('not fetched')) {
  const notices = createNoticeCenter({ now: () => BASE_NOW.getTime() });
  const reload = vi.fn<() => void>();
  tellDroppedPress({ notices, device: steadyDevice(isOnline) }, reload, error);
  return { shown: notices.getSnapshot().shown, reload };
}

describe('a press whose code is missing', () => {
  it.each([true, false])(
    'says at the press that it was not carried out, online or not: %s (R-434)',
    (isOnline) => {
      expect(press(isOnline).shown).toMatchObject([{ id: 'error-network', group: 'missing-code' }]);
    },
  );

  it('offers to load anew what a new release has taken away', () => {
    const { shown, reload } = press(true, new Error('gone', { cause: 404 }));
    shown[0]?.action?.onPress();
    expect(reload).toHaveBeenCalledOnce();
  });
});
