import { Skeleton } from '../../primitives/Skeleton.tsx';
import * as css from './coffee-chat-card.css.ts';

/** A coffee chat that has not arrived, in its shape. Silent for screen readers. */
export function CoffeeChatSkeleton() {
  return (
    <div className={css.root} aria-hidden="true">
      <div className={css.head}>
        <Skeleton shape="circle" width="44px" height="44px" />
        <div className={css.who}>
          <Skeleton width="60%" />
        </div>
        <Skeleton shape="pill" width="5rem" height="1.5rem" />
      </div>
      <div>
        <Skeleton />
        <Skeleton width="48%" />
      </div>
      <div className={css.days}>
        <Skeleton width="52%" />
        <Skeleton shape="pill" width="60%" height="1.75rem" />
      </div>
      <div className={css.foot}>
        <Skeleton width="7rem" />
        <Skeleton shape="pill" width="9rem" height="40px" />
      </div>
    </div>
  );
}
