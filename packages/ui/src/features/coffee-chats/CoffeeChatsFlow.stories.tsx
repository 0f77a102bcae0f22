import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { openedDialog } from '../../primitives/opened-dialog.fixture.ts';
import { press } from '../../primitives/press.fixture.ts';
import { keepTabDraft, readTabDraft } from '../editing/index.ts';
import { CoffeeChatDialogFlow } from './CoffeeChatDialogFlow.tsx';
import { CoffeeChatQuestions } from './CoffeeChatQuestions.tsx';
import { CoffeeChatsFlow } from './CoffeeChatsFlow.tsx';
import { CoffeeChatsPage, openDialog, pressDay } from './coffee-chats-page.fixture.tsx';
import { ReceivedCoffeeChats } from './ReceivedCoffeeChats.tsx';

const world = (parameters: Partial<WorldParameters>) => ({
  world: { scenario: 'coffeeChats', as: 'maya', ...parameters } satisfies WorldParameters,
});
const own = () => screen.findByRole('list', { name: 'My Coffee Chat Requests' });
const invitations = () => screen.findByRole('list', { name: 'You Are Invited' });
const inQuestion = async (name: string) => {
  const question = await openedDialog('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name }));
};

const meta = preview.meta({
  title: 'Flows/Coffee chats',
  tags: ['replayed'],
  component: CoffeeChatsPage,
  subcomponents: { CoffeeChatsFlow, CoffeeChatDialogFlow, CoffeeChatQuestions, ReceivedCoffeeChats },
  parameters: { ...everyFlow, ...world({}) },
});

async function openIdea() {
  const ideas = within(await screen.findByRole('list', { name: 'Ideas for You' }));
  const [first] = ideas.getAllByRole('button');
  if (first) await userEvent.click(first);
  await screen.findByRole('dialog', { name: 'Create Coffee Chat Request' });
  await pressDay('Tuesday, November 24');
}

async function send() {
  await openDialog();
  await pressDay('Tuesday, November 24');
  await userEvent.type(screen.getByRole('textbox', { name: 'Comments (Optional)' }), 'About gardens.');
  await press('Send Request');
}

export const Sends = meta.story({
  name: 'A sent request is in the list, and the dialog closes with its form cleared (R-217, R-225)',
  tags: ['notice:coffee-chat-request-sent'],
  play: async () => {
    await send();
    await waitFor(async () => expect(within(await own()).getAllByRole('article')).toHaveLength(5));
    await expect(within(await own()).getByText('About gardens.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Sending = meta.story({
  name: 'While it is sent the button reads Sending... (R-202)',
  tags: ['kind:loading'],
  play: async ({ loaded }) => {
    await openDialog();
    worldOf(loaded)?.backend.faults.slow(undefined, { on: 'rest/v1/coffee_chat_requests' });
    await pressDay('Tuesday, November 24');
    await press('Send Request');
    await screen.findByRole('button', { name: 'Sending...' });
  },
});

export const Fails = meta.story({
  name: 'What could not be sent stays as it was, and can be sent again (R-224)',
  tags: ['kind:error', 'notice:coffee-chat-request-failed'],
  play: async ({ loaded }) => {
    const backend = worldOf(loaded)?.backend;
    await openDialog();
    backend?.faults.failing(500, { on: 'rest/v1/coffee_chat_requests' });
    await pressDay('Tuesday, November 24');
    await press('Send Request');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Request failed');
    await expect(dialog.getByRole('checkbox', { name: '12:00 PM' })).toBeChecked();
    backend?.faults.reset();
  },
});

export const FailsOffline = meta.story({
  name: 'Sent offline, the request stays in its dialog with all that was chosen (R-224)',
  tags: ['kind:error', 'notice:coffee-chat-request-failed'],
  play: async ({ loaded }) => {
    const world = worldOf(loaded);
    await openDialog();
    world?.backend.faults.offline();
    world?.sayOnline(false);
    await pressDay('Tuesday, November 24');
    await press('Send Request');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Request failed');
    await expect(dialog.getByRole('checkbox', { name: '12:00 PM' })).toBeChecked();
  },
});

/** What lies in her tab, as the page before the reload and an earlier release have left it. */
async function openKept() {
  keepTabDraft('coffee-chat', { comments: 'About gardens.' });
  keepTabDraft('coffee-chat-dates', {
    '2026-11-20': '18:00',
    '2026-11-24': '12:00 18:00 evening',
    '2026-11-25': '15:00',
    Thursday: '12:00',
  });
  await openDialog();
  await screen.findByText('A time you had chosen has passed, so we took it out.');
}

export const Kept = meta.story({
  name: 'What she chose and wrote is there again after a reload, without what has passed (R-204, R-206)',
  play: async () => {
    await openKept();
    const dialog = within(screen.getByRole('dialog'));
    const checked = (day: string) =>
      within(dialog.getByRole('group', { name: `Times on ${day}, 2026` }))
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((time) => time.checked);
    await expect(checked('Tuesday, November 24')).toEqual([false, true, false, true]);
    await expect(checked('Wednesday, November 25')).toEqual([false, false, true, false]);
    await expect(dialog.getAllByRole('group', { name: /^Times on / })).toHaveLength(2);
    await expect(dialog.getByRole('textbox')).toHaveValue('About gardens.');
    await press('Remove Wednesday, November 25, 2026');
    await waitFor(() => expect(readTabDraft('coffee-chat-dates')).toEqual({ '2026-11-24': '12:00 18:00' }));
  },
});

export const KeptSent = meta.story({
  name: 'What is left of the choice of before can be sent, and nothing of it is kept then (R-225)',
  tags: ['notice:coffee-chat-request-sent'],
  play: async () => {
    await openKept();
    await press('Send Request');
    await waitFor(async () => expect(within(await own()).getAllByRole('article')).toHaveLength(5));
    for (const form of ['coffee-chat', 'coffee-chat-dates']) await expect(readTabDraft(form)).toEqual({});
  },
});

export const NoDates = meta.story({
  name: 'Without a date she is told what is missing (R-209, R-223)',
  tags: ['notice:coffee-chat-no-dates'],
  play: async () => {
    await openDialog();
    await press('Send Request');
  },
});

export const Limit = meta.story({
  name: 'With ten requests waiting she is told to cancel one first (A-92)',
  tags: ['kind:denied', 'notice:coffee-chat-limit-reached'],
  play: async ({ loaded }) => {
    await openDialog();
    await worldOf(loaded)?.backend.sql(
      `update private.settings set value = '1' where name = 'pending_coffee_chats'`,
    );
    await pressDay('Tuesday, November 24');
    await press('Send Request');
    await within(await screen.findByRole('dialog')).findByText('Request not sent');
  },
});

export const Asks = meta.story({
  name: 'An idea leads to a request to that person, who is no idea any more (A-60)',
  tags: ['notice:coffee-chat-request-sent'],
  parameters: world({ scenario: 'coffeeIdeas' }),
  play: async () => {
    await openIdea();
    await press('Send Request');
    await waitFor(async () =>
      expect(within(await own()).getByRole('article', { name: /^With / })).toBeVisible(),
    );
    await waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'Ideas for You' })).getAllByRole('article'),
      ).toHaveLength(2),
    );
    const [next] = within(screen.getByRole('list', { name: 'Ideas for You' })).getAllByRole('button');
    await waitFor(() => expect(next).toHaveFocus());
  },
});

