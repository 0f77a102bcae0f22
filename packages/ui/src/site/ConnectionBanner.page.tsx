import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { ErrorState } from '../empty-states/ErrorState.tsx';
import { NoticeHost } from '../notices/NoticeHost.tsx';
import { StatusNote } from '../primitives/StatusNote.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { SyncPanel } from './sync-panel/SyncPanel.tsx';

/** What is said of ConnectionBanner. */
export const page = componentPage({
  component: ConnectionBanner,
  purpose: 'A quiet line under the header while the connection is away.',
  instead: [
    [ErrorState, 'one thing could not be read'],
    [SyncPanel, 'she looks at what waits to be sent'],
    [NoticeHost, 'it is news about a press'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <ConnectionBanner status="offline" onRetry={() => undefined} />,
      bad: <StatusNote tone="bad" title="Network Error!" />,
      because: 'It says what may be out of date, and alarms nobody: the page still works.',
    },
  ],
});
