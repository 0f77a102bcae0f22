import type { ThreadRow } from '@sorella/core/domain/messages/thread';
import { fillText } from '@sorella/core/notices/notice';
import { messagesTexts } from '@sorella/core/notices/texts/messages.texts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { inlineVars } from '../../styles/inline-vars.ts';
import { MessageBubble } from './MessageBubble.tsx';
import * as css from './message-thread.css.ts';

/** Props of {@link MessageThread}. */
export interface MessageThreadProps {
  /** The other one's name. */
  readonly name: string;
  /** Oldest first. */
  readonly rows: readonly ThreadRow[];
  /** Older messages that are not here yet; null when the first one is. */
  readonly older: { readonly loading: boolean; readonly onOlder: () => void } | null;
  readonly typing: boolean;
  readonly onRetry: (messageId: string) => void;
  readonly onDiscard: (messageId: string) => void;
  /** Offered on each message of the other one. */
  readonly onReport?: (message: { readonly id: string }) => void;
}

/** How many rows before the first one older messages are asked for. */
const ASK_BEFORE = 12;
/** Px from the end within which the reader counts as reading the newest. */
const NEAR_END_PX = 80;

/** The arrows go from one message that can be reported to the next. */
function moveBetweenReports(event: KeyboardEvent<HTMLOListElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !('report' in event.target.dataset))
    return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-report]')];
  const next = all[all.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function LoadingEarlier() {
  return (
    <div className={css.earlier} role="status">
      <Spinner />
      <VisuallyHidden>{messagesTexts.loadingEarlier}</VisuallyHidden>
    </div>
  );
}

/** Says that the other one is writing. */
function TypingStatus({ name, typing }: { name: string; typing: boolean }) {
  return (
    <div role="status" className={css.typing}>
      {typing ? (
        <>
          <span className={css.dots} aria-hidden="true">
            <span className={css.dot} />
            <span className={css.dot} />
            <span className={css.dot} />
          </span>
          {fillText(messagesTexts.typing, { name })}
        </>
      ) : null}
    </div>
  );
}

/**
 * A conversation of any length: only what can be seen is drawn. It opens at the newest message, follows new ones while
 * the reader is there, and keeps what is read in its place while older ones come in above.
 */
export function MessageThread({
  name,
  rows,
  older,
  typing,
  onRetry,
  onDiscard,
  onReport,
}: MessageThreadProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here, and nothing it gives is handed on
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'day' ? 44 : 62),
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END_PX,
    overscan: 8,
  });

  // Before it has scrolled to its end the first rows are drawn, which nobody reads.
  const [opened, setOpened] = useState(false);
  const [isBehind, setBehind] = useState(false);

  // Whoever reads the newest goes on reading it when the room changes: a window, a keyboard, a longer draft, or rows
  // that turn out taller than they were estimated.
  const content = useRef<HTMLDivElement>(null);
  const followsEnd = useRef(true);
  const lastTop = useRef(0);
  useLayoutEffect(() => {
    virtual.scrollToEnd();
    const observer = new ResizeObserver(() => {
      if (followsEnd.current) virtual.scrollToEnd();
    });
    for (const { current } of [scroller, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [virtual]);

  // What the member has just sent is shown, wherever she was reading.
  const newest = rows.at(-1);
  const ownNewest = newest?.kind === 'message' && newest.own ? newest.id : null;
  const shown = useRef(ownNewest);
  useLayoutEffect(() => {
    if (ownNewest !== null && ownNewest !== shown.current) virtual.scrollToEnd();
    shown.current = ownNewest;
  }, [virtual, ownNewest]);

  const items = virtual.getVirtualItems();
  const [firstItem] = items;
  const firstDrawn = firstItem?.index ?? 0;
  const wantsOlder = opened && older !== null && !older.loading && firstDrawn < ASK_BEFORE;
  const onOlder = older?.onOlder;
  useEffect(() => {
    if (wantsOlder) onOlder?.();
  }, [wantsOlder, onOlder]);

  const newestTheirs = items.findLast(({ index }) => {
    const row = rows[index];
    return row?.kind === 'message' && !row.own;
  })?.index;
  const heard = newest?.kind === 'message' && !newest.own ? newest.content : '';

  return (
    <div className={css.root}>
      <div
        ref={scroller}
        className={css.scroller}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          const isNearEnd = scrollHeight - scrollTop - clientHeight <= NEAR_END_PX;
          // Only the reader scrolls up; a list that has grown is scrolled after.
          if (isNearEnd) followsEnd.current = true;
          else if (scrollTop < lastTop.current) followsEnd.current = false;
          lastTop.current = scrollTop;
          setBehind(!followsEnd.current);
          setOpened(true);
        }}
        // A list that scrolls is reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={fillText(messagesTexts.thread, { name })}
      >
        {older?.loading ? <LoadingEarlier /> : null}
        <div
          ref={content}
          className={css.whole}
          style={inlineVars({ [css.height]: `${virtual.getTotalSize()}px` })}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what stands in it */}
          <ol
            className={css.drawn}
            style={inlineVars({ [css.offset]: `${firstItem?.start ?? 0}px` })}
            onKeyDown={moveBetweenReports}
          >
            {items.map(({ index, key }) => {
              const row = rows[index];
              if (!row) return null;
              return (
                <li key={key} data-index={index} ref={virtual.measureElement}>
                  {row.kind === 'day' ? (
                    <p className={css.day}>
                      <span className={css.dayName}>{row.label}</span>
                    </p>
                  ) : (
                    <MessageBubble
                      message={row}
                      author={row.own ? messagesTexts.you : name}
                      onRetry={() => onRetry(row.id)}
                      onDiscard={() => onDiscard(row.id)}
                      {...(onReport && { onReport: () => onReport(row) })}
                      isTabStop={index === newestTheirs}
                    />
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      </div>
      <TypingStatus name={name} typing={typing} />
      {isBehind ? (
        <button
          type="button"
          className={css.toEnd}
          onClick={() => virtual.scrollToEnd({ behavior: 'smooth' })}
        >
          <Icon drawing={ArrowDown} size={18} strokeWidth={2.25} />
          {messagesTexts.toLatest}
        </button>
      ) : null}
      <div role="log">
        <VisuallyHidden>
          {heard === '' ? '' : fillText(messagesTexts.said, { name, content: heard })}
        </VisuallyHidden>
      </div>
    </div>
  );
}
