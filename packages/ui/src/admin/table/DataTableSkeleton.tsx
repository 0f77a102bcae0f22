import { Skeleton } from '../../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './table.css.ts';

/** Props of {@link DataTableSkeleton}. */
export interface DataTableSkeletonProps {
  /** Said while nothing is there yet. */
  readonly label: string;
}

const rows = [0, 1, 2, 3];

/** The rows before they have arrived. */
export function DataTableSkeleton({ label }: DataTableSkeletonProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label}</span>
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
            <Skeleton shape="pill" width="6rem" height="40px" />
          </div>
        ))}
      </div>
    </div>
  );
}
