import { afterEach, describe, expect, it, vi } from 'vitest';
import { devicePush } from './device-push.ts';

const subscription = {
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: 'https://push.test/1', keys: { p256dh: 'key', auth: 'secret' } }),
};
const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const workerThatIsReady = (ready: Promise<unknown>) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready } });

describe('turning on being told on a device (A-102)', () => {
  it('waits for a worker that a first visit is still fetching', async () => {
    const worker = Promise.withResolvers<{ pushManager: typeof pushManager }>();
    workerThatIsReady(worker.promise);
    const turnedOn = devicePush.subscribe('AQID');
    worker.resolve({ pushManager });
    expect(await turnedOn).toEqual({ endpoint: 'https://push.test/1', key: 'key', secret: 'secret' });
  });

  it('ends where there will never be one', async () => {
    vi.useFakeTimers();
    workerThatIsReady(new Promise(() => {}));
    const turnedOn = devicePush.subscribe('AQID');
    await Promise.all([
      expect(turnedOn).rejects.toThrow('The service worker is not there'),
      vi.advanceTimersByTimeAsync(10_000),
    ]);
  });
});
