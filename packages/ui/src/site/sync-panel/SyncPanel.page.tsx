import { expect, userEvent } from 'storybook/test';
import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { NoticeList } from '../../notices/NoticeList.tsx';
import { Text } from '../../primitives/Text.tsx';
import { ConnectionBanner } from '../ConnectionBanner.tsx';
import { SyncPanel } from './SyncPanel.tsx';

/** What is said of SyncPanel. */
export const page = componentPage({
  component: SyncPanel,
  purpose: 'What waits on this device to be sent, and what she can do about it.',
  instead: [
    [NoticeList, 'it has happened already'],
    [ConnectionBanner, 'only the connection is meant'],
  ],
  keys: {
    example: () => (
      <SyncPanel
        items={[]}
        unreadable={1}
        onSync={() => undefined}
        onRetry={() => undefined}
        onDiscard={() => undefined}
        onKeepMine={() => undefined}
        onTakeNewer={() => undefined}
        onDiscardUnreadable={() => undefined}
      />
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'On its button: opens the list, or closes it.',
        proof: ({ focused }) => expect(focused).toHaveAttribute('aria-expanded', 'true'),
      },
      {
        keys: ['Escape'],
        does: 'Closes the list and leaves the focus on the button.',
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
      good: <Text>Your profile, changed 2 minutes ago</Text>,
      bad: <Text>1 operation in queue</Text>,
      because: 'It names what she did, not what the device does.',
    },
  ],
});
