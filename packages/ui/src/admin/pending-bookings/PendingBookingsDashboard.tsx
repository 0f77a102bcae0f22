import { type Decision, formatRelativeTime, type PendingBooking } from '@sorella/core/domain';
import { fillText, pendingBookingsTexts } from '@sorella/core/notices';
import { type ReactNode, useId, useRef, useState } from 'react';
import { AllDoneDrawing } from '../../art/drawings/AllDoneDrawing.tsx';
import { SearchDrawing } from '../../art/drawings/SearchDrawing.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import type { ListContent } from '../../lists/content.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { SearchField } from '../../primitives/SearchField.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { cx } from '../../styles/cx.ts';
import type { UndoableDecision } from './PendingBookingDecisions.tsx';
import { PendingBookingRow } from './PendingBookingRow.tsx';
import { PendingBookingsSkeleton } from './PendingBookingsSkeleton.tsx';
import * as css from './pending-bookings.css.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useSettled } from './use-settled.ts';

/** The bookings that wait for a decision, newest first. */
export interface LoadedPendingBookings {
  readonly bookings: readonly PendingBooking[];
  /** How many wait in all; those that are shown, unless told. */
  readonly total?: number;
  /** How to get at those that are not shown yet. */
  readonly more?: { readonly loading: boolean; readonly onMore: () => void } | null;
  /** Since when the first of all waits: ISO 8601. */
  readonly oldest?: string | null;
}

/** In which order, and narrowed to what. */
export interface PendingBookingsView {
  readonly order: 'newest' | 'oldest';
  readonly search: string;
  /** Those for events that are over, instead of the others. */
  readonly isPast: boolean;
}

/** Props of {@link PendingBookingsDashboard}. */
export interface PendingBookingsDashboardProps {
  readonly content: ListContent<LoadedPendingBookings>;
  /** By booking id, what is being decided right now; set it when `onDecide` is called, so that a second press finds it. */
  readonly deciding?: Readonly<Record<string, Decision>>;
  /** By booking id, what is decided and not sent yet. */
  readonly held?: Readonly<Record<string, UndoableDecision>>;
  readonly onDecide: (details: { bookingId: string; decision: Decision }) => void;
  readonly onTakeBack?: (details: { bookingId: string }) => void;
  /** Newest first, and nothing searched for, when left out. */
  readonly view?: PendingBookingsView;
  readonly onViewChange?: (view: PendingBookingsView) => void;
  /** IANA name: whose clock the times of bookings are told by. */
  readonly zone?: string;
  /** What waits for events that are over. */
  readonly past?: ReactNode;
  readonly onRetry: () => void;
  /** Milliseconds; the clock at the first drawing by default. */
  readonly now?: number;
}

const { title, member, event, amount, reference } = pendingBookingsTexts;

const NOTHING_DECIDED: NonNullable<PendingBookingsDashboardProps['deciding']> = {};
const NOTHING_HELD: NonNullable<PendingBookingsDashboardProps['held']> = {};
const WRITTEN_ORDER: PendingBookingsView = { order: 'newest', search: '', isPast: false };
const ORDERS = [
  { value: 'newest', label: pendingBookingsTexts.newestFirst },
  { value: 'oldest', label: pendingBookingsTexts.oldestFirst },
] as const;

function countText(count: number): string {
  return count === 1 ? pendingBookingsTexts.oneWaiting : fillText(pendingBookingsTexts.waiting, { n: count });
}

/**
 * Where an admin approves or denies what members want to pay for. Rows come and go
 * by themselves; their number is read out politely each time, and the focus never falls off the page.
 */
