import { expect, userEvent } from 'storybook/test';
import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { NotificationBell } from '../../lists/notifications/NotificationBell.tsx';
import { ConnectionBanner } from '../ConnectionBanner.tsx';
import { SyncEntry } from './SyncEntry.tsx';
import { SyncPanel } from './SyncPanel.tsx';
import { CONFLICT, REFUSED, SENDING } from './sync-panel.fixtures.ts';
import type { SyncItem } from './sync-panel.types.ts';

const NOTHING = () => undefined;

const entry = (item: SyncItem) => (
  <ul>
    <SyncEntry item={item} onRetry={NOTHING} onDiscard={NOTHING} onKeepMine={NOTHING} onTakeNewer={NOTHING} />
  </ul>
);

const { versions: _, ...withoutVersions } = CONFLICT;

/** What is said of SyncPanel. */
export const page = componentPage({
  component: SyncPanel,
  purpose: 'What waits on this device to be sent, and what she can do about it.',
  instead: [
    [NotificationBell, 'it has happened already'],
    [ConnectionBanner, 'only the connection is meant'],
  ],
  keys: {
    example: () => (
      <SyncPanel
        items={[]}
        unreadable={1}
        onSync={NOTHING}
        onRetry={NOTHING}
        onDiscard={NOTHING}
        onKeepMine={NOTHING}
        onTakeNewer={NOTHING}
        onDiscardUnreadable={NOTHING}
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
      good: entry(SENDING),
      bad: entry({ ...SENDING, what: 'profile.update', detail: '1 operation in queue' }),
      because: 'It names what she did, not what the device does.',
    },
    {
      good: entry(CONFLICT),
      bad: entry(withoutVersions),
      because: 'Whoever has to choose sees both versions of each field first.',
    },
    {
      good: entry(REFUSED),
      bad: entry({ ...REFUSED, reason: 'Error 42501' }),
      because: 'What was refused says why in words that she knows.',
    },
  ],
});
