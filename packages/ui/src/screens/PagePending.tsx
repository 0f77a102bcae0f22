import { Skeleton } from '../primitives/Skeleton.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { Screen } from './Screen.tsx';

/** Props of {@link PagePending}. */
export interface PagePendingProps {
  /** What the browser's tab says. */
  readonly title: string;
  /** What is being waited for, for those who hear it. */
  readonly words: string;
}

/**
 * In the place of a page while it is not known yet whether the visitor may see it: its shape and nothing of
 * it.
 */
export function PagePending({ title, words }: PagePendingProps) {
  return (
    <Screen title={title}>
      <div role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </div>
      <div aria-busy="true">
        <Stack gap="6">
          <Skeleton shape="box" width="min(14rem, 60%)" height="2.25rem" />
          <Skeleton width="min(28rem, 90%)" />
          <Skeleton shape="box" height="14rem" />
        </Stack>
      </div>
    </Screen>
  );
}
