import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../.storybook/world/world.ts';
import type { DevicePush } from '../browser/device-push.types.ts';
import { NotificationSettingsFlow } from '../features/notifications/NotificationSettingsFlow.tsx';
import { PushDeviceFlow } from '../features/notifications/PushDeviceFlow.tsx';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { MissingPart } from './MissingPart.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const { maya } = DEMO_IDS;

const meta = preview.meta({
  title: 'Screens/Notifications',
  component: NotificationsScreen,
  subcomponents: { MissingPart, NotificationSettingsFlow, PushDeviceFlow },
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
/** A browser that can be told, and whose reader says yes or no. */
function browserThat(allows: boolean): { push: () => Promise<DevicePush> } {
  const keys = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/maya',
    key: `B${'k'.repeat(86)}`,
    secret: 's'.repeat(22),
  };
  let isDenied = false;
  let current: typeof keys | null = null;
  const push: DevicePush = {
    ability: () => (isDenied ? 'denied' : 'able'),
    current: async () => current,
    subscribe: async () => {
      isDenied = !allows;
      if (isDenied) return 'denied';
      current = keys;
      return keys;
    },
    unsubscribe: async () => {
      current = null;
    },
  };
  return { push: async () => push };
}

/** Something happened behind the page, which it hears of. */
const happened = async (loaded: Parameters<typeof worldOf>[0], sql: string) => {
  await worldOf(loaded)?.backend.sql(sql);
  await worldOf(loaded)?.backend.sql(`select private.broadcast_notifications('${maya}')`);
};
const serverPushes = `update private.settings set value = 'B${'p'.repeat(86)}' where name = 'push_public_key'`;
const cameBack = `insert into private.stopped_addresses (address, reason)
  select lower(email), 'bounced' from auth.users where id = '${maya}'`;
const choice = (name: string) => screen.findByRole('switch', { name });
const main = () => within(screen.getByRole('main'));

export const Chooses = meta.story({
  name: 'She gives up a kind of mail and sets quiet hours, and both are kept (A-102)',
  play: async ({ loaded }) => {
    await userEvent.click(await choice('Someone messages you: By email'));
    await waitFor(async () => expect(await choice('Someone messages you: By email')).not.toBeChecked());
    await userEvent.click(await choice('Pause emails and device notifications'));
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
    for (const one of await main().findAllByRole('switch', { name: /: By email$/ }))
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
    await userEvent.click(await choice('Essentials only'));
    await screen.findByText('Not saved');
    await expect(await choice('Essentials only')).not.toBeChecked();
  },
});

export const ChosenElsewhere = meta.story({
  name: 'What was chosen meanwhile in another tab, or by the link of a mail, stays (A-102)',
  // The same page as where she chooses.
  tags: ['!visual'],
  play: async ({ loaded }) => {
    const pressed = await choice('Someone invites you: By email');
    const other = worldOf(loaded)?.otherTab.notifications;
    const settings = await other?.getSettings(maya);
    if (settings)
      await other?.saveSettings({
        userId: maya,
        read: settings,
        settings: { ...settings, muted: ['event-soon:mail'] },
      });
    await userEvent.click(pressed);
    await waitFor(async () => expect(await choice('Two hours before it starts: By email')).not.toBeChecked());
    await expect((await other?.getSettings(maya))?.muted).toEqual([
      'coffee-chat-asked:mail',
      'event-soon:mail',
    ]);
  },
});

export const TurnsOn = meta.story({
  name: 'She turns it on for this device, and chooses of what she is told there (A-102)',
  parameters: world({ device: browserThat(true) }),
  play: async ({ loaded }) => {
    await choice('Someone messages you: By email');
    await happened(loaded, serverPushes);
    await userEvent.click(await main().findByRole('button', { name: 'Turn on for this device' }));
    await main().findByRole('button', { name: 'Turn off for this device' });
    await userEvent.click(await choice('Someone messages you: On devices'));
    await waitFor(async () => expect(await choice('Someone messages you: On devices')).not.toBeChecked());
    await userEvent.click(await choice('Show what messages say'));
    await waitFor(async () => expect(await choice('Show what messages say')).toBeChecked());
    await waitFor(() => expect(main().queryAllByRole('switch', { busy: true })).toEqual([]));
  },
});

export const SaysNo = meta.story({
  name: 'Who tells the browser no reads where that is changed',
  parameters: world({ device: browserThat(false) }),
  play: async ({ loaded }) => {
    await choice('Someone messages you: By email');
    await happened(loaded, serverPushes);
    await userEvent.click(await main().findByRole('button', { name: 'Turn on for this device' }));
    await main().findByText(/^Your browser is blocking notifications from this site/);
  },
});

export const NotTurnedOn = meta.story({
  name: 'A device that could not be turned on stays as it was, and says so',
  tags: ['kind:error', 'notice:push-not-changed'],
  parameters: world({
    device: browserThat(true),
    faults: (faults) => faults.failing(403, { on: 'rpc/save_push_device' }),
  }),
  play: async ({ loaded }) => {
    await choice('Someone messages you: By email');
    await happened(loaded, serverPushes);
    await userEvent.click(await main().findByRole('button', { name: 'Turn on for this device' }));
    await main().findByText('Not changed');
    await main().findByRole('button', { name: 'Turn on for this device' });
  },
});

export const MailsCameBack = meta.story({
  name: 'Where a mail came back she reads it, and has it tried again (A-102)',
  play: async ({ loaded }) => {
    await choice('Someone messages you: By email');
    await happened(loaded, cameBack);
    await userEvent.click(await main().findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(main().queryByText('Our emails do not reach you')).toBeNull());
    await happened(loaded, cameBack);
    await main().findByText('Our emails do not reach you');
  },
});

export const NotResumed = meta.story({
  name: 'Mails that could not be resumed say so',
  tags: ['kind:error', 'notice:mails-not-resumed'],
  parameters: world({ faults: (faults) => faults.failing(403, { on: 'rpc/resume_mails' }) }),
  play: async ({ loaded }) => {
    await choice('Someone messages you: By email');
    await happened(loaded, cameBack);
    await userEvent.click(await main().findByRole('button', { name: 'Try again' }));
    await main().findByText('Not saved');
  },
});
