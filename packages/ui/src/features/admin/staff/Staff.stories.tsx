import type { CommunityData } from '@sorella/core/data-port';
import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { type StoryWorld, type WorldParameters, worldOf } from '../../../../../../.storybook/world/world.ts';
import { invalidate } from '../../../queries/invalidate.ts';
import { AdminToolsPage } from '../tools/admin-tools.fixture.tsx';
import { EventHostsFlow } from './EventHostsFlow.tsx';
import { StaffFlow } from './StaffFlow.tsx';

const meta = preview.meta({
  title: 'Flows/Staff',
  component: AdminToolsPage,
  subcomponents: { StaffFlow, EventHostsFlow },
  args: { open: 'staff' },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters,
  },
});

const find = async (words: string) =>
  userEvent.type(await screen.findByLabelText('Find a member'), `${words}{Enter}`);

export const Given = meta.story({
  name: 'An admin finds a member and makes her treasurer (A-104)',
  tags: ['notice:role-given'],
  play: async () => {
    await find('noor');
    await userEvent.click(await screen.findByRole('button', { name: /^Make treasurer: Noor/ }));
    const list = await screen.findByRole('list', { name: 'Who has which role' });
    await within(list).findByText('Treasurer');
    await expect(screen.queryByRole('button', { name: /^Make treasurer: Noor/ })).toBeNull();
    await screen.findByText('Role given');
    // The button that was pressed is gone: the keyboard keeps a place.
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

export const Taken = meta.story({
  name: 'A role is taken away after a question (A-104)',
  tags: ['notice:role-taken'],
  play: async ({ loaded }) => {
    const world = worldOf(loaded);
    const admin = await world?.as('admin');
    await admin?.admin.giveRole({ userId: DEMO_IDS.noor, role: 'moderator' });
    if (world) invalidate(world.queries, 'profile');
    await userEvent.click(await screen.findByRole('button', { name: /^Take away: Noor .*, Moderator$/ }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Take away' }));
    await screen.findByText(/^Nobody has another role yet/);
    await screen.findByText('Role taken back');
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

export const Saving = meta.story({
  name: 'While a role is given the pressed button says so, and no other can be pressed',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.slow(undefined, { on: 'rpc/admin_give_role' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await find('noor');
    const give = await screen.findByRole('button', { name: /^Make treasurer: Noor/ });
    await userEvent.click(give);
    await waitFor(() => expect(give).toHaveAttribute('aria-busy', 'true'));
    await expect(screen.getByRole('button', { name: /^Make moderator: Noor/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
export const NotSaved = meta.story({
  name: 'What could not be saved is told, and stays as it was',
  tags: ['kind:error', 'notice:staff-change-failed'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.failing(403, { on: 'rpc/admin_give_role' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await find('noor');
    const give = await screen.findByRole('button', { name: /^Make treasurer: Noor/ });
    await userEvent.click(give);
    await screen.findByText('Roles stay as they were');
  },
});

export const Loading = meta.story({
  name: 'While roles are read the place keeps its shape',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.slow(undefined, { on: 'rpc/admin_list_staff' }),
    } satisfies WorldParameters,
  },
});

export const Failed = meta.story({
  name: 'Roles that cannot be read are told so, and read again',
  tags: ['kind:error'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.failing(503, { on: 'rpc/admin_list_staff' }),
    } satisfies WorldParameters,
  },
  play: async ({ loaded }) => {
    const again = await screen.findByRole('button', { name: 'Try again' });
    worldOf(loaded)?.backend.faults.reset();
    await userEvent.click(again);
    await screen.findByText(/^Nobody has another role yet/);
  },
});

export const Empty = meta.story({
  name: 'Nobody has a role at first',
  tags: ['kind:empty'],
  play: async () => {
    await screen.findByText(/^Nobody has another role yet/);
  },
});

export const Hosts = meta.story({
  name: 'On an event’s People page an admin names its hosts (A-104)',
  args: { open: 'events' },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Events' });
    await userEvent.click(within(table).getAllByRole('link')[0] ?? table);
    await screen.findByText('No hosts yet.');
    await find('noor');
    await userEvent.click(await screen.findByRole('button', { name: /^Add as host: Noor/ }));
    await screen.findByRole('list', { name: 'Hosts' });
    await screen.findByRole('button', { name: /^Remove: Noor/ });
  },
});

/** An admin gives Maya a role while she looks on. */
async function receives(world: StoryWorld | undefined, give: (data: CommunityData) => Promise<unknown>) {
  await screen.findByRole('heading', { name: 'Only for organizers' });
  const admin = await world?.as('admin');
  if (admin) await give(admin);
  if (world) invalidate(world.queries, 'profile');
}

/** The sections that stand there, without their counts. */
async function openSections() {
  const places = await screen.findByRole('navigation', { name: 'Admin tools' });
  return within(places)
    .getAllByRole('link')
    .map(({ textContent }) => textContent.replace(/\d.*$/, ''));
}

const asMaya = {
  args: { open: null, userId: DEMO_IDS.maya },
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
};

export const Treasurer = meta.story({
  name: 'A role that is given opens its sections, and no others (A-104)',
  ...asMaya,
  play: async ({ loaded }) => {
    await receives(worldOf(loaded), ({ admin }) =>
      admin.giveRole({ userId: DEMO_IDS.maya, role: 'treasurer' }),
    );
    await expect(await openSections()).toEqual(['Today', 'Payments', 'Refunds']);
    await screen.findByText('Money awaited');
  },
});

export const Moderator = meta.story({
  name: 'A moderator is told what waits of what she may decide (A-104)',
  ...asMaya,
  play: async ({ loaded }) => {
    await receives(worldOf(loaded), ({ admin }) =>
      admin.giveRole({ userId: DEMO_IDS.maya, role: 'moderator' }),
    );
    await expect(await openSections()).toEqual(['Today', 'Reports', 'Members']);
    await screen.findByText('What needs you, the longest wait first.');
    await screen.findByText('nothing waiting');
    await expect(screen.queryByText('pending approval')).toBeNull();
  },
});

export const Host = meta.story({
  name: 'A host has her events, and is not promised tasks of others (A-104)',
  ...asMaya,
  play: async ({ loaded }) => {
    await receives(worldOf(loaded), async ({ admin, events }) => {
      const first = { from: new Date().toISOString(), category: null, city: null, page: 1, pageSize: 1 };
      const [event] = (await events.list(first)).events;
      await admin.setEventHost({ eventId: event?.id ?? '', userId: DEMO_IDS.maya, isHost: true });
    });
    await expect(await openSections()).toEqual(['Today', 'Events']);
    await expect(screen.queryByText('What needs you, the longest wait first.')).toBeNull();
  },
});

export const Closed = meta.story({
  name: 'A section that her role does not open says so, with the way back (A-104)',
  tags: ['kind:denied'],
  ...asMaya,
  args: { ...asMaya.args, open: 'reports' },
  play: async ({ loaded }) => {
    await receives(worldOf(loaded), ({ admin }) =>
      admin.giveRole({ userId: DEMO_IDS.maya, role: 'treasurer' }),
    );
    await screen.findByRole('heading', { name: 'This section is not part of your role' });
    await userEvent.click(screen.getByRole('link', { name: 'Show what waits today' }));
    await screen.findByRole('navigation', { name: 'Admin tools' });
  },
});
