import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../.storybook/world/world.ts';
import { NotificationSettingsFlow } from '../features/notifications/NotificationSettingsFlow.tsx';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const { maya } = DEMO_IDS;

const meta = preview.meta({
  title: 'Screens/Notifications',
  component: NotificationsScreen,
  subcomponents: { NotificationSettingsFlow },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters,
    storyExemptions: { 'kind:denied': 'A visitor is led to signing in before; the route shows it.' },
  },
  args: { userId: maya },
  render: (args) => (
    <ShellFlow currentPath="/notifications">
      <NotificationsScreen {...args} />
    </ShellFlow>
  ),
});

const world = (rest: Partial<WorldParameters>) => ({
  world: { scenario: 'demo', as: 'maya', ...rest } satisfies WorldParameters,
});
const choice = (name: string) => screen.findByRole('switch', { name });
const main = () => within(screen.getByRole('main'));

export const Chooses = meta.story({
  name: 'She gives up a kind of mail and sets quiet hours, and both are kept (A-102)',
  play: async ({ loaded }) => {
    await userEvent.click(await choice('Somebody writes to you: By mail'));
    await waitFor(async () => expect(await choice('Somebody writes to you: By mail')).not.toBeChecked());
    await userEvent.click(await choice('No mails in quiet hours'));
    await userEvent.selectOptions(await main().findByLabelText('Until'), '7:30 AM');
    await waitFor(async () =>
      expect(await worldOf(loaded)?.otherTab.notifications.getSettings(maya)).toMatchObject({
        muted: ['message-received:mail'],
        quietFrom: 22 * 60,
        quietUntil: 7 * 60 + 30,
      }),
    );
    await waitFor(() => expect(main().queryAllByRole('switch', { busy: true })).toEqual([]));
  },
});

export const Unchosen = meta.story({
  name: 'Before she chose anything she is told of everything',
  tags: ['kind:empty'],
  play: async () => {
    for (const one of await main().findAllByRole('switch', { name: /: By mail$/ }))
      await expect(one).toBeChecked();
  },
});

export const Loading = meta.story({
  name: 'While they are read their place is there',
  tags: ['kind:loading'],
  parameters: world({ faults: (faults) => faults.slow(undefined, { on: 'rpc/get_notification_settings' }) }),
  play: async () => {
    await main().findByText('Loading your choices...');
  },
});

export const Failed = meta.story({
  name: 'What could not be read is asked for again',
  tags: ['kind:error', 'notice:notification-settings-load-failed'],
  parameters: world({ faults: (faults) => faults.failing(500, { on: 'rpc/get_notification_settings' }) }),
  play: async () => {
    await main().findByText('Your choices could not be loaded.');
    await main().findByRole('button', { name: 'Try again' });
  },
});

export const NotSaved = meta.story({
  name: 'What could not be saved is as it was, and says so',
  tags: ['kind:error', 'notice:notification-settings-not-saved'],
  parameters: world({ faults: (faults) => faults.failing(403, { on: 'rpc/save_notification_settings' }) }),
  play: async () => {
    await userEvent.click(await choice('Only what I must know'));
    await main().findByText('Not saved');
    await expect(await choice('Only what I must know')).not.toBeChecked();
  },
});
