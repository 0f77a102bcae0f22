import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './teaser-card.css.ts';

/** A teaser card that has not arrived. Silent for screen readers. */
export function TeaserCardSkeleton() {
  return (
    <div className={css.root} aria-hidden="true">
      <div className={css.picture}>
        <Skeleton shape="box" className={css.pictureSkeleton} />
      </div>
      <div className={css.body}>
        <Text size="small">
          <Skeleton width="60%" />
        </Text>
        <div className={css.titleSkeleton}>
          <Skeleton width="72%" />
        </div>
        <Text size="small">
          <Skeleton width="100%" />
        </Text>
        <div className={css.foot}>
          <Skeleton width="5rem" />
          <Skeleton shape="pill" width="7rem" height="40px" />
        </div>
      </div>
    </div>
  );
}
