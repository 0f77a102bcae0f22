import { Skeleton } from '../../primitives/Skeleton.tsx';
import * as css from './application-card.css.ts';

/** An application card that has not arrived, in its shape. Silent for screen readers. */
export function ApplicationCardSkeleton() {
  return (
    <div className={css.root} aria-hidden="true">
      <Skeleton shape="box" className={css.pulse} />
      <div className={css.body}>
        <Skeleton shape="pill" width="8rem" height="1.5rem" />
        <div className={css.title}>
          <Skeleton width="60%" />
        </div>
        <div className={css.facts}>
          <Skeleton width="52%" />
          <Skeleton width="44%" />
          <Skeleton width="36%" />
        </div>
        <div className={css.foot}>
          <Skeleton width="10rem" />
          <Skeleton shape="pill" width="9rem" height="40px" />
        </div>
      </div>
    </div>
  );
}
