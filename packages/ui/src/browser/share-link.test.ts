import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const link = { title: 'Tea', url: 'https://sorella.test/events/1' };
const refused = (name: string) => () => Promise.reject(new DOMException('no', name));

/** A browser with these means, and what they were given. */
function browserWith({ share, write }: { share?: () => Promise<void>; write?: () => Promise<void> }) {
  const shared = vi.fn<() => Promise<void>>(share);
  const written = vi.fn<() => Promise<void>>(write);
  vi.stubGlobal('navigator', {
    ...(share && { share: shared }),
    ...(write && { clipboard: { writeText: written } }),
  });
  return { shared, written };
}

afterEach(() => vi.unstubAllGlobals());

describe('a link to share', () => {
  it("goes the device's own way where there is one", async () => {
    const { shared, written } = browserWith({ share: async () => {}, write: async () => {} });
    expect(await shareLink(link)).toBe('shared');
    expect(shared).toHaveBeenCalledWith(link);
    expect(written).not.toHaveBeenCalled();
  });

  it('is not copied behind her back when she thinks better of it', async () => {
    const { written } = browserWith({ share: refused('AbortError'), write: async () => {} });
    expect(await shareLink(link)).toBe('dismissed');
    expect(written).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no other way', undefined],
    ['the device refuses', refused('NotAllowedError')],
  ])('is copied where %s', async (_, share) => {
    const { written } = browserWith({ ...(share && { share }), write: async () => {} });
    expect(await shareLink(link)).toBe('copied');
    expect(written).toHaveBeenCalledWith(link.url);
  });

  it.each([
    ['refuses', refused('NotAllowedError')],
    ['has no clipboard', undefined],
  ])('is not said to be copied by a browser that %s', async (_, write) => {
    browserWith({ ...(write && { write }) });
    expect(await shareLink(link)).toBe('failed');
  });
});
