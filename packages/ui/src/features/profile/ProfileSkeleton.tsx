import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './profile-flow.css.ts';

/** The profile page while it is read, in its shape. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true">
      <div role="status">
        <VisuallyHidden>{profileTexts.loading}</VisuallyHidden>
      </div>
      <Stack gap="6">
        <Skeleton shape="box" height="13rem" />
        <div className={css.columns}>
          <Surface padding="large" className={css.form}>
            <Stack gap="6">
              <Skeleton shape="circle" width="96px" height="96px" />
              <Skeleton shape="box" height="48px" />
              <Skeleton shape="box" height="48px" />
              <Skeleton shape="box" height="7.5rem" />
              <Skeleton shape="pill" width="10rem" height="48px" />
            </Stack>
          </Surface>
          <div className={css.account}>
            <Skeleton shape="box" height="9rem" />
            <Skeleton shape="box" height="12rem" />
          </div>
        </div>
      </Stack>
    </div>
  );
}
