import { describe, expect, it, vi } from 'vitest';
import { type OpenPage, openPushed, type PushScope, showPush } from './shown-pushes.ts';

function scopeWith(pages: readonly OpenPage[]) {
  const showNotification = vi.fn<PushScope['registration']['showNotification']>(async () => undefined);
  const openWindow = vi.fn<PushScope['clients']['openWindow']>(async () => null);
  const scope: PushScope = {
    registration: { showNotification },
    location: { origin: 'https://sorella.example' },
    clients: { matchAll: async () => pages, openWindow },
  };
  return { scope, showNotification, openWindow };
}
const pageThat = (navigate: OpenPage['navigate']): OpenPage => {
  const page: OpenPage = { focus: async () => page, navigate };
  return page;
};

describe('The worker (A-102)', () => {
  it('shows what was pushed, with where a press leads, and something also of what it cannot read', async () => {
    const { scope, showNotification } = scopeWith([]);
    await showPush(scope, 'no JSON', 'Europe/Berlin');
    expect(showNotification).toHaveBeenCalledWith(
      'Sorella',
      expect.objectContaining({ body: 'There is something new for you.', data: { href: '/' } }),
    );
  });

  it('leads to the thing itself in a page that is open, or else in a new one', async () => {
    const navigate = vi.fn<OpenPage['navigate']>(async () => undefined);
    const open = scopeWith([pageThat(navigate)]);
    await openPushed(open.scope, { href: '/events/e' });
    expect(navigate).toHaveBeenCalledWith('https://sorella.example/events/e');
    expect(open.openWindow).not.toHaveBeenCalled();

    const closed = scopeWith([]);
    await openPushed(closed.scope, { href: '/events/e' });
    expect(closed.openWindow).toHaveBeenCalledWith('https://sorella.example/events/e');

    const foreign = scopeWith([
      pageThat(async () => Promise.reject(new TypeError('Not led by this worker'))),
    ]);
    await openPushed(foreign.scope, undefined);
    expect(foreign.openWindow).toHaveBeenCalledWith('https://sorella.example/');
  });
});
