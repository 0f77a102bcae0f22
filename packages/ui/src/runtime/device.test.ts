import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserDevice } from './device.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device whose platform answers the probe in this way. */
function probing(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return { fetch, device: createBrowserDevice({ probeUrl: '/icon.svg' }) };
}

describe('the browser as a device', () => {
  it('asks the configured address, with HEAD and no-cors, past every cache (R-161, A-76)', async () => {
    const { fetch, device } = probing(async () => new Response());
    expect(await device.probe()).toBe(true);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/icon.svg', {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
    });
  });

  it('takes any answer for a connection, and only none for its loss (R-161)', async () => {
    const refused = probing(async () => new Response(null, { status: 503 }));
    expect(await refused.device.probe()).toBe(true);
    const dead = probing(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await dead.device.probe()).toBe(false);
  });
});
