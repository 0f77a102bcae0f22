import type { CommunityData } from '@sorella/core/data-port';
import type { ContractAccount } from '@sorella/core/data-port/contract';
import { createSupabaseData, SESSION_KEY, type SessionStorage } from '@sorella/supabase';

/** Where a backend is and the key to knock with. */
export interface Address {
  url: string;
  publishableKey: string;
}

/** A port with the storage that holds its session, so that a harness can spoil it. */
interface Device {
  data: CommunityData;
  storage: SessionStorage;
}

function memory(): SessionStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A device of its own, nobody signed in. */
export function aDevice(
  address: Address,
  storage: SessionStorage = memory(),
  request: typeof fetch = fetch,
  readsAhead = false,
): Device {
  return { data: createSupabaseData({ ...address, storage, fetch: request, readsAhead }), storage };
}

/** A device on which somebody signed in through the port. */
export async function aDeviceOf(
  address: Address,
  account: ContractAccount,
  request?: typeof fetch,
  readsAhead?: boolean,
): Promise<Device> {
  const device = aDevice(address, memory(), request, readsAhead);
  await device.data.auth.signInWithPassword(account);
  return device;
}

/**
 * A device whose stored session the backend will not take: `expired` has run out and its refresh token is
 * worth nothing, `unknown` looks fresh and was signed by somebody else.
 */
export async function aDeviceWithBrokenSession(
  address: Address,
  account: ContractAccount,
  kind: 'expired' | 'unknown',
): Promise<CommunityData> {
  const { storage } = await aDeviceOf(address, account);
  const session: Record<string, unknown> = JSON.parse(storage.getItem(SESSION_KEY) ?? '{}');
  const [header, payload] = String(session['access_token']).split('.');
  const spoilt =
    kind === 'expired'
      ? { expires_at: 1_000_000_000, expires_in: 1 }
      : { access_token: `${header}.${payload}.c2lnbmVkLWJ5LXNvbWVib2R5LWVsc2U` };
  storage.setItem(SESSION_KEY, JSON.stringify({ ...session, refresh_token: 'worthless', ...spoilt }));
  return aDevice(address, storage).data;
}

/** A device on which somebody signed in, and the access token that its storage holds. */
export async function aDeviceWithToken(
  address: Address,
  account: ContractAccount,
): Promise<{ data: CommunityData; accessToken: string }> {
  const { data, storage } = await aDeviceOf(address, account);
  const session: Record<string, unknown> = JSON.parse(storage.getItem(SESSION_KEY) ?? '{}');
  return { data, accessToken: String(session['access_token']) };
}

/** The bytes that anybody gets at an address; null when there is nothing. */
export async function pictureAt(url: string): Promise<Uint8Array | null> {
  const answer = await fetch(url);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}
