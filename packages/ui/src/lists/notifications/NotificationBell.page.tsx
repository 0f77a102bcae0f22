import { Bell } from 'lucide';
import { expect, userEvent } from 'storybook/test';
import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Icon } from '../../art/icons/Icon.tsx';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { SyncPanel } from '../../site/sync-panel/SyncPanel.tsx';
import { NotificationBell } from './NotificationBell.tsx';

const NOTHING = () => undefined;

/** What is said of the bell and its list. */
export const page = componentPage({
  component: NotificationBell,
  purpose: 'The bell in the header, and what happened to the member under it, day by day.',
  instead: [
    [NoticeHost, 'she has only just done it herself'],
    [SyncPanel, 'it waits on this device to be sent'],
  ],
  keys: {
    example: () => (
      <NotificationBell
        unread={0}
        content={{ kind: 'list', entries: [], more: null }}
        timeZone="Europe/Berlin"
        now={0}
        onFollow={NOTHING}
        onMarkRead={NOTHING}
        onMarkAllRead={NOTHING}
      />
    ),
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
        <IconButton label="Notifications, 3 unread" count={3}>
          <Icon drawing={Bell} size={22} />
        </IconButton>
      ),
      bad: (
        <IconButton label="Notifications">
          <Icon drawing={Bell} size={22} />
        </IconButton>
      ),
      because: 'How many are unread is seen and heard before it is opened.',
    },
  ],
});
