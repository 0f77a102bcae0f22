import { pendingBookingsTexts } from '@sorella/core/notices';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './pending-bookings.css.ts';

const rows = [0, 1, 2];

/** The rows of the dashboard before they have arrived. */
export function PendingBookingsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{pendingBookingsTexts.loading}</span>
      </VisuallyHidden>
      <div aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={css.skeletonRow}>
            <Skeleton shape="circle" width="44px" height="44px" />
            <div className={css.skeletonLines}>
              <Skeleton width="9rem" />
              <Skeleton width="12rem" />
            </div>
            <div className={css.skeletonLines}>
              <Skeleton width="11rem" />
              <Skeleton width="8rem" />
            </div>
            <div className={css.buttons}>
              <Skeleton shape="pill" width="6rem" height="40px" />
              <Skeleton shape="pill" width="5rem" height="40px" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
