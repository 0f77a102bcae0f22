import { Skeleton } from '../../primitives/Skeleton.tsx';
import * as css from './event-card-skeleton.css.ts';

/** An event card that has not arrived: picture, title, facts and button in their places. Silent for screen readers. */
export function EventCardSkeleton() {
  return (
    <div className={css.root} aria-hidden="true">
      <Skeleton shape="box" height="228px" className={css.picture} />
      <div className={css.body}>
        <div className={css.title}>
          <Skeleton width="72%" />
        </div>
        <div>
          <Skeleton />
          <Skeleton width="60%" />
        </div>
        <div className={css.facts}>
          <Skeleton width="66%" />
          <Skeleton width="58%" />
          <Skeleton width="48%" />
          <Skeleton width="32%" />
        </div>
        <div className={css.foot}>
          <Skeleton shape="pill" height="48px" />
          <Skeleton width="9rem" />
        </div>
      </div>
    </div>
  );
}
