import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { StatusNote } from '../primitives/StatusNote.tsx';
import { ConnectionBanner } from '../site/ConnectionBanner.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

/** What is said of ErrorState. */
export const page = componentPage({
  component: ErrorState,
  purpose: 'Stands where something could not be read: what happened, what is safe, what to do next.',
  instead: [
    [EmptyState, 'there is nothing, and that is right'],
    [StatusNote, 'only a part of the page failed'],
    [ConnectionBanner, 'the network is away for everything'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <ErrorState
          notice={{ title: 'Events could not be loaded', description: 'Your applications are safe.' }}
          advice="Check your connection."
          onRetry={() => undefined}
          headingLevel={3}
        />
      ),
      bad: (
        <ErrorState notice={{ title: 'Oops!', description: 'TypeError: Failed to fetch' }} headingLevel={3} />
      ),
      because: 'No jokes and no code: she wants to know whether anything is lost.',
    },
  ],
});
