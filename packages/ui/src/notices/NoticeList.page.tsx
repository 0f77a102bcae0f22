import { Bell } from 'lucide';
import { expect, userEvent } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Icon } from '../art/icons/Icon.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { SyncPanel } from '../site/sync-panel/SyncPanel.tsx';
import { NoticeHost } from './NoticeHost.tsx';
import { NoticeList } from './NoticeList.tsx';

/** What is said of NoticeList and its bell. */
export const page = componentPage({
  component: NoticeList,
  purpose: 'The bell in the header, and the last notices under it.',
  instead: [
    [NoticeHost, 'it has only just happened'],
    [SyncPanel, 'it waits on this device to be sent'],
  ],
  keys: {
    example: () => <NoticeList history={[]} unseen={0} onSeen={() => undefined} onClear={() => undefined} />,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On the bell: opens the list, or closes it.',
        proof: ({ focused }) => expect(focused).toHaveAttribute('aria-expanded', 'true'),
      },
      {
        keys: ['Escape'],
        does: 'Closes the list and leaves the focus on the bell.',
        before: async () => {
          await userEvent.tab();
          await userEvent.keyboard('{Enter}');
        },
        proof: ({ focused }) => expect(focused).toHaveAttribute('aria-expanded', 'false'),
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: (
        <IconButton label="Notices, 3 new" count={3}>
          <Icon drawing={Bell} size={22} />
        </IconButton>
      ),
      bad: (
        <IconButton label="Notices">
          <Icon drawing={Bell} size={22} />
        </IconButton>
      ),
      because: 'How many are new is seen and heard before it is opened.',
    },
  ],
});
