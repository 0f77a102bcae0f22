import { type Device, noPush } from './device.ts';

/** A device for tests, whose network stays as it is and which does whatever it is asked. */
export const steadyDevice = (isOnline = true): Device => ({
  isOnline: () => isOnline,
  onOnlineChange: () => () => {},
  probe: async () => isOnline,
  untilVisible: async () => {},
  copy: async () => true,
  open: () => true,
  push: async () => noPush,
});
