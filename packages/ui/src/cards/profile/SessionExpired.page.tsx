import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { ConnectionBanner } from '../../site/ConnectionBanner.tsx';
import { SessionExpired } from './SessionExpired.tsx';

/** What is said of SessionExpired. */
export const page = componentPage({
  component: SessionExpired,
  purpose: 'Stands in place of a page whose session ended while she was on it.',
  instead: [
    [ErrorState, 'something could not be read, and she is signed in'],
    [ConnectionBanner, 'only the network is away'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <SessionExpired unsaved retrying={false} onSignIn={() => undefined} onRetry={() => undefined} />,
      bad: (
        <SessionExpired
          unsaved={false}
          retrying={false}
          onSignIn={() => undefined}
          onRetry={() => undefined}
        />
      ),
      because: 'Where something was typed it says first that nothing is lost.',
    },
  ],
});
