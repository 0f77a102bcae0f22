import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../.storybook/world/world.ts';
import { SafetyFlow } from '../features/safety/SafetyFlow.tsx';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { SafetyScreen } from './SafetyScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Safety',
  component: SafetyScreen,
  subcomponents: { SafetyFlow },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters,
    storyExemptions: {
      'kind:denied': 'everybody may read it',
    },
  },
  render: () => (
    <ShellFlow currentPath="/safety">
      <SafetyScreen />
    </ShellFlow>
  ),
});

export const Default = meta.story({
  name: 'Whoever is blocked is listed, and can be let in again',
  play: async ({ loaded }) => {
    await worldOf(loaded)?.otherTab.safety.block(DEMO_IDS.noor);
    const unblock = await screen.findByRole('button', { name: 'Unblock Noor Haddad' });
    await expect(unblock).toBeVisible();
  },
});

export const Unblocked = meta.story({
  name: 'Taking it back is told, and the list is empty again',
  tags: ['kind:empty', 'notice:member-unblocked'],
  play: async ({ loaded }) => {
    await worldOf(loaded)?.otherTab.safety.block(DEMO_IDS.noor);
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Noor Haddad' }));
    await screen.findByText('You have not blocked anyone.');
    await screen.findByText('Noor Haddad is unblocked');
    await waitFor(() => expect(screen.getByText('You have not blocked anyone.').parentElement).toHaveFocus());
  },
});

export const Loading = meta.story({
  name: 'While the list is read the page keeps its shape',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'maya',
      faults: (faults) => faults.slow(undefined, { on: 'list_blocked_members' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Loading the members you have blocked...');
  },
});

export const Failed = meta.story({
  name: 'A list that cannot be read offers another try',
  tags: ['kind:error'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'maya',
      faults: (faults) => faults.failing(503, { on: 'list_blocked_members' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
});

export const ForVisitor = meta.story({
  name: 'A visitor reads what verified means, without a list',
  parameters: { world: { scenario: 'demo' } satisfies WorldParameters },
  play: async () => {
    await screen.findByRole('heading', { name: 'What "verified" means' });
    await expect(screen.queryByRole('heading', { name: 'Members you have blocked' })).toBeNull();
  },
});