export const Cancels = meta.story({
  name: 'Cancelling asks first, and the request then says so (R-214, R-231)',
  tags: ['notice:coffee-chat-cancelled'],
  play: async () => {
    await own();
    await press('Cancel Request');
    await inQuestion('Cancel Request');
    await waitFor(async () => expect(within(await own()).getAllByText('Cancelled')).toHaveLength(2));
    const cards = await own();
    await waitFor(() => expect(cards.querySelector('article:focus')).not.toBeNull());
  },
});

export const EndedMeanwhile = meta.story({
  name: 'What ended meanwhile is not cancelled, and shows how it stands (R-214)',
  tags: ['kind:denied', 'notice:coffee-chat-no-longer-pending'],
  play: async ({ loaded }) => {
    const story = worldOf(loaded);
    await own();
    await press('Cancel Request');
    await screen.findByRole('alertdialog');
    const [waiting] =
      (await story?.backend.sql<{ id: string }>(
        `select id from public.coffee_chat_requests where requester_id = '${DEMO_IDS.maya}' and status = 'pending'`,
      )) ?? [];
    // An answer would be told of too, and on a phone only the later of two notices is seen.
    await story?.otherTab.coffeeChats.cancelOwn({ requestId: waiting?.id ?? '', userId: DEMO_IDS.maya });
    await inQuestion('Cancel Request');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel Request' })).toBeNull());
  },
});

