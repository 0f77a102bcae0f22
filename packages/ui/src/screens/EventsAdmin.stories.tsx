import { CARD_STATES } from '@sorella/mocks';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { type StoryWorld, type WorldParameters, worldOf } from '../../../../.storybook/world/world.ts';
import { EventEditor } from '../admin/event-editor/EventEditor.tsx';
import { EventPreview } from '../cards/event-card/EventPreview.tsx';
import { PreviewCard } from '../cards/event-card/PreviewCard.tsx';
import { pressReady } from '../dialogs/press-ready.fixture.ts';
import { DeleteEventFlow } from '../features/event-admin/DeleteEventFlow.tsx';
import { EventAdminFlow } from '../features/event-admin/EventAdminFlow.tsx';
import { EventEditorFlow } from '../features/event-admin/EventEditorFlow.tsx';
import { makeFixedIds } from '../features/event-admin/fixed-ids.fixture.ts';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { imageFile } from '../forms/photo/photo.fixture.ts';
import { EventsScreen, type EventsScreenProps } from './EventsScreen.tsx';

const firstPage: EventsScreenProps['view'] = {
  filters: { category: null, city: null, search: null },
  page: 1,
};
const open = { world: { scenario: 'openEvents', as: 'admin' } satisfies WorldParameters };

const meta = preview.meta({
  title: 'Screens/Events for admins',
  component: EventsScreen,
  subcomponents: { EventAdminFlow, EventEditorFlow, EventEditor, EventPreview, PreviewCard, DeleteEventFlow },
  parameters: {
    ...everyPage,
    ...open,
    layout: 'fullscreen',
    storyExemptions: {
      'kind:loading': 'The editor opens with what the page has read already.',
      'kind:empty': 'A new event is the empty editor.',
      'kind:denied': 'Nobody but admins is given the buttons; the database refuses the rest.',
    },
  },
  beforeEach: makeFixedIds,
  args: { view: firstPage, onViewChange: () => undefined, onTabChange: () => undefined },
  render: function Render(args) {
    const [tab, onTabChange] = useState(args.tab ?? 'upcoming');
    return (
      <ShellFlow currentPath="/events">
        <EventsScreen {...args} tab={tab} onTabChange={onTabChange} />
      </ShellFlow>
    );
  },
});

/** The panel, once it is there. */
const panel = async (name: 'Create Event' | 'Edit Event') => {
  const region = await screen.findByRole('region', { name });
  await waitFor(() => expect(within(region).getByLabelText('Title')).toHaveFocus());
  return within(region);
};

const create = async () => {
  await screen.findAllByRole('article');
  await userEvent.click(await screen.findByRole('button', { name: 'Create Event' }));
  return panel('Create Event');
};

/** Turns the card of an event and presses one of the admin's two buttons. */
const onCard = async (title: string, button: string) => {
  const card = within(await screen.findByRole('article', { name: title }));
  await userEvent.click(await card.findByRole('button', { name: /^Click for more details/ }));
  const pressed = await card.findByRole('button', { name: `${button} ${title}` });
  await userEvent.click(pressed);
};

const edit = async (title = CARD_STATES.free.title) => {
  await onCard(title, 'Edit Event');
  return panel('Edit Event');
};

/** The card of an event in the listing: the panel shows one of its own. */
const listed = async (title: string) =>
  within(await screen.findByRole('list', { name: 'Upcoming Events' })).findByRole('article', { name: title });

const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

type Panel = Awaited<ReturnType<typeof panel>>;

const describeEvent = async (form: Panel) => {
  await userEvent.type(form.getByLabelText('Title'), 'Ceramics by candlelight');
  await userEvent.type(form.getByLabelText('Location'), 'Alfama, Lisbon');
  await userEvent.selectOptions(form.getByLabelText(/^Category/), 'Creative Arts');
  await userEvent.type(form.getByLabelText('Starts'), '2026-12-03T19:00');
  // It has followed the start.
  await expect(form.getByLabelText('Ends')).toHaveValue('2026-12-03T21:00');
  await userEvent.clear(form.getByLabelText('Ends'));
  await userEvent.type(form.getByLabelText('Ends'), '2026-12-03T21:30');
  await userEvent.type(
    form.getByLabelText(/^Short description/),
    'Two hours at the wheel, with tea and clay under the nails.',
  );
};

const save = (form: Panel) => userEvent.click(form.getByRole('button', { name: 'Save Event' }));

const changeElsewhere = async (world: StoryWorld | undefined, changes: object) => {
  if (!world) throw new Error('no world');
  const { userId } = world.services.session.getSnapshot()?.context.session ?? {};
  if (userId === undefined) throw new Error('nobody is signed in');
  await world.otherTab.events.update(userId, CARD_STATES.free.id, changes);
};

