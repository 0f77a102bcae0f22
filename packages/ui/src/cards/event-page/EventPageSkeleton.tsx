import { Skeleton } from '../../primitives/Skeleton.tsx';
import { BackToEvents } from './EventPage.tsx';
import * as css from './event-page.css.ts';
import * as skeleton from './event-page-skeleton.css.ts';

const FACTS = ['66%', '58%', '48%', '32%'] as const;

/** An event's page that has not arrived: its shape, and the way back. Silent for screen readers. */
export function EventPageSkeleton() {
  return (
    <div className={css.root}>
      <div className={css.bar}>
        <BackToEvents />
      </div>
      <div className={css.columns} aria-hidden="true">
        <div className={skeleton.hero}>
          <Skeleton shape="box" className={skeleton.picture} />
          <div className={css.words}>
            <Skeleton width="32%" />
            <div className={skeleton.title}>
              <Skeleton width="72%" />
            </div>
            <Skeleton width="60%" />
          </div>
        </div>
        <div className={css.panel}>
          {FACTS.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
          <Skeleton shape="pill" height="48px" />
        </div>
        <div className={css.story}>
          <Skeleton width="44%" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="66%" />
        </div>
      </div>
    </div>
  );
}
