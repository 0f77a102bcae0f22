import { DEMO_IDS } from '@sorella/mocks';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { type StoryWorld, type WorldParameters, worldOf } from '../../../../.storybook/world/world.ts';
import { UnsubscribeFlow } from '../features/notifications/UnsubscribeFlow.tsx';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

const { maya } = DEMO_IDS;
const FORGED = `${maya}.message-received.${'0'.repeat(64)}`;

const meta = preview.meta({
  title: 'Screens/Unsubscribe',
  component: UnsubscribeScreen,
  subcomponents: { UnsubscribeFlow },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
    storyExemptions: { 'kind:empty': 'There is a link or there is none, which is broken.' },
  },
  args: { token: FORGED },
  render: (args) => (
    <ShellFlow currentPath="/unsubscribe">
      <UnsubscribeScreen {...args} />
    </ShellFlow>
  ),
});

const main = () => within(screen.getByRole('main'));
const stop = async () => userEvent.click(await main().findByRole('button', { name: 'Stop these emails' }));
const world = (rest: Partial<WorldParameters>) => ({
  world: { scenario: 'demo', ...rest } satisfies WorldParameters,
});

/** Comes by the link that the mail would have: the world signs it. */
function ByLink({ world }: { world: StoryWorld | undefined }) {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const signed = world?.backend.sql<{ token: string }>(
      `select private.unsubscribe_token($1, 'message-received') as token`,
      [maya],
    );
    void signed?.then(([row]) => setToken(row?.token ?? null));
  }, [world]);
  return token === null ? null : <UnsubscribeScreen token={token} />;
}

export const Stops = meta.story({
  name: 'A press on the link of a mail stops that kind, without signing in (A-102)',
  render: (_args, { loaded }) => (
    <ShellFlow currentPath="/unsubscribe">
      <ByLink world={worldOf(loaded)} />
    </ShellFlow>
  ),
  play: async ({ loaded }) => {
    await stop();
    await main().findByText('Stopped');
    const rows = await worldOf(loaded)?.backend.sql<{ muted: string[] }>(
      'select muted from private.notification_settings where user_id = $1',
      [maya],
    );
    await expect(rows).toEqual([{ muted: ['message-received:mail'] }]);
  },
});

export const Asks = meta.story({
  name: 'Opening the link changes nothing: she is asked',
  play: async () => {
    await main().findByText(/^Stop emails about "Someone messages you"\? You will still/);
  },
});

export const Broken = meta.story({
  name: 'A link that was not signed stops nothing, and says so',
  tags: ['kind:denied'],
  play: async () => {
    await stop();
    await main().findByText('This link does not work');
  },
});

export const Stopping = meta.story({
  name: 'While it is being stopped it says so',
  tags: ['kind:loading'],
  parameters: world({ faults: (faults) => faults.slow(undefined, { on: 'rpc/unsubscribe_by_link' }) }),
  play: async () => {
    await stop();
    await main().findByText('Stopping...');
  },
});

export const NotStopped = meta.story({
  name: 'What could not be stopped says so, and can be tried again',
  tags: ['kind:error', 'notice:mails-not-stopped'],
  parameters: world({ faults: (faults) => faults.failing(403, { on: 'rpc/unsubscribe_by_link' }) }),
  play: async () => {
    await stop();
    await main().findByText('Not stopped');
    await main().findByRole('button', { name: 'Stop these emails' });
  },
});
