import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ALOUD } from '../../../../../../.storybook/aloud.ts';
import { everyFlow } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../../.storybook/world/world.ts';
import { invalidate } from '../../../queries/invalidate.ts';
import { anotherAdmin } from '../booking-review/another-admin.fixture.ts';
import { AdminToolsPage } from '../tools/admin-tools.fixture.tsx';
import { AdminEventsFlow } from './AdminEventsFlow.tsx';
import { EventSeriesFlow } from './EventSeriesFlow.tsx';
import { GuestListFlow } from './GuestListFlow.tsx';
import { GuestMessagesFlow } from './GuestMessagesFlow.tsx';

const meta = preview.meta({
  title: 'Flows/Admin events',
  component: AdminToolsPage,
  subcomponents: { AdminEventsFlow, EventSeriesFlow, GuestListFlow, GuestMessagesFlow },
  args: { open: 'events' },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters,
    storyExemptions: {
      'kind:denied': 'Flows/Admin tools shows who is not let in.',
      'kind:empty': 'Admin/Guest list shows it.',
    },
  },
});

/** The people of the first event that has some who come. */
const openPeople = async () => {
  const table = await screen.findByRole('table', { name: 'Events' });
  const row = within(table)
    .getAllByRole('row')
    .find((one) => /[1-9]\d* of \d+ seats/.test(one.textContent));
  await userEvent.click(within(row ?? table).getAllByRole('link')[0] ?? table);
  return screen.findAllByRole('button', { name: / is here$|^Check in / });
};

export const Listed = meta.story({
  name: 'Events stand by their day, with seats and who waits, and lead to their people',
  play: async () => {
    await screen.findByRole('table', { name: 'Events' });
  },
});

export const AtTheDoor = meta.story({
  name: 'A tick at the door is kept and counted, and can be taken back',
  play: async () => {
    const [first] = await openPeople();
    await userEvent.click(first ?? document.body);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
    await screen.findByText(/^1 of \d+ checked in$/);
    await screen.findByText(/^Here since/);
    await userEvent.click(first ?? document.body);
    await screen.findByText(/^0 of \d+ checked in$/);
  },
});

export const PressedTwice = meta.story({
  name: 'A tick that is pressed twice at once is saved once, and nothing but that is said meanwhile',
  tags: ['!visual'],
  play: async ({ loaded }) => {
    const [first] = await openPeople();
    const world = worldOf(loaded);
    const submit = world && spyOn(world.services.offline, 'submit');
    const said: string[] = [];
    const seen = new MutationObserver(() => {
      for (const text of ['Kept on this device', 'Saving...', 'Here since'])
        if (screen.queryByText(new RegExp(`^${text}`)) && said.at(-1) !== text) said.push(text);
    });
    seen.observe(document.body, { subtree: true, childList: true, characterData: true });
    first?.click();
    first?.click();
    await screen.findByText(/^Here since/);
    seen.disconnect();
    await expect(said).toEqual(['Saving...', 'Here since']);
    await screen.findByText(/^1 of \d+ checked in$/);
    await expect(submit).toHaveBeenCalledTimes(1);
  },
});

