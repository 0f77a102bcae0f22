import { messageDraftKey } from '@sorella/core/editing';
import { conversationModel } from '@sorella/core/models/conversation';
import { BASE_NOW, DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { MessageComposer } from '../../forms/message-composer/MessageComposer.tsx';
import { ConversationHead } from '../../lists/messages/ConversationHead.tsx';
import { MessageBubble } from '../../lists/messages/MessageBubble.tsx';
import { MessageThread } from '../../lists/messages/MessageThread.tsx';
import { ThreadSkeleton } from '../../lists/messages/ThreadSkeleton.tsx';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { ConversationFlow } from './ConversationFlow.tsx';
import { conversationFrame } from './conversation-frame.css.ts';
import { NobodyHere } from './NobodyHere.tsx';

const { maya, noor } = DEMO_IDS;

function Page({ otherUserId }: { otherUserId: string }) {
  const { notices } = useAppServices();
  return (
    <div className={conversationFrame}>
      <ConversationFlow userId={maya} otherUserId={otherUserId} />
      <NoticeHost center={notices} />
    </div>
  );
}

/** What the device has kept of before. */
const DRAFT = {
  version: 1,
  text: 'And bring',
  unsent: [
    {
      id: '11111111-1111-4111-8111-111111111111',
      content: 'I have two aprons.',
      writtenAt: BASE_NOW.getTime() - 3_600_000,
    },
  ],
};

const box = () => screen.findByLabelText('Your message to Noor Haddad');
const send = () => screen.findByRole('button', { name: /^Send/ });
const arrived = () => screen.findByRole('heading', { name: 'Noor Haddad' });

const play = walk(
  conversationModel,
  {
    'draft-found': ({ services }) => services.store.set(messageDraftKey(maya, noor), JSON.stringify(DRAFT)),
    types: async () => {
      await userEvent.click(await box());
      await userEvent.paste('See you on Sunday!');
    },
    sends: async () => {
      await userEvent.click(await send());
    },
    'sends-offline': async () => {
      await userEvent.click(await send());
    },
    'tries-again': async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    },
    discards: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    },
  },
  arrived,
);

const meta = preview.meta({
  title: 'Flows/Conversation',
  component: Page,
  subcomponents: {
    ConversationFlow,
    ConversationHead,
    MessageBubble,
    MessageComposer,
    MessageThread,
    NobodyHere,
    ThreadSkeleton,
  },
  args: { otherUserId: noor },
  parameters: {
    ...everyFlow,
    world: { scenario: 'talks', as: 'maya' } satisfies WorldParameters,
  },
});

const world = (parameters: WorldParameters) => ({ world: parameters });
const thread = async () =>
  within(await screen.findByRole('group', { name: 'Conversation with Noor Haddad' }));

export const Restoring = meta.story({
  name: 'Before the device has said what was typed, the page stands',
  tags: ['walk', 'state:conversation.restoring'],
  play,
});

export const Opened = meta.story({
  name: 'She may write, and nothing can be sent yet (R-184)',
  tags: ['walk', 'state:conversation.opened', 'via:draft-missing'],
  play,
});

export const Found = meta.story({
  name: 'What she had typed stands there again, and what did not get through as well (A-82)',
  tags: ['walk', 'state:conversation.opened', 'via:draft-found'],
  play,
});

export const Sending = meta.story({
  name: 'A message on its way stands there at once, and another waits for it (R-184)',
  tags: ['walk', 'state:conversation.sending'],
  play,
});

export const Unanswered = meta.story({
  name: 'A message without an answer is not called sent, and can be tried again (R-198, A-82)',
  tags: [
    'kind:error',
    'walk',
    'state:conversation.opened',
    'notice:message-send-failed',
    'via:send-unanswered',
  ],
  play,
});

export const Offline = meta.story({
  name: 'Without a connection the text stays in the box (R-198, A-82)',
  tags: [
    'kind:error',
    'walk',
    'state:conversation.opened',
    'notice:message-send-failed',
    'via:sends-offline',
  ],
  parameters: world({
    scenario: 'talks',
    as: 'maya',
    device: { isOnline: () => false, probe: async () => false },
  }),
  play,
});

export const Refused = meta.story({
  name: 'Whoever she may not write to any more is named as such (R-186, A-57)',
  tags: ['kind:denied', 'walk', 'state:conversation.opened', 'notice:message-not-allowed'],
  play,
});

export const Limited = meta.story({
  name: 'Too many within a minute are asked to wait (A-92)',
  tags: ['kind:denied', 'walk', 'state:conversation.opened', 'notice:message-limit-reached'],
  play,
});

export const Live = meta.story({
  name: 'What the other one writes appears, and is read at once (R-181, R-182)',
  play: async ({ loaded }) => {
    await arrived();
    const other = await worldOf(loaded)?.as('noor');
    await other?.messages.send({
      id: '22222222-2222-4222-8222-222222222222',
      recipientId: maya,
      content: 'I found one. It has lemons on it.',
    });
    // Stories listen to nothing by themselves: the shell does.
    await worldOf(loaded)?.queries.invalidateQueries({ queryKey: ['messages'] });
    await (await thread()).findByText('I found one. It has lemons on it.');
    await waitFor(async () => {
      const unread = await worldOf(loaded)?.otherTab.messages.countUnread(maya);
      await expect(unread).toBe(1);
    });
  },
});

