import { afterEach, describe, expect, it, vi } from 'vitest';
import { followOtherTabs } from './other-tabs.ts';

afterEach(() => vi.restoreAllMocks());

function setUp() {
  const refresh = vi.fn<() => Promise<void>>(async () => {});
  const sync = vi.fn<() => Promise<void>>(async () => {});
  return { refresh, sync, stop: followOtherTabs({ refresh, sync }) };
}
const changed = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const turned = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

describe('what waits, in several tabs', () => {
  it.each([
    'pendingProfileUpdates',
    'pendingEvents',
    'adminPendingActions',
    'pendingEvents.unreadable',
    null,
  ])('is read again when another tab changes %s (R-155)', (key) => {
    const { refresh, stop } = setUp();
    changed(key);
    expect(refresh).toHaveBeenCalledTimes(1);
    stop();
    changed(key);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is sent here, too: the tab that wrote it may be gone (R-155, R-156)', async () => {
    const { sync, stop } = setUp();
    changed('pendingProfileUpdates');
    await vi.waitFor(() => expect(sync).toHaveBeenCalledTimes(1));
    turned('visible');
    await vi.waitFor(() => expect(sync).toHaveBeenCalledTimes(2));
    stop();
  });

  it('is not read again for what is none of it', () => {
    const { refresh, stop } = setUp();
    changed('theme');
    expect(refresh).not.toHaveBeenCalled();
    stop();
  });

  it('is read again when she comes back to the page, and not when she leaves it (R-155)', () => {
    const { refresh, stop } = setUp();
    turned('hidden');
    expect(refresh).not.toHaveBeenCalled();
    turned('visible');
    expect(refresh).toHaveBeenCalledTimes(1);
    stop();
    turned('visible');
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