export const AnsweredMeanwhile = meta.story({
  name: 'A question about a request that is accepted meanwhile closes (R-214)',
  play: async ({ loaded }) => {
    await own();
    await press('Cancel Request');
    await screen.findByRole('alertdialog');
    const story = worldOf(loaded);
    await story?.backend.sql(
      `update public.coffee_chat_requests set status = 'accepted' where requester_id = '${DEMO_IDS.maya}' and status = 'pending'`,
    );
    await story?.queries.invalidateQueries({ queryKey: ['coffee-chats'] });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.queryByRole('button', { name: 'Cancel Request' })).toBeNull();
  },
});

export const CancelFails = meta.story({
  name: 'When cancelling fails the question stays open for another try (R-230)',
  tags: ['kind:error', 'notice:coffee-chat-cancel-failed'],
  play: async ({ loaded }) => {
    await own();
    worldOf(loaded)?.backend.faults.failing(500, { on: 'rest/v1/coffee_chat_requests' });
    await press('Cancel Request');
    await inQuestion('Cancel Request');
    await within(await screen.findByRole('alertdialog')).findByText(
      'There was a problem cancelling your request',
    );
  },
});

export const Accepts = meta.story({
  name: 'She accepts one of the times, and both see it (R-216, A-60)',
  tags: ['notice:coffee-chat-accepted'],
  play: async ({ loaded }) => {
    const list = within(await invitations());
    const [time] = list.getAllByRole('radio');
    if (time) await userEvent.click(time);
    await userEvent.click(list.getByRole('button', { name: 'Accept' }));
    await list.findByRole('button', { name: 'Add to calendar' });
    await waitFor(() => expect(list.getByRole('article')).toHaveFocus());
    const rows = await worldOf(loaded)?.backend.sql(
      `select status from public.coffee_chat_requests where recipient_id = '${DEMO_IDS.maya}'`,
    );
    await expect(rows).toEqual([{ status: 'accepted' }]);
  },
});

export const Declines = meta.story({
  name: 'Declining asks first, and takes the invitation away (A-60)',
  tags: ['kind:empty', 'notice:coffee-chat-declined'],
  play: async () => {
    await userEvent.click(within(await invitations()).getByRole('button', { name: 'Decline' }));
    await inQuestion('Decline');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'You Are Invited' })).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

export const Offline = meta.story({
  name: 'Without a connection what was read last is shown, with its time (R-157)',
  parameters: world({
    stored: {
      [`cachedList_${DEMO_IDS.maya}_coffee-chats`]: JSON.stringify({
        version: 1,
        readAt: Date.UTC(2026, 10, 20, 9, 30),
        rows: [
          {
            request: {
              id: '00000000-0000-4000-8000-000000b00001',
              requesterId: DEMO_IDS.maya,
              recipientId: null,
              message: 'About gardens.',
              status: 'pending',
              proposedDates: ['2026-11-24T11:00:00+00:00'],
              timeZone: 'Europe/Berlin',
              selectedDate: null,
              createdAt: '2026-11-20T09:00:00+00:00',
              updatedAt: '2026-11-20T09:00:00+00:00',
            },
            person: null,
          },
        ],
      }),
    },
    faults: (faults) => faults.offline({ on: 'rest/v1/' }),
  }),
  play: async () => {
    await screen.findByText('About gardens.');
    await screen.findByText(/^Shown as of Nov 20/);
  },
});

export const SignedOut = meta.story({
  name: 'Whoever was signed out meanwhile is asked to sign in, and keeps what she chose (R-222)',
  tags: ['kind:denied', 'notice:coffee-chat-not-authenticated'],
  play: async ({ loaded }) => {
    await openDialog();
    await pressDay('Tuesday, November 24');
    worldOf(loaded)?.backend.faults.failing(401, { on: 'rest/v1/coffee_chat_requests' });
    await press('Send Request');
  },
});

export const AskedAlready = meta.story({
  name: 'A second request beside one that waits is not sent, and she is told why (A-60)',
  tags: ['kind:denied', 'notice:coffee-chat-already-asked'],
  parameters: world({ scenario: 'coffeeIdeas' }),
  play: async ({ loaded }) => {
    await openIdea();
    await worldOf(loaded)?.backend.sql(
      `insert into public.coffee_chat_requests (requester_id, recipient_id, proposed_dates)
       select '${DEMO_IDS.maya}', id, array[date_trunc('day', now()) + interval '3 days 12 hours']
       from public.profiles where first_name in ('Amara', 'Inês', 'Sofia')`,
    );
    await press('Send Request');
    await within(await screen.findByRole('dialog')).findByText('Request not sent');
  },
});

