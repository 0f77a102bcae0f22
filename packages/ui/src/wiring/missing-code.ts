import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import type { AppServices } from '../runtime/app-services.ts';

/** Between two looks whether the world is there again, in ms. */
const PROBE_MS = 5_000;

/** A page never loads itself anew more often than this, in ms. */
const RELOAD_PAUSE_MS = 30_000;

const RELOADED_AT = 'sorella-reloaded-at';

function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (now - last < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    return false; // without a memory it could go on for ever
  }
}

/** Somebody answered, and the code was not there: a new release has other files. */
const isGone = (error: unknown) => error instanceof Error && typeof error.cause === 'number';

/**
 * Says that a press was not carried out because its code is missing: another press asks again, unless it is gone.
 */
export function tellDroppedPress(
  { notices, device }: Pick<AppServices, 'notices' | 'device'>,
  reload: () => void,
  error: unknown,
): void {
  // The line under the header may be out of sight, and says nothing of this press.
  notices.publish(dataErrorNotice(device.isOnline() ? 'network' : 'offline'), {
    group: 'missing-code',
    ...(isGone(error) && { action: { label: commonTexts.loadAnew, onPress: reload } }),
  });
}

/**
 * A page that cannot even say who is signed in, since its code could not be fetched, is loaded anew once the world
 * answers again: nobody is signed out by a network. The returned function ends the watch.
 */
export function watchMissingCode(services: AppServices, reload: () => void): () => void {
  const { device, data, session, now } = services;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const isUndecided = () =>
    data.auth.hasStoredSession() && (session.getSnapshot()?.context.session ?? null) === null;
  const recover = async () => {
    waiting = undefined;
    if (!isUndecided()) return;
    if ((await device.probe()) && mayReload(now())) reload();
    else waiting = setTimeout(() => void recover(), PROBE_MS);
  };
  const onMissing = () => {
    waiting ??= setTimeout(() => void recover(), PROBE_MS);
  };

  window.addEventListener('vite:preloadError', onMissing);
  return () => {
    clearTimeout(waiting);
    window.removeEventListener('vite:preloadError', onMissing);
  };
}
