let channel: BroadcastChannel | undefined;

/**
 * On which tabs tell one another that something in the store's database has changed: unlike local storage, a database
 * says nothing by itself. One for the whole page, which does not hear itself; undefined in a browser from before 2022.
 */
export function storeChannel(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined;
  channel ??= new BroadcastChannel('sorella-store');
  return channel;
}