export function PendingBookingsDashboard(props: PendingBookingsDashboardProps) {
  const { content, view = WRITTEN_ORDER, onViewChange, now } = props;
  const titleId = useId();
  const [opened] = useState(() => Date.now());
  const oldest =
    content.kind === 'ready' && content.oldest ? formatRelativeTime(content.oldest, now ?? opened) : null;
  const count = content.kind === 'ready' ? (content.total ?? content.bookings.length) : 0;
  return (
    <section className={css.root} aria-labelledby={titleId}>
      <header className={css.head}>
        <div className={css.titleLine}>
          <Heading level={2} size="block" id={titleId} tabIndex={-1}>
            {title}
          </Heading>
          {count > 0 ? (
            <Badge tone="butter" className={css.count}>
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{countText(count)}</VisuallyHidden>
            </Badge>
          ) : null}
        </div>
        {oldest ? (
          <Text size="small" tone="soft" className={css.live}>
            <span aria-hidden="true" className={css.dot} />
            {fillText(pendingBookingsTexts.oldest, { age: oldest })}
          </Text>
        ) : null}
        {onViewChange ? (
          <div className={css.tools}>
            <SearchField
              label={pendingBookingsTexts.search}
              placeholder={pendingBookingsTexts.searchHint}
              className={css.searchField}
              value={view.search}
              onValueChange={(search) => onViewChange({ ...view, search })}
            />
            <Field label={pendingBookingsTexts.order}>
              {(control) => (
                <Select
                  {...control}
                  options={ORDERS}
                  value={view.order}
                  onValueChange={(order) =>
                    onViewChange({ ...view, order: order === 'oldest' ? 'oldest' : 'newest' })
                  }
                />
              )}
            </Field>
          </div>
        ) : null}
      </header>
      <VisuallyHidden>
        <span role="status">{content.kind === 'ready' ? countText(count) : null}</span>
      </VisuallyHidden>
      {props.past}
      <Body {...props} titleId={titleId} />
    </section>
  );
}

function Body({
  content,
  deciding = NOTHING_DECIDED,
  held = NOTHING_HELD,
  onDecide,
  onTakeBack,
  view = WRITTEN_ORDER,
  zone = 'UTC',
  onRetry,
  now,
  titleId,
}: PendingBookingsDashboardProps & { titleId: string }): ReactNode {
  const [opened] = useState(() => now ?? Date.now());
  const tableRef = useRef<HTMLTableElement>(null);
  const ids = content.kind === 'ready' ? content.bookings.map(({ booking }) => booking.id) : [];
  useFocusAfterRemoval({ containerRef: tableRef, ids, fallbackId: titleId });
  const settled = useSettled(ids);
  if (content.kind === 'loading') {
    return <PendingBookingsSkeleton />;
  }
  if (content.kind === 'failed') {
    const { kind: _, ...error } = content;
    return <ErrorState {...error} onRetry={onRetry} />;
  }
  if (content.bookings.length === 0) {
    if (view.search !== '') {
      return (
        <EmptyState
          drawing={<SearchDrawing />}
          title={pendingBookingsTexts.nothingFound}
          body={pendingBookingsTexts.nothingFoundBody}
        />
      );
    }
    return (
      <EmptyState
        drawing={<AllDoneDrawing />}
        title={pendingBookingsTexts.empty}
        body={pendingBookingsTexts.emptyBody}
      />
    );
  }
  const { more } = content;
  return (
    <>
      <table ref={tableRef} className={css.table} aria-labelledby={titleId}>
        <thead className={css.headRow}>
          <tr>
            {[member, event, reference, amount].map((label) => (
              <th key={label} scope="col" className={cx(css.headCell, label === amount && css.headCellEnd)}>
                {label}
              </th>
            ))}
            <th scope="col" className={css.headCell}>
              <VisuallyHidden>{pendingBookingsTexts.decision}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody className={css.rows}>
          {content.bookings.map((pending) => (
            <PendingBookingRow
              key={pending.booking.id}
              pending={pending}
              deciding={deciding[pending.booking.id] ?? null}
              held={held[pending.booking.id] ?? null}
              moving={!settled}
              isNew={Date.parse(pending.booking.createdAt) > opened}
              onDecide={onDecide}
              onTakeBack={(details) => onTakeBack?.(details)}
              now={now ?? opened}
              zone={zone}
            />
          ))}
        </tbody>
      </table>
      {more ? (
        <Button variant="secondary" busy={more.loading} onPress={more.onMore}>
          {pendingBookingsTexts.more}
        </Button>
      ) : null}
    </>
  );
}