export const Creating = meta.story({
  name: 'A new event is written beside the card that it becomes (R-270, R-339)',
  play: async () => {
    const form = await create();
    await describeEvent(form);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(
      input,
      await imageFile('clay.png', { width: 1600, height: 1200, type: 'image/png' }),
    );
    const crop = within(await screen.findByRole('dialog', { name: 'Adjust your photo' }));
    await userEvent.click(crop.getByRole('button', { name: 'Use photo' }));
    const picture = await form.findByRole<HTMLImageElement>('img', { name: 'The picture of the event' });
    await waitFor(() => expect([picture.naturalWidth, picture.naturalHeight]).toEqual([1280, 720]));
    await expect(form.getByText('Times are in Europe/Lisbon (WET)')).toBeVisible();
    await expect(form.getByText('Not saved yet')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Addressed = meta.story({
  name: 'An address that asks for a new event opens the editor, once (R-270)',
  args: { creating: true, onCreatingShown: fn() },
  play: async ({ args }) => {
    await panel('Create Event');
    await expect(args.onCreatingShown).toHaveBeenCalledOnce();
  },
});

export const Created = meta.story({
  name: 'Once it is saved the panel goes and the card is there (R-342, R-345)',
  tags: ['notice:event-created'],
  play: async () => {
    const form = await create();
    await describeEvent(form);
    await save(form);
    await listed('Ceramics by candlelight');
    await expect(screen.queryByRole('region', { name: 'Create Event' })).toBeNull();
  },
});

export const CreatedOffline = meta.story({
  name: 'Without a connection it waits on this device (R-347)',
  tags: ['notice:event-creation-queued'],
  play: async ({ loaded }) => {
    const form = await create();
    await describeEvent(form);
    const world = worldOf(loaded);
    world?.backend.faults.offline();
    world?.sayOnline(false);
    await form.findByText(/^You are offline/);
    await save(form);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Create Event' })).toBeNull());
    await screen.findByRole('button', { name: /^Waiting to be saved: 1/, hidden: true });
  },
});

export const Editing = meta.story({
  name: 'An event that is moved says who is told of it, before it is saved (R-296)',
  play: async () => {
    const form = await edit(CARD_STATES.paid.title);
    await retype(form.getByLabelText('Location'), 'Hackney, London');
    await form.findByText(/^The new location changes the time zone/);
    await form.findByText('What this means for members');
  },
});

export const Edited = meta.story({
  name: 'What was edited stands on its card at once (R-342, R-345)',
  tags: ['notice:event-updated'],
  play: async () => {
    const form = await edit();
    await retype(form.getByLabelText('Title'), 'Book club by the fire');
    await save(form);
    await listed('Book club by the fire');
  },
});

export const EditedTogether = meta.story({
  name: 'What two admins changed in different fields is kept of both (R-434)',
  play: async ({ loaded }) => {
    const form = await edit();
    await retype(form.getByLabelText('Title'), 'Book club by the fire');
    await changeElsewhere(worldOf(loaded), { description: 'Sixteen sunrises.' });
    await save(form);
    const card = within(await listed('Book club by the fire'));
    await card.findAllByText('Sixteen sunrises.');
  },
});

export const Conflict = meta.story({
  name: 'What two admins changed differently is asked, and nothing is overwritten unseen (R-434)',
  play: async ({ loaded }) => {
    const form = await edit();
    await retype(form.getByLabelText('Title'), 'Book club by the fire');
    await changeElsewhere(worldOf(loaded), { title: 'Book club: Orbital, part two' });
    await save(form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Book club: Orbital, part two');
    await expect(form.getByLabelText('Title')).toHaveValue('Book club by the fire');
  },
});

export const ConflictDecided = meta.story({
  name: 'Her version is kept over the one that she was shown (R-434)',
  tags: ['notice:event-updated'],
  play: async ({ loaded }) => {
    const form = await edit();
    await retype(form.getByLabelText('Title'), 'Book club by the fire');
    await changeElsewhere(worldOf(loaded), { title: 'Book club: Orbital, part two' });
    await save(form);
    await userEvent.click(await form.findByRole('button', { name: 'Keep mine' }));
    await listed('Book club by the fire');
    // The list shows what waits to be sent before it is sent.
    await waitFor(() => expect(worldOf(loaded)?.services.offline.getSnapshot()?.entries).toEqual([]));
  },
});

export const Refused = meta.story({
  name: 'When the server does not take it the form says so and keeps everything (R-346)',
  tags: ['kind:error'],
  play: async ({ loaded }) => {
    const form = await edit();
    await retype(form.getByLabelText('Title'), 'Book club by the fire');
    worldOf(loaded)?.backend.faults.failing(400, { on: 'rpc/update_event' });
    await save(form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Error saving event');
    await expect(form.getByLabelText('Title')).toHaveValue('Book club by the fire');
  },
});

export const Leaving = meta.story({
  name: 'Closing with something unsaved asks before it is lost',
  play: async () => {
    const { title } = CARD_STATES.free;
    const giveUp = async (form: Panel) => {
      await retype(form.getByLabelText('Title'), 'Book club by the fire');
      await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
      await waitFor(() => expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
      return question;
    };
    const question = await giveUp(await edit(title));
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.getByRole('button', { name: `Edit Event ${title}` })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await giveUp(await panel('Edit Event'));
  },
});

export const Deleting = meta.story({
  name: 'Deleting says what becomes of those who applied (R-344, A-26)',
  play: async () => {
    await onCard(CARD_STATES.free.title, 'Delete Event');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Event' }));
    await question.findByText(/^Approved members, who lose their seat: 3/);
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep Event' })).toHaveFocus());
  },
});

export const Deleted = meta.story({
  name: 'A deleted event is gone from the page (R-343, R-348)',
  tags: ['notice:event-deleted'],
  play: async () => {
    const { title } = CARD_STATES.free;
    await edit(title);
    await userEvent.click(screen.getByRole('button', { name: `Delete Event ${title}` }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Event' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep Event' })).toHaveFocus());
    await pressReady(question, 'Delete Event');
    await waitFor(() => expect(screen.queryByRole('article', { name: title })).toBeNull());
    await expect(screen.queryByRole('region', { name: 'Edit Event' })).toBeNull();
    const turn = { name: /^Click for more details/ };
    await waitFor(() => expect(screen.getAllByRole('button', turn)).toContain(document.activeElement));
  },
});

/** Says yes to the first question about an event that members have paid for. */
async function askedAgain() {
  await onCard(CARD_STATES.paid.title, 'Delete Event');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Event' }));
  await question.findByText(/^Paid bookings for you to refund/);
  await waitFor(() => expect(question.getByRole('button', { name: 'Keep Event' })).toHaveFocus());
  await pressReady(question, 'Delete Event');
  await question.findByText(/^Members have already paid for this event\./);
  return question;
}

export const DeletingPaid = meta.story({
  name: 'Where members have paid, deleting is asked a second time (A-26)',
  parameters: { world: { scenario: 'booked', as: 'admin' } satisfies WorldParameters },
  play: async () => {
    const question = await askedAgain();
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Delete Anyway' })).not.toHaveAttribute('aria-disabled'),
    );
    // Asked, not refused.
    await expect(screen.queryByText(/^Delete Failed/)).toBeNull();
  },
});

export const DeletedPaid = meta.story({
  name: 'With the second yes an event that members have paid for is gone (A-26)',
  tags: ['!visual'],
  parameters: { world: { scenario: 'booked', as: 'admin' } satisfies WorldParameters },
  play: async () => {
    await pressReady(await askedAgain(), 'Delete Anyway');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await screen.findByText('No upcoming events at the moment.');
  },
});

export const DeletingUncounted = meta.story({
  name: 'Where nobody could count who has paid, the database asks a second time (A-26)',
  tags: ['kind:error', 'notice:event-delete-has-paid-bookings'],
  parameters: {
    world: {
      scenario: 'booked',
      as: 'admin',
      faults: (faults) => faults.failing(400, { on: 'rpc/admin_count_applications' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await onCard(CARD_STATES.paid.title, 'Delete Event');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Event' }));
    await question.findByText('We could not look up who has applied.');
    await pressReady(question, 'Delete Event');
    await question.findByRole('button', { name: 'Delete Anyway' });
    await question.findByText(/^Members have already paid for this event\./);
  },
});

export const LongWords = meta.story({
  name: 'However long the words are, form and card keep their shape',
  tags: ['kind:long-text'],
  play: async () => {
    const form = await create();
    await userEvent.click(form.getByLabelText('Title'));
    await userEvent.paste('Donaudampfschifffahrtsgesellschaftskapitänin '.repeat(4).trim());
    await userEvent.click(form.getByLabelText('Location'));
    await userEvent.paste(`Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch, ${'Wales '.repeat(20)}`);
    await userEvent.click(form.getByLabelText(/^Short description/));
    await userEvent.paste('A long line about a long table. '.repeat(12));
  },
});