export const Typing = meta.story({
  name: 'While the other one types it is said (R-182)',
  play: async ({ loaded }) => {
    await arrived();
    await (await thread()).findByText('Also: do you own an apron the size of a bathtub?');
    const other = await worldOf(loaded)?.as('noor');
    await waitFor(
      async () => {
        await other?.messages.signalTyping(maya);
        await expect(screen.getByText('Noor Haddad is typing...')).toBeVisible();
      },
      { interval: 500 },
    );
  },
});

export const Reported = meta.story({
  name: 'One message is reported, and the admins read it as it was (A-92)',
  tags: ['notice:report-sent', 'replayed'],
  play: async ({ loaded }) => {
    const read = await thread();
    const reports = await read.findAllByRole('button', { name: /^Report this message:/ });
    await expect(reports.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    const openReport = async () => {
      await userEvent.click(
        await read.findByRole('button', { name: /^Report this message: Also: do you own an apron/ }),
      );
      return within(await screen.findByRole('dialog', { name: 'Report this message' }));
    };
    const closed = await openReport();
    await userEvent.click(await closed.findByRole('radio', { name: 'Something else' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await openReport();
    await expect(await dialog.findByRole('radio', { name: 'Something else' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Send Report' }));
    await screen.findByText('Report sent');
    const admin = await worldOf(loaded)?.as('admin');
    const found = await admin?.safety.listReports({ status: 'open', page: 1, pageSize: 10 });
    await expect(found?.rows[0]?.copy.message?.content).toBe(
      'Also: do you own an apron the size of a bathtub?',
    );
  },
});

export const Empty = meta.story({
  name: 'Before the first word it invites to say hello',
  tags: ['kind:empty'],
  parameters: world({ scenario: 'acquaintances', as: 'maya' }),
  play: async () => {
    await screen.findByText('You and Noor Haddad have not written to each other yet.');
    await userEvent.type(await box(), 'Hello!{Enter}');
    await (await thread()).findByText('Hello!');
    await waitFor(async () => expect(await box()).toHaveValue(''));
  },
});

export const Loading = meta.story({
  name: 'While it is read the conversation has its shape',
  tags: ['kind:loading'],
  parameters: world({
    scenario: 'talks',
    as: 'maya',
    faults: (faults) => faults.slow(undefined, { on: 'rpc/get_thread' }),
  }),
  play: async () => {
    await screen.findByText('Loading messages...');
  },
});

export const Failed = meta.story({
  name: 'When it cannot be read she is told, and can try again',
  tags: ['kind:error'],
  parameters: world({
    scenario: 'talks',
    as: 'maya',
    faults: (faults) => faults.failing(500, { on: 'rpc/get_thread' }),
  }),
  play: async () => {
    await screen.findByText('This conversation could not be loaded');
  },
});

export const Nobody = meta.story({
  name: 'An address of nobody says so',
  tags: ['kind:empty'],
  args: { otherUserId: 'f0000000-0000-4000-8000-00000000000f' },
  play: async () => {
    await screen.findByText('We could not find this person');
  },
});

export const Blocked = meta.story({
  name: 'Whom she has blocked she finds named, with the way back (A-57)',
  tags: ['kind:denied'],
  play: async ({ loaded }) => {
    await arrived();
    await worldOf(loaded)?.otherTab.safety.block(noor);
    await worldOf(loaded)?.queries.invalidateQueries();
    await screen.findByText('You have blocked Noor Haddad');
    await screen.findByRole('button', { name: 'Unblock' });
  },
});

export const Unusual = meta.story({
  name: 'Addresses lead somewhere, everything else is text, however long (R-183)',
  tags: ['kind:long-text'],
  parameters: world({ scenario: 'unusualTalk', as: 'maya' }),
  play: async ({ canvasElement }) => {
    const read = await thread();
    await read.findByText(/And then she said/);
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Long = meta.story({
  name: 'Older messages come in above while she scrolls up, and what she reads stays in its place (R-190)',
  parameters: world({ scenario: 'longTalk', as: 'maya' }),
  play: async () => {
    const read = await thread();
    await read.findByText(/^1\. /);
    const scroller = await screen.findByRole('group', { name: /^Conversation with/ });
    await expect(scroller.querySelectorAll('li').length).toBeLessThan(50);
    await waitFor(
      async () => {
        scroller.scrollTop -= 400;
        scroller.dispatchEvent(new Event('scroll'));
        await expect(within(scroller).getByText(/^170\. /)).toBeInTheDocument();
      },
      { timeout: 15_000, interval: 60 },
    );
    // The very first message, whatever the last step was.
    scroller.scrollTop = 0;
    await waitFor(async () => {
      await expect(scroller.scrollTop).toBe(0);
      await expect(within(scroller).getByText(/^170\. /)).toBeVisible();
    });
  },
});

export const ReadOnly = meta.story({
  name: 'Without access she reads on, and is told that she cannot write (A-45)',
  tags: ['kind:denied'],
  play: async ({ loaded }) => {
    await arrived();
    const story = worldOf(loaded);
    await story?.backend.sql(
      `update public.event_applications set status = 'denied' where user_id = '${maya}' and status = 'approved'`,
    );
    await story?.queries.invalidateQueries({ queryKey: ['people'] });
    await screen.findByText('You can read this conversation, but not write in it at the moment.');
    await expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  },
});
