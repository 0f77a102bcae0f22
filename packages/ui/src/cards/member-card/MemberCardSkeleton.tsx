import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './member-card.css.ts';

/** Stands where a member's card comes. */
export function MemberCardSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{safetyTexts.loadingCard}</VisuallyHidden>
      <Stack gap="5">
        <div className={css.head}>
          <Skeleton shape="circle" width="96px" height="96px" />
          <Skeleton shape="text" width="60%" />
        </div>
        <Skeleton shape="text" />
        <Skeleton shape="text" width="72%" />
      </Stack>
    </div>
  );
}
