import { fillText } from '@sorella/core/notices/notice';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { atFirstPress } from '../primitives/first-need.ts';
import { afterFirstPicture } from '../primitives/lazy-code.ts';
import { openLayers } from '../primitives/open-layers.ts';
import { visuallyHidden } from '../styles/visually-hidden.css.ts';
import { watchPresses } from './last-press.ts';
import type { NoticeCenter, NoticeSnapshot, PublishedNotice } from './notice-center.ts';
import { PlainToaster } from './PlainToaster.tsx';

const loadToaster = () => import('./Toaster.tsx').then((module) => ({ default: module.Toaster }));

const Toaster = lazy(() => loadToaster().catch(() => ({ default: PlainToaster })));

const NOTHING: NoticeSnapshot = { shown: [], history: [] };
/** As the build has drawn it. */
const nothingYet = () => NOTHING;

/** A full stop makes a screen reader pause; words that end in one of their own need no second. */
const withPause = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

const spoken = (notice: PublishedNotice) =>
  notice.count > 1
    ? `${withPause(notice.title)} ${withPause(notice.description)} ${fillText(commonTexts.noticeRepeated, { n: notice.count })}`
    : `${withPause(notice.title)} ${notice.description}`;

/** Props of {@link NoticeHost}. */
export interface NoticeHostProps {
  readonly center: NoticeCenter;
  /** Fetches what shows notices right after the first picture, for somebody who works here, instead of with the first press. */
  readonly early?: boolean;
}

/**
 * Shows a center's notices and reads them out: errors interrupt, the rest waits for a pause. One per page, at its end.
 * The regions that speak are there from the start, since one that comes together with its words is often not read.
 */
export function NoticeHost({ center, early = false }: NoticeHostProps) {
  const { shown } = useSyncExternalStore(center.subscribe, center.getSnapshot, nothingYet);
  const isCovered = useSyncExternalStore(openLayers.subscribe, openLayers.getSnapshot, () => false);

  useEffect(
    () =>
      (early ? afterFirstPicture : atFirstPress)(() => {
        // Fetched while there is a connection; should it fail, the plain one stands in later.
        loadToaster().catch(() => undefined);
      }),
    [early],
  );

  useEffect(watchPresses, []);

  const spokenHere = shown.filter(({ place }) => place !== 'banner');
  // What lies over the page has been asked for: a notice is read out meanwhile, and seen once it is closed.
  const toasts = isCovered ? [] : shown.filter(({ place }) => place === undefined);
  const errors = spokenHere.filter((notice) => notice.tone === 'error');
  const others = spokenHere.filter((notice) => notice.tone !== 'error');
  return (
    <>
      <div className={visuallyHidden} role="log" aria-live="polite" aria-relevant="additions text">
        {others.map((notice) => (
          <p key={notice.key}>{spoken(notice)}</p>
        ))}
      </div>
      <div className={visuallyHidden} role="log" aria-live="assertive" aria-relevant="additions text">
        {errors.map((notice) => (
          <p key={notice.key}>{spoken(notice)}</p>
        ))}
      </div>
      {toasts.length === 0 ? null : (
        <Suspense fallback={null}>
          <Toaster center={center} shown={toasts} />
        </Suspense>
      )}
    </>
  );
}
