import { Skeleton } from '../../primitives/Skeleton.tsx';
import * as css from './event-card-skeleton.css.ts';

/** An event card that has not arrived: picture, words, facts, price and button in their places. Silent for screen readers. */
export function EventCardSkeleton() {
  return (
    <div className={css.root} aria-hidden="true">
      <Skeleton shape="box" className={css.picture} />
      <div className={css.body}>
        <div className={css.words}>
          <div className={css.title}>
            <Skeleton width="72%" />
          </div>
          <div className={css.summary}>
            <Skeleton />
            <Skeleton width="60%" />
          </div>
        </div>
        <div className={css.facts}>
          <Skeleton width="66%" />
          <Skeleton width="58%" />
          <Skeleton width="48%" />
          <Skeleton width="32%" />
        </div>
        <div className={css.price}>
          <Skeleton width="36%" />
        </div>
        <div className={css.foot}>
          <Skeleton shape="pill" height="48px" />
          <Skeleton width="100%" />
          <Skeleton width="60%" />
          <Skeleton width="9rem" />
        </div>
      </div>
    </div>
  );
}
