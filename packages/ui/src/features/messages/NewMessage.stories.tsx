import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, within } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../../.storybook/world/world.ts';
import { PeopleList } from '../../lists/messages/PeopleList.tsx';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { NavigateProvider } from '../../runtime/navigation.tsx';
import { NewMessageFlow } from './NewMessageFlow.tsx';

function Page() {
  const { notices } = useAppServices();
  return (
    <NavigateProvider navigate={() => undefined}>
      <NewMessageFlow userId={DEMO_IDS.maya} />
      <NoticeHost center={notices} />
    </NavigateProvider>
  );
}

const meta = preview.meta({
  title: 'Flows/New message',
  component: Page,
  subcomponents: { NewMessageFlow, PeopleList },
  parameters: {
    ...everyFlow,
    world: { scenario: 'talks', as: 'maya' } satisfies WorldParameters,
    storyExemptions: { 'kind:denied': 'Whoever has no access does not get to the page.' },
  },
});

const world = (parameters: WorldParameters) => ({ world: parameters });
const people = async () => within(await screen.findByRole('table'));
const searchBox = () => screen.findByLabelText('Search users...');

export const People = meta.story({
  name: 'People from shared events are listed, those she writes with already are not (R-172, R-174, R-189, A-58)',
  play: async () => {
    const table = await people();
    await expect(table.getAllByRole('button')).toHaveLength(4);
    await expect(table.queryByText('Noor Haddad')).toBeNull();
  },
});

export const Found = meta.story({
  name: 'A search finds everyone by first and last name, whatever the case (R-173, R-185)',
  play: async () => {
    await people();
    await userEvent.type(await searchBox(), 'OOR hadd');
    await screen.findByText('Noor Haddad');
    await expect((await people()).getAllByRole('button')).toHaveLength(1);
  },
});

export const Existing = meta.story({
  name: 'Whom she writes with already leads to that conversation, and says so (R-192, R-199)',
  tags: ['notice:existing-conversation'],
  play: async () => {
    await people();
    await userEvent.type(await searchBox(), 'Noor');
    await userEvent.click(await screen.findByRole('button', { name: 'Message Noor Haddad' }));
    await screen.findByText('Redirected to your existing chat with this user.');
  },
});

export const StartFails = meta.story({
  name: 'When it cannot be begun she is told (R-195)',
  tags: ['kind:error', 'notice:conversation-start-failed'],
  parameters: world({
    scenario: 'talks',
    as: 'maya',
    faults: (faults) => faults.failing(500, { on: 'rest/v1/messages' }),
  }),
  play: async () => {
    const [first] = (await people()).getAllByRole('button');
    if (first) await userEvent.click(first);
    await screen.findByText(/Could not start conversation\. Please try again\./);
  },
});

export const NoMatch = meta.story({
  name: 'A search without a match says so (R-177)',
  tags: ['kind:empty'],
  play: async () => {
    await people();
    await userEvent.type(await searchBox(), 'Nobody of that name');
    await screen.findByText('No users found matching your search');
  },
});

export const NobodyNew = meta.story({
  name: 'When she writes with all of them there is nobody else (R-178, A-58)',
  tags: ['kind:empty'],
  parameters: world({ scenario: 'nobodyNew', as: 'maya' }),
  play: async () => {
    await screen.findByText('No other users available');
  },
});

export const Nobody = meta.story({
  name: 'Without a shared event the way to events is offered (R-176)',
  tags: ['kind:empty'],
  parameters: world({ scenario: 'subscribed', as: 'maya' }),
  play: async () => {
    await screen.findByText('No users available');
    await expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/events');
  },
});

export const Loading = meta.story({
  name: 'While people are read it says so (R-175)',
  tags: ['kind:loading'],
  parameters: world({
    scenario: 'talks',
    as: 'maya',
    faults: (faults) => faults.slow(undefined, { on: 'rpc/get_messageable_users' }),
  }),
  play: async () => {
    await screen.findByText('Loading users...');
  },
});

export const Failed = meta.story({
  name: 'When people cannot be read she is told, and can try again (R-197)',
  tags: ['kind:error', 'notice:messageable-users-load-failed'],
  parameters: world({
    scenario: 'talks',
    as: 'maya',
    faults: (faults) => faults.failing(500, { on: 'rpc/get_messageable_users' }),
  }),
  play: async () => {
    await screen.findByText('Could not load users. Please try again later.');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
