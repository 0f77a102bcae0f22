import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, use } from 'react';
import { isPage } from './component-page.ts';

const ComponentDocs = lazy(() => import('./ComponentDocs.tsx'));

/**
 * The page of docs of every stories file: a component's own where it has one, else Storybook's. What it takes is fetched
 * with the first such page, so that no story waits for it.
 */
export function PageOfComponent() {
  const stories = use(DocsContext).componentStories();
  const page: unknown = stories.map(({ parameters }) => parameters['page']).find(isPage);
  if (!isPage(page)) return <DocsPage />;
  return (
    <Suspense>
      <ComponentDocs page={page} />
    </Suspense>
  );
}
