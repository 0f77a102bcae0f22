import type { FilledNotice } from '@sorella/core/notices/notice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNoticeCenter } from './notice-center.ts';

const saved: FilledNotice = { id: 'saved', tone: 'success', title: 'Saved', description: 'All done.' };
const failed: FilledNotice = { id: 'failed', tone: 'error', title: 'Failed', description: 'Try again.' };

describe('a notice center', () => {
  let time = 0;
  const now = () => time;
  beforeEach(() => {
    time = 1_000_000;
  });

  it('shows a published notice with title and description, and keeps it (R-039)', () => {
    const center = createNoticeCenter({ now });
    const key = center.publish(saved);
    const expected = { ...saved, key, at: 1_000_000, count: 1 };
    expect(center.getSnapshot()).toEqual({ shown: [expected], history: [expected] });
  });

  it('says of one whose page begins with the same that it stands below, and of no other', () => {
    const center = createNoticeCenter({ now });
    center.publish(saved);
    center.publish(failed, { below: true });
    expect(center.getSnapshot().shown.map(({ below }) => below)).toEqual([undefined, true]);
  });

  it('keeps a dismissed notice in the history', () => {
    const center = createNoticeCenter({ now });
    center.dismiss(center.publish(saved));
    expect(center.getSnapshot().shown).toEqual([]);
    expect(center.getSnapshot().history).toHaveLength(1);
  });

  it('counts an identical notice of the same moment instead of showing it twice', () => {
    const center = createNoticeCenter({ now, moment: 1000 });
    const first = center.publish(saved);
    time += 1000;
    const second = center.publish({ ...saved });
    expect(second).toBe(first);
    expect(center.getSnapshot().shown).toMatchObject([{ count: 2, at: 1_001_000 }]);
  });

  it('shows an identical notice anew once the moment has passed', () => {
    const center = createNoticeCenter({ now, moment: 1000 });
    center.publish(saved);
    time += 1001;
    center.publish(saved);
    expect(center.getSnapshot().shown).toHaveLength(2);
  });

  it('tells notices with the same id and other words apart', () => {
    const center = createNoticeCenter({ now });
    center.publish(saved);
    center.publish({ ...saved, description: 'Something else.' });
    expect(center.getSnapshot().shown).toHaveLength(2);
  });

  it('brings a dismissed notice back when it happens again at once', () => {
    const center = createNoticeCenter({ now });
    center.dismiss(center.publish(saved));
    center.publish(saved);
    expect(center.getSnapshot().shown).toMatchObject([{ count: 2 }]);
  });

  it('lists the newest first and forgets what is older than the limit', () => {
    const center = createNoticeCenter({ now, historyLimit: 2 });
    for (const title of ['one', 'two', 'three']) center.publish({ ...saved, title });
    expect(center.getSnapshot().history.map((notice) => notice.title)).toEqual(['three', 'two']);
  });

  it('keeps fifty notices unless told otherwise', () => {
    const center = createNoticeCenter({ now });
    for (let n = 0; n < 60; n += 1) center.publish({ ...saved, title: `${n}` });
    expect(center.getSnapshot().history).toHaveLength(50);
  });

  it('leaves nothing behind when cleared (A-56)', () => {
    const center = createNoticeCenter({ now });
    center.publish(failed);
    center.clear();
    expect(center.getSnapshot()).toEqual({ shown: [], history: [] });
  });

  it('calls its listeners on a change and only then', () => {
    const center = createNoticeCenter({ now });
    const listener = vi.fn<() => void>();
    const end = center.subscribe(listener);
    center.dismiss('unknown');
    expect(listener).not.toHaveBeenCalled();
    center.publish(saved);
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    center.publish(failed);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('gives the same snapshot while nothing changes, as React asks', () => {
    const center = createNoticeCenter({ now });
    expect(center.getSnapshot()).toBe(center.getSnapshot());
  });

  it('carries an action', () => {
    const center = createNoticeCenter({ now });
    const onPress = vi.fn<() => void>();
    center.publish(saved, { action: { label: 'Open PayPal', onPress } });
    expect(center.getSnapshot().shown[0]?.action?.label).toBe('Open PayPal');
  });

  describe('with a group', () => {
    const lost: FilledNotice = { id: 'lost', tone: 'warning', title: 'Lost', description: 'No connection.' };
    const back: FilledNotice = { id: 'back', tone: 'success', title: 'Back', description: 'Connected.' };
    const connection = { group: 'connection' };

    it('lets a shown notice of the group become the next one, in its place', () => {
      const center = createNoticeCenter({ now });
      const first = center.publish(lost, connection);
      const other = center.publish(saved);
      time += 5000;
      expect(center.publish(back, connection)).toBe(first);
      expect(center.getSnapshot().shown).toMatchObject([
        { key: first, title: 'Back', tone: 'success', at: time, count: 1 },
        { key: other, title: 'Saved' },
      ]);
    });

    it('keeps only the newest of such a run in the history, at its top', () => {
      const center = createNoticeCenter({ now });
      center.publish(lost, connection);
      center.publish(saved);
      center.publish(back, connection);
      expect(center.getSnapshot().history.map(({ title }) => title)).toEqual(['Back', 'Saved']);
    });

    it('leaves the action of the earlier one behind', () => {
      const center = createNoticeCenter({ now });
      const action = { label: 'Try again', onPress: vi.fn<() => void>() };
      center.publish(lost, { ...connection, action });
      center.publish(back, connection);
      expect(center.getSnapshot().shown[0]).not.toHaveProperty('action');
    });

    it('begins a new run once the shown one is gone', () => {
      const center = createNoticeCenter({ now });
      const first = center.publish(lost, connection);
      center.dismiss(first);
      expect(center.publish(back, connection)).not.toBe(first);
      expect(center.getSnapshot().history).toHaveLength(2);
    });

    it('shows one of a group even when an identical one of the same moment was dismissed', () => {
      const center = createNoticeCenter({ now });
      center.dismiss(center.publish(back, connection));
      const key = center.publish(lost, connection);
      center.publish(back, connection);
      expect(center.getSnapshot().shown).toMatchObject([{ key, title: 'Back', count: 1 }]);
    });

    it('counts an identical one of the same moment', () => {
      const center = createNoticeCenter({ now });
      center.publish(lost, connection);
      center.publish(lost, connection);
      expect(center.getSnapshot().shown).toMatchObject([{ title: 'Lost', count: 2 }]);
    });

    it('takes what is over off the screen, and keeps it in the history', () => {
      const center = createNoticeCenter({ now });
      center.publish(lost, connection);
      center.publish(saved);
      center.retire('connection');
      expect(center.getSnapshot().shown.map(({ title }) => title)).toEqual(['Saved']);
      expect(center.getSnapshot().history.map(({ title }) => title)).toEqual(['Saved', 'Lost']);
    });

    it('keeps groups apart', () => {
      const center = createNoticeCenter({ now });
      center.publish(lost, connection);
      center.publish(back, { group: 'other' });
      expect(center.getSnapshot().shown).toHaveLength(2);
    });
  });
});
