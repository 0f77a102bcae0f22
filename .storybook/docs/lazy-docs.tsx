import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense, useEffect } from 'react';
import { leaveProgress } from '../world/progress.ts';

// What draws a page of docs stands behind imports of their own: a story that is only shown does not depend on it.
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));
const PageOfComponent = lazy(async () => ({
  default: (await import('./components/PageOfComponent.tsx')).PageOfComponent,
}));

/** The frame of every page of docs; its code comes with the first of them. */
export function LazyDocsPage(props: PropsWithChildren<DocsContainerProps>) {
  useEffect(leaveProgress, []);
  return (
    <Suspense fallback={null}>
      <DocsPage {...props} />
    </Suspense>
  );
}

/** The page of a component; its code comes with the first of them. */
export function LazyPageOfComponent() {
  return (
    <Suspense fallback={null}>
      <PageOfComponent />
    </Suspense>
  );
}
