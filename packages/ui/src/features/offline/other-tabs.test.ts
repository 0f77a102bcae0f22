import { type OutboxEntry, type OutboxSnapshot } from '@sorella/core/offline';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followOtherTabs } from './other-tabs.ts';

afterEach(() => vi.restoreAllMocks());

function setUp() {
  const refresh = vi.fn<() => Promise<void>>(async () => {});
  const sync = vi.fn<() => Promise<void>>(async () => {});
  const snapshot: OutboxSnapshot = { entries: [], sending: null, unreadable: 0, storage: 'ok' };
  const show = (...states: OutboxEntry['status']['state'][]) => {
    snapshot.entries = states.map((state) => entryIn(state));
  };
  return { refresh, sync, show, stop: followOtherTabs({ refresh, sync, getSnapshot: () => snapshot }) };
}

/** A claim of the member, as it lies in the queue. */
function entryIn(state: OutboxEntry['status']['state']): OutboxEntry {
  const status = {
    waiting: { state: 'waiting' },
    conflict: { state: 'conflict', version: null, theirs: {} },
    refused: { state: 'refused', code: 'forbidden' },
  } as const;
  return {
    operationId: 'one',
    owner: 'maya',
    sequence: 1,
    entity: 'admin:maya',
    timestamp: 0,
    change: { kind: 'admin.add', userId: 'maya' },
    status: status[state],
  };
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

  it('is read again when another tab has changed the database (R-155)', async () => {
    const { refresh, stop } = setUp();
    const otherTab = new BroadcastChannel('sorella-store');
    otherTab.postMessage('changed');
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    otherTab.close();
    stop();
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

  it('is sent again once a minute while something waits, and not for what waits for her (R-167, R-397)', () => {
    vi.useFakeTimers();
    const { sync, show, stop } = setUp();
    vi.advanceTimersByTime(600_000);
    expect(sync).not.toHaveBeenCalled();
    show('conflict', 'refused');
    vi.advanceTimersByTime(600_000);
    expect(sync).not.toHaveBeenCalled();
    show('refused', 'waiting');
    vi.advanceTimersByTime(120_000);
    expect(sync).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(600_000);
    expect(sync).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