export const AskedTooOften = meta.story({
  name: 'Whom she asked several times today she asks again tomorrow (A-101)',
  tags: ['kind:denied', 'notice:coffee-chat-member-limit-reached'],
  parameters: world({ scenario: 'coffeeIdeas' }),
  play: async ({ loaded }) => {
    await openIdea();
    await worldOf(loaded)?.backend.sql(
      `update private.settings set value = '0' where name = 'coffee_chats_to_member_per_day'`,
    );
    await press('Send Request');
    await within(await screen.findByRole('dialog')).findByText(/several times today/);
  },
});

export const NotPossible = meta.story({
  name: 'Whom she may no longer write to she cannot ask (A-57, A-60)',
  tags: ['kind:denied', 'notice:coffee-chat-not-possible'],
  parameters: world({ scenario: 'coffeeIdeas' }),
  play: async ({ loaded }) => {
    await openIdea();
    await worldOf(loaded)?.backend.sql(
      `update public.event_applications set status = 'denied' where user_id <> '${DEMO_IDS.maya}'`,
    );
    await press('Send Request');
    await within(await screen.findByRole('dialog')).findByText('Request not sent');
  },
});

export const NotHers = meta.story({
  name: 'What is not hers she does not cancel (R-227)',
  tags: ['kind:denied', 'notice:coffee-chat-cancel-own-only'],
  play: async ({ loaded }) => {
    await own();
    await press('Cancel Request');
    await screen.findByRole('alertdialog');
    worldOf(loaded)?.backend.faults.failing(403, { on: 'rest/v1/coffee_chat_requests' });
    await inQuestion('Cancel Request');
  },
});

export const LoadFails = meta.story({
  name: 'What cannot be read is said in its place (R-221)',
  tags: ['kind:error', 'notice:coffee-chats-load-failed'],
  parameters: world({ faults: (faults) => faults.failing(403, { on: 'rest/v1/coffee_chat_requests' }) }),
  play: async () => {
    await screen.findByText('There was a problem loading your coffee chat requests');
  },
});

async function accept() {
  const list = within(await invitations());
  const [time] = list.getAllByRole('radio');
  if (time) await userEvent.click(time);
  await userEvent.click(list.getByRole('button', { name: 'Accept' }));
}

export const CancelledMeanwhile = meta.story({
  name: 'An invitation that was cancelled meanwhile is not accepted, and goes (A-60)',
  tags: ['kind:denied', 'notice:coffee-chat-answer-late'],
  play: async ({ loaded }) => {
    await invitations();
    await worldOf(loaded)?.backend.sql(
      `update public.coffee_chat_requests set status = 'cancelled' where recipient_id = '${DEMO_IDS.maya}'`,
    );
    await accept();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'You Are Invited' })).toBeNull());
  },
});

export const PassedMeanwhile = meta.story({
  name: 'A time that has passed by the clock of the server is not accepted (A-63)',
  tags: ['kind:denied', 'notice:coffee-chat-time-passed'],
  play: async ({ loaded }) => {
    await invitations();
    // Her clock is behind: what it takes for to come lies behind the server already.
    worldOf(loaded)?.backend.faults.failing(400, {
      on: 'rpc/answer_coffee_chat',
      says: { code: 'P0001', message: 'COFFEE_CHAT_OVER' },
    });
    await accept();
  },
});

export const AnswerFails = meta.story({
  name: 'An answer that could not be sent can be sent again (A-60)',
  tags: ['kind:error', 'notice:coffee-chat-answer-failed'],
  play: async ({ loaded }) => {
    await invitations();
    worldOf(loaded)?.backend.faults.failing(500, { on: 'rpc/answer_coffee_chat' });
    await accept();
    await within(await invitations()).findByRole('button', { name: 'Accept' });
  },
});

export const EntryFails = meta.story({
  name: 'An entry for the calendar that could not be made can be made again (A-60)',
  tags: ['kind:error', 'notice:coffee-chat-calendar-failed'],
  play: async () => {
    await own();
    const make = spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new TypeError('no room for files');
    });
    await press('Add to calendar');
    await screen.findAllByText(/^Calendar entry not created/);
    make.mockRestore();
  },
});