/** Types a message to who comes, and sends it. */
const writeToThem = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Write to them' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Bring an apron');
  await userEvent.click(screen.getByRole('button', { name: /^Send to/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
};
const typed = () => screen.findByRole('textbox', { name: /^Message/ });

export const Written = meta.story({
  name: 'A message to who comes is sent, and stays listed (A-67)',
  tags: ['notice:guests-told'],
  play: async () => {
    await openPeople();
    await writeToThem();
    await screen.findByText(/^To those coming, /);
    await screen.findByText(/^Everyone in this group gets your message/);
    await expect(await typed()).toHaveValue('');
    await expect(await typed()).toHaveFocus();
  },
});

export const NotSent = meta.story({
  name: 'A message that is refused stays typed, also where the panel is closed meanwhile',
  tags: ['notice:guests-not-told'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.failing(400, { on: 'rpc/admin_message_guests' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await openPeople();
    await writeToThem();
    await screen.findByText(/What you wrote is still here/);
    await userEvent.click(screen.getByRole('button', { name: 'Write to them' }));
    await userEvent.click(screen.getByRole('button', { name: 'Write to them' }));
    await expect(await typed()).toHaveValue('Bring an apron');
  },
});

export const NobodyLeft = meta.story({
  name: 'Where nobody is in the group any more nothing is sent, and it says so',
  tags: ['notice:no-guests-to-tell'],
  play: async ({ loaded }) => {
    await openPeople();
    const noor = await anotherAdmin(worldOf(loaded));
    const event = (await noor?.admin.listEvents({ page: 1, pageSize: 25, period: 'coming' }))?.rows.find(
      ({ attendeesCount }) => attendeesCount > 0,
    );
    const { people = [] } = (await noor?.admin.getEventPeople(event?.id ?? '')) ?? {};
    for (const { id, status } of people)
      if (status === 'approved') await noor?.admin.removeMember({ applicationId: id, reason: 'Moved' });
    await writeToThem();
    await screen.findByText(/^Nobody is in this group any more/);
    await expect(await typed()).toHaveValue('Bring an apron');
  },
});

export const Offline = meta.story({
  name: 'Without a connection a tick is kept on the device, and sent when it is back',
  play: async ({ loaded }) => {
    const [first] = await openPeople();
    const world = worldOf(loaded);
    world?.backend.faults.offline();
    await userEvent.click(first ?? document.body);
    await screen.findByText('Kept on this device until there is a connection.');
    world?.backend.faults.reset();
    await world?.services.offline.current()?.outbox.sync();
    await screen.findByText(/^Here since/);
    // What is told when nobody waits for the answer any more goes by itself after some seconds.
    world?.services.notices.retire('sync');
    await waitFor(() => expect(screen.queryByText(/^Changes saved/)).toBeNull());
  },
});

export const OfflineRead = meta.story({
  name: 'Without a connection the list at the door is the one read last, and says as of when (R-157)',
  play: async ({ loaded }) => {
    await openPeople();
    const world = worldOf(loaded);
    world?.backend.faults.offline();
    await world?.queries.resetQueries({ queryKey: ['admin-tools', 'event-people'] });
    await screen.findByText(/^Shown as of/);
    await screen.findAllByRole('button', { name: /^Check in / });
  },
});

export const AnotherPhone = meta.story({
  name: 'What another phone ticks is seen here',
  play: async ({ loaded }) => {
    await openPeople();
    const world = worldOf(loaded);
    const noor = await anotherAdmin(world);
    const rows = (await noor?.admin.listEvents({ page: 1, pageSize: 25, period: 'coming' }))?.rows ?? [];
    const event = rows.find(({ attendeesCount }) => attendeesCount > 0);
    const people = (await noor?.admin.getEventPeople(event?.id ?? ''))?.people ?? [];
    const guest = people.find(({ status }) => status === 'approved');
    const notedAt = new Date(world?.services.now() ?? 0).toISOString();
    await noor?.admin.noteArrival({ applicationId: guest?.id ?? '', isHere: true, notedAt });
    // What live updates do in a page with a header.
    if (world) invalidate(world.queries, 'arrival');
    await screen.findByText(/^1 of \d+ checked in$/);
  },
});

export const Gone = meta.story({
  name: 'An address of no event says so, and leads back',
  args: { item: DEMO_IDS.maya },
  play: async () => {
    await screen.findByRole('heading', { name: 'We could not find this event' });
  },
});

export const Loading = meta.story({
  name: 'While the people are read the place keeps its shape',
  tags: ['kind:loading'],
  args: { item: DEMO_IDS.maya },
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.slow(undefined, { on: 'rpc/admin_event_people' }),
    } satisfies WorldParameters,
  },
});

export const Failed = meta.story({
  name: 'People that cannot be read are told so, and read again',
  tags: ['kind:error'],
  args: { item: DEMO_IDS.maya },
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.failing(503, { on: 'rpc/admin_event_people' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByRole('button', { name: /^Try again/i });
  },
});

/** Makes two more dates of the event whose people are shown. */
const repeatIt = async () => {
  await openPeople();
  const count = await screen.findByLabelText('How many more');
  await userEvent.clear(count);
  await userEvent.type(count, '2{Enter}');
};

export const Repeated = meta.story({
  name: 'An event is repeated at other dates, each an event of its own (A-67)',
  tags: ['notice:events-repeated'],
  play: async () => {
    await repeatIt();
    await screen.findByText(/^Dates created\./, ALOUD);
    const list = await screen.findByRole('list', { name: 'Dates of this series' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Followed = meta.story({
  name: 'What is changed of an event is said of those of its series that follow (A-67)',
  tags: ['notice:series-followed'],
  play: async ({ loaded }) => {
    await repeatIt();
    await screen.findByText(/^Dates created\./, ALOUD);
    const world = worldOf(loaded);
    await world?.backend.sql(
      `update public.events set description = 'With a guest.' where id = (
         select id from public.events where series_id is not null order by start_time limit 1
       )`,
    );
    await world?.queries.invalidateQueries({ queryKey: ['admin-tools', 'event-series'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply to all that follow' }));
    const question = await screen.findByRole('alertdialog');
    await within(question).findByText(/What changes: .+, 0 with a seat: description/);
    await userEvent.click(within(question).getByRole('button', { name: 'Apply to all that follow' }));
    await screen.findByText(/^Changed\./, ALOUD);
    await waitFor(() => expect(screen.queryByText(/^Differs: /)).toBeNull());
  },
});

export const NotRepeated = meta.story({
  name: 'Dates that could not be created are told, and stay chosen',
  tags: ['kind:error', 'notice:events-repeat-failed'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.failing(500, { on: 'rpc/admin_repeat_event' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await repeatIt();
    await screen.findByText(/^No dates created\./, ALOUD);
    await screen.findByRole('button', { name: 'Create 2 events' });
  },
});

export const NotFollowed = meta.story({
  name: 'Where those that follow could not be changed they stay as they were, and it says so',
  tags: ['kind:error', 'notice:series-follow-failed'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.failing(500, { on: 'rpc/admin_copy_to_following' }),
    } satisfies WorldParameters,
  },
  play: async ({ loaded }) => {
    await repeatIt();
    await screen.findByText(/^Dates created\./, ALOUD);
    const world = worldOf(loaded);
    await world?.backend.sql(
      `update public.events set description = 'With a guest.' where id = (
         select id from public.events where series_id is not null order by start_time limit 1
       )`,
    );
    await world?.queries.invalidateQueries({ queryKey: ['admin-tools', 'event-series'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply to all that follow' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Apply to all that follow' }));
    await screen.findByText(/^Nothing was changed\./, ALOUD);
  },
});
