import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../.storybook/world/world.ts';
import { worldOf } from '../../../../.storybook/world/world.ts';
import { InboxFlow } from '../features/messages/InboxFlow.tsx';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { ConversationList } from '../lists/messages/ConversationList.tsx';
import { MessagesScreen, type MessagesView, SignedOutMessages } from './MessagesScreen.tsx';

const list: MessagesView = { kind: 'list' };
const newMessage: MessagesView = { kind: 'new' };
const withNoor: MessagesView = { kind: 'conversation', with: DEMO_IDS.noor };

const meta = preview.meta({
  title: 'Screens/Messages',
  component: MessagesScreen,
  subcomponents: { SignedOutMessages, InboxFlow, ConversationList },
  args: { userId: DEMO_IDS.maya, view: list },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'talks', as: 'maya' } satisfies WorldParameters,
  },
  render: (args) => (
    <ShellFlow currentPath="/messages">
      <MessagesScreen {...args} />
    </ShellFlow>
  ),
});

const world = (parameters: WorldParameters) => ({ world: parameters });
const rows = () => screen.findAllByRole('link', { name: /ago|now|\d+[mhdw]/ });

export const List = meta.story({
  name: 'The list says with whom, what was said last, when, and how much is unread (R-169, R-171, R-180, R-188)',
  tags: ['R-025'],
  play: async () => {
    await expect(await rows()).toHaveLength(4);
    const [noor] = await rows();
    await expect(noor).toHaveTextContent('Noor Haddad');
    await expect(noor).toHaveTextContent('2 unread');
    await waitFor(() => expect(document.title).toMatch(/^\(3\) Messages/));
  },
});

export const Conversation = meta.story({
  name: 'An open conversation stands beside the list, is read, and says so (R-170, R-181)',
  args: { view: withNoor },
  play: async ({ loaded }) => {
    await screen.findByText('Also: do you own an apron the size of a bathtub?');
    await screen.findByText('Today');
    await waitFor(async () => {
      const unread = await worldOf(loaded)?.otherTab.messages.countUnread(DEMO_IDS.maya);
      await expect(unread).toBe(1);
    });
    await waitFor(() => expect(document.title).toMatch(/^\(1\) Messages/));
  },
});

export const Blocks = meta.story({
  name: 'Who blocks and unblocks by keyboard stays where the conversation is (A-57)',
  args: { view: withNoor },
  play: async () => {
    const about = await screen.findByRole('button', { name: /^About Noor/ });
    about.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    (await dialog.findByRole('button', { name: 'Block Noor Haddad' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: "Don't Block" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const unblock = await screen.findByRole('button', { name: 'Unblock' });
    await waitFor(() => expect(unblock).toHaveFocus());
    await userEvent.click(unblock);
    await waitFor(() => expect(screen.getByLabelText('Your message to Noor Haddad')).toHaveFocus());
  },
});

export const NewMessage = meta.story({
  name: 'A new message begins with a person from a shared event (R-172, R-173, R-174)',
  args: { view: newMessage },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'People you can message' });
    await expect(within(table).getAllByRole('button').length).toBeGreaterThan(3);
    await expect(within(table).queryByText('Noor Haddad')).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'While conversations are read the page has its shape',
  tags: ['kind:loading'],
  args: { view: withNoor },
  parameters: world({
    scenario: 'talks',
    as: 'maya',
    faults: (faults) => {
      faults.slow(undefined, { on: 'rpc/get_conversations' });
      faults.slow(undefined, { on: 'rpc/get_thread' });
    },
  }),
  play: async () => {
    await screen.findByText('Loading conversations...');
    await screen.findByText('Loading messages...');
  },
});

export const Empty = meta.story({
  name: 'Without a conversation the way to the first one is offered (R-171)',
  tags: ['kind:empty'],
  parameters: world({ scenario: 'acquaintances', as: 'maya' }),
  play: async () => {
    await screen.findByText('No conversations yet');
  },
});

export const Failed = meta.story({
  name: 'When conversations cannot be read she is told, and can try again (R-196)',
  tags: ['kind:error', 'notice:conversations-load-failed'],
  parameters: world({
    scenario: 'talks',
    as: 'maya',
    faults: (faults) => faults.failing(500, { on: 'rpc/get_conversations' }),
  }),
  play: async () => {
    await screen.findByText('Could not load your conversations. Please try again later.');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  name: 'When the session ends on the page it asks to sign in (R-168, A-36)',
  tags: ['kind:denied'],
  parameters: world({ scenario: 'talks' }),
  render: () => (
    <ShellFlow currentPath="/messages">
      <SignedOutMessages />
    </ShellFlow>
  ),
  play: async () => {
    await screen.findByText('Please sign in to view messages.');
    await userEvent.tab();
  },
});
