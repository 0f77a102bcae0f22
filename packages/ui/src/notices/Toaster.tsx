import { Toaster as ArkToaster, createToaster, Toast } from '@ark-ui/react/toast';
import type { NoticeTone } from '@sorella/core/notices/notice';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { X } from 'lucide';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Icon } from '../art/icons/Icon.tsx';
import { cx } from '../styles/cx.ts';
import { media } from '../tokens/breakpoints.ts';
import { pressedPlace } from './last-press.ts';
import { NoticeSymbol } from './NoticeSymbol.tsx';
import * as styles from './notice-card.css.ts';
import type { PublishedNotice } from './notice-center.ts';
import type { ToasterProps } from './PlainToaster.tsx';
import { usePassingFocus } from './use-passing-focus.ts';
import { visibleNotices } from './visible-notices.ts';

// Long enough to read twice. All of it stands still while hovered, focused or in a hidden tab, and stays in the list.
const durations: Readonly<Record<NoticeTone, number>> = {
  success: 6000,
  info: 6000,
  warning: 9000,
  error: 12_000,
};
const durationWithAction = 20_000;

const optionsOf = (notice: PublishedNotice) => ({
  title: notice.title,
  description: notice.description,
  type: notice.tone,
  duration: notice.action === undefined ? durations[notice.tone] : durationWithAction,
  // Said even when there is none: Ark keeps what an update leaves out.
  action: notice.action && { label: notice.action.label, onClick: notice.action.onPress },
});

/** Ark measures a new toast at once and follows its height from the next frame on: words changed between are missed. */
const afterTwoFrames = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work));

const isTone = (type: string | undefined): type is NoticeTone => type !== undefined && type in durations;

const compact = () => window.matchMedia(media.compact);
const followCompact = (listener: () => void) => {
  const query = compact();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

type Side = 'top' | 'bottom';

/** About how high two notices are, in px. */
const HEIGHT = 240;
/** How wide the notices of a wide window are with their margin, in px. */
const WIDTH = 432;

/** Where the site's header ends, with the line about the connection: notices at the top stand under it. */
const headerEnd = () =>
  Math.max(0, document.querySelector('[data-page-top]')?.getBoundingClientRect().bottom ?? 0);

/** Whether tabs stand there, half of them or more: what a notice tells of is often found behind one of them. */
const hasTabs = (top: number, bottom: number) =>
  Array.from(document.querySelectorAll('[role="tablist"]'), (tabs) => tabs.getBoundingClientRect()).some(
    ({ top: from, bottom: to, height }) => height > 0 && (from + to) / 2 > top && (from + to) / 2 < bottom,
  );

/**
 * Under the header on a phone, in the lower corner elsewhere; on the other side of what was pressed or is read there, and
 * of a phone's tabs.
 */
function freeSide(isCompact: boolean, newest: PublishedNotice | undefined): Side {
  if (newest?.below) return 'bottom';
  const place = pressedPlace();
  const isUnder = (top: number, bottom: number) =>
    place !== null &&
    place.bottom > top &&
    place.top < bottom &&
    (isCompact || place.right > window.innerWidth - WIDTH);
  const upper = headerEnd();
  if (isCompact) {
    if (isUnder(upper, upper + HEIGHT / 2)) return 'bottom';
    const isLowerFree = !isUnder(window.innerHeight - HEIGHT / 2, window.innerHeight);
    return isLowerFree && hasTabs(upper, upper + HEIGHT / 2) ? 'bottom' : 'top';
  }
  return isUnder(window.innerHeight - HEIGHT, window.innerHeight) ? 'top' : 'bottom';
}

/**
 * At most two notices, on a phone one (see `visibleNotices`), where they lie over nothing that was just pressed.
 */
export function Toaster({ center, shown }: ToasterProps) {
  const isCompact = useSyncExternalStore(followCompact, () => compact().matches);
  const toasts = visibleNotices(shown, isCompact ? 1 : 2);
  const last = toasts.at(-1);
  const newest = last?.key;
  const [side, setSide] = useState({ of: newest, isCompact, side: freeSide(isCompact, last) });
  // Each new notice looks where there is room; those that stand already come along.
  const isStale = side.of !== newest || side.isCompact !== isCompact;
  const current =
    isStale && newest !== undefined ? { of: newest, isCompact, side: freeSide(isCompact, last) } : side;
  if (current !== side) setSide(current);

  const dropped = shown.filter((notice) => !toasts.includes(notice));
  useEffect(() => {
    for (const { key } of dropped) center.dismiss(key);
  });
  return (
    <ToastGroup
      key={`${current.side} ${isCompact}`}
      center={center}
      shown={toasts}
      placement={`${current.side}${isCompact ? '' : '-end'}`}
    />
  );
}

/** Props of {@link ToastGroup}. */
interface ToastGroupProps extends ToasterProps {
  readonly placement: Side | `${Side}-end`;
}

/**
 * The notices on the screen: they stack from one side of the window, stand still under the pointer or the focus, and go by
 * Escape, by their button or by time. Alt+T leads there. Brings Ark with it (12 KB): NoticeHost loads it.
 *
 * It says nothing to screen readers by itself; NoticeHost does, so that nothing is read twice.
 */
function ToastGroup({ center, shown, placement }: ToastGroupProps) {
  const [toaster] = useState(() =>
    createToaster({
      placement,
      gap: 12,
      max: 2,
      offsets: {
        left: '1rem',
        right: '1rem',
        bottom: '1rem',
        top: `${Math.round(headerEnd()) + 8}px`,
      },
      removeDelay: 200,
      pauseOnPageIdle: true,
    }),
  );
  const [standing] = useState(() => new Map<string, PublishedNotice>());
  const passing = usePassingFocus(toaster);

  const follow = useEffectEvent((notices: readonly PublishedNotice[]) => {
    for (const notice of notices) {
      const known = standing.get(notice.key);
      if (known === notice) continue;
      standing.set(notice.key, notice);
      if (known !== undefined) {
        afterTwoFrames(() => {
          if (standing.get(notice.key) === notice) toaster.update(notice.key, optionsOf(notice));
        });
        continue;
      }
      toaster.create({
        ...optionsOf(notice),
        id: notice.key,
        onStatusChange: (details) => {
          if (details.status === 'unmounted') center.dismiss(notice.key);
        },
      });
    }
    for (const key of standing.keys()) {
      if (notices.some((notice) => notice.key === key)) continue;
      standing.delete(key);
      toaster.dismiss(key);
    }
  });
  useEffect(() => {
    // Ark hears of a toast only once its own machine runs, which is a moment after this is drawn.
    const handle = setTimeout(() => follow(shown));
    return () => clearTimeout(handle);
  }, [shown]);

  return (
    <ArkToaster toaster={toaster} aria-live="off" aria-label={commonTexts.notices} {...passing}>
      {(toast) => (
        <Toast.Root role="group" aria-live="off" className={cx(styles.root, styles.moving)}>
          <NoticeSymbol tone={isTone(toast.type) ? toast.type : 'info'} />
          <div className={cx(styles.words, styles.inside)}>
            <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
            <Toast.Description className={styles.description}>{toast.description}</Toast.Description>
            {toast.action === undefined ? null : (
              <Toast.ActionTrigger className={styles.action}>{toast.action.label}</Toast.ActionTrigger>
            )}
          </div>
          <span className={styles.inside}>
            <Toast.CloseTrigger className={styles.close} aria-label={commonTexts.dismissNotice}>
              <Icon drawing={X} size={18} />
            </Toast.CloseTrigger>
          </span>
        </Toast.Root>
      )}
    </ArkToaster>
  );
}
