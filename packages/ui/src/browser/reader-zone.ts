/** IANA name of the zone that this device is set to. */
export const readerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
