import { messagesTexts } from '@sorella/core/notices/texts/messages.texts';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './thread-skeleton.css.ts';

/** A conversation's shape while it is read. */
export function ThreadSkeleton() {
  return (
    <div className={css.root} aria-busy="true">
      <div role="status">
        <VisuallyHidden>{messagesTexts.loadingMessages}</VisuallyHidden>
      </div>
      {(['theirs', 'own', 'theirs', 'theirs', 'own'] as const).map((side, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- shapes never move
        <div key={place} className={cx(css.line, side === 'own' && css.own)}>
          <Skeleton shape="box" width={place % 2 === 0 ? '52%' : '36%'} height="44px" />
        </div>
      ))}
    </div>
  );
}
