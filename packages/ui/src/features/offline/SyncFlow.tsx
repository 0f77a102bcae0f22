import { syncTexts } from '@sorella/core/notices/texts/sync.texts';
import type { Outbox } from '@sorella/core/offline';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LazyQuestion, preloadQuestion } from '../../dialogs/LazyQuestion.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { mainId } from '../../site/PageShell.tsx';
import { SyncPanel } from '../../site/sync-panel/SyncPanel.tsx';
import { askQuestionBeforeSignOut, SignOutQuestionFlow } from '../session/index.ts';

const PANEL = 'waiting-to-sync';

/** What still waits, else the page. */
const whatIsLeft = () =>
  document.querySelector<HTMLElement>(`#${PANEL} [aria-expanded]`) ?? document.getElementById(mainId);

/** Gives the focus back to what had it; when that is gone, to what is left. */
const giveBackFocus = (asker: HTMLElement | null) => {
  if (document.activeElement !== document.body) return;
  (asker?.isConnected ? asker : whatIsLeft())?.focus({ preventScroll: true });
};

type Asking = { id: string; busy: boolean; failed: boolean };

/** What waits on this device, while anything does: nothing is drawn when all is saved. */
export function SyncFlow() {
  const services = useAppServices();
  const { offline } = services;
  const snapshot = useSyncExternalStore(offline.subscribe, offline.getSnapshot, offline.getSnapshot);
  const [asking, setAsking] = useState<Asking | null>(null);
  useEffect(preloadQuestion, []);
  // On a shared device somebody else sits here next: what waits goes on only once the member is back.
  const waits = (snapshot?.entries.length ?? 0) > 0;
  useEffect(() => {
    if (!waits) return undefined;
    return askQuestionBeforeSignOut(
      services,
      {
        title: syncTexts.signOutTitle,
        description: syncTexts.signOutBody,
        confirmLabel: syncTexts.signOutConfirm,
        cancelLabel: syncTexts.signOutCancel,
      },
      'queue',
    );
  }, [services, waits]);
  // A decision takes its own buttons away, and the last one the whole panel.
  useKeptFocus({ part: () => document.getElementById(PANEL), next: whatIsLeft });
  const isAsking = asking !== null;
  const asker = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsking) return undefined;
    // The question leaves the page first, and what was discarded leaves the list.
    return () => void requestAnimationFrame(() => requestAnimationFrame(() => giveBackFocus(asker.current)));
  }, [isAsking]);
  const loaded = offline.current();
  if (!snapshot || !loaded) return <SignOutQuestionFlow />;
  const { outbox } = loaded;

  // What cannot be stored is said by the snapshot.
  const act = (work: (outbox: Outbox) => Promise<void>) => void work(outbox).catch(() => undefined);
  const discard = (id: string) => {
    setAsking({ id, busy: true, failed: false });
    outbox.discard(id).then(
      () => setAsking(null),
      () => setAsking({ id, busy: false, failed: true }),
    );
  };

  const items = loaded.syncItemsOf(snapshot);
  const { unreadable, storage } = snapshot;
  return (
    <>
      {items.length === 0 && unreadable === 0 ? null : (
        <SyncPanel
          id={PANEL}
          items={items}
          unreadable={unreadable}
          storage={storage}
          onSync={() => act((to) => to.sync())}
          onRetry={(id) => act((to) => to.retry(id))}
          onKeepMine={(id) => act((to) => to.overwrite(id))}
          onTakeNewer={(id) => act((to) => to.discard(id))}
          onDiscard={(id) => {
            asker.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
            setAsking({ id, busy: false, failed: false });
          }}
          onDiscardUnreadable={() => act((to) => to.discardUnreadable())}
        />
      )}
      <SignOutQuestionFlow />
      {asking === null ? null : (
        <LazyQuestion
          open
          tone="danger"
          title={syncTexts.discardTitle}
          description={syncTexts.discardBody}
          confirmLabel={syncTexts.discardConfirm}
          busyLabel={syncTexts.discarding}
          cancelLabel={syncTexts.discardCancel}
          busy={asking.busy}
          {...(asking.failed ? { error: syncTexts.discardFailed } : {})}
          onConfirm={() => discard(asking.id)}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  );
}
