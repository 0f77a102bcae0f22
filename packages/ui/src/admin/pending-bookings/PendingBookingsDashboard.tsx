import type { Decision, PendingBooking } from '@sorella/core/domain';
import { fillText, pendingBookingsTexts } from '@sorella/core/notices';
import { type ReactNode, useId, useRef, useState } from 'react';
import { AllDoneDrawing } from '../../art/drawings/AllDoneDrawing.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import type { ListContent } from '../../lists/content.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
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
}

/** Props of {@link PendingBookingsDashboard}. */
export interface PendingBookingsDashboardProps {
  readonly content: ListContent<LoadedPendingBookings>;
  /** By booking id, what is being decided right now; set it when `onDecide` is called, so that a second press finds it. */
  readonly deciding?: Readonly<Record<string, Decision>>;
  readonly onDecide: (details: { bookingId: string; decision: Decision }) => void;
  readonly onRetry: () => void;
  /** Milliseconds; the clock at the first drawing by default. */
  readonly now?: number;
}

const { title, member, event, amount, booked } = pendingBookingsTexts;

const NOTHING_DECIDED: NonNullable<PendingBookingsDashboardProps['deciding']> = {};

function countText(count: number): string {
  return count === 1 ? pendingBookingsTexts.oneWaiting : fillText(pendingBookingsTexts.waiting, { n: count });
}

/**
 * Where an admin approves or denies what members want to pay for. Rows come and go
 * by themselves; their number is read out politely each time, and the focus never falls off the page.
 */
export function PendingBookingsDashboard(props: PendingBookingsDashboardProps) {
  const { content } = props;
  const titleId = useId();
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
        {count > 0 ? (
          <Text size="small" tone="soft" className={css.live}>
            <span aria-hidden="true" className={css.dot} />
            {pendingBookingsTexts.emptyBody}
          </Text>
        ) : null}
      </header>
      <VisuallyHidden>
        <span role="status">{content.kind === 'ready' ? countText(count) : null}</span>
      </VisuallyHidden>
      <Body {...props} titleId={titleId} />
    </section>
  );
}

function Body({
  content,
  deciding = NOTHING_DECIDED,
  onDecide,
  onRetry,
  now,
  titleId,
}: PendingBookingsDashboardProps & { titleId: string }): ReactNode {
  const [opened] = useState(() => Date.now());
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
            {[member, event, amount, booked].map((label) => (
              <th key={label} scope="col" className={css.headCell}>
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
              moving={!settled}
              onDecide={onDecide}
              now={now ?? opened}
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
