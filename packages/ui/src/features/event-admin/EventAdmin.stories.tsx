import { type OutboxChange, StorageError, type SubmitOutcome } from '@sorella/core/offline';
import { CARD_STATES } from '@sorella/mocks';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type StoryWorld, type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { PreviewCard } from '../../cards/event-card/PreviewCard.tsx';
import { pressReady } from '../../dialogs/press-ready.fixture.ts';
import { imageFile } from '../../forms/photo/photo.fixture.ts';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { Container } from '../../primitives/Container.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { readTabDraft } from '../editing/index.ts';
import { CancelEventFlow } from './CancelEventFlow.tsx';
import { DeleteEventFlow } from './DeleteEventFlow.tsx';
import { EventEditorFlow } from './EventEditorFlow.tsx';
import { makeFixedIds } from './fixed-ids.fixture.ts';
import { eventQuery } from './queries.ts';

/** What is done with which event. */
interface PageProps {
  doing: 'create' | 'edit' | 'cancel' | 'delete';
  eventId: string;
  onClose: () => void;
}

/** The editor, or the question, of one event, with a place for notices. */
function Page({ doing, eventId, onClose }: PageProps) {
  const { data, notices } = useAppServices();
  // What the page had read when it was opened: a change of afterwards comes by itself.
  const { data: event } = useQuery({ ...eventQuery(data, eventId), staleTime: Number.POSITIVE_INFINITY });
  const editor = { Card: PreviewCard, held: null, onUnsavedChange: () => undefined, onClose };
  return (
    <>
      <Container>
        {doing === 'create' ? <EventEditorFlow event={null} {...editor} /> : null}
        {doing === 'edit' && event ? <EventEditorFlow event={event} {...editor} /> : null}
        {doing === 'cancel' && event ? <CancelEventFlow event={event} onClose={onClose} /> : null}
        {doing === 'delete' && event ? <DeleteEventFlow event={event} onClose={onClose} /> : null}
      </Container>
      <NoticeHost center={notices} />
    </>
  );
}

const edit: PageProps = { doing: 'edit', eventId: CARD_STATES.free.id, onClose: fn() };

const meta = preview.meta({
  title: 'Flows/Event editor',
  component: Page,
  subcomponents: { EventEditorFlow, CancelEventFlow, DeleteEventFlow },
  args: edit,
  beforeEach: makeFixedIds,
  parameters: {
    ...everyFlow,
    world: { scenario: 'openEvents', as: 'admin' } satisfies WorldParameters,
    storyExemptions: {
      'kind:empty': 'A new event is the empty editor.',
      'kind:denied': 'Nobody but admins is given the buttons; a refused press is told as an error.',
    },
  },
});

const world = (loaded: Record<string, unknown>): StoryWorld => {
  const found = worldOf(loaded);
  if (!found) throw new Error('no world');
  return found;
};

const form = async () => within(await screen.findByRole('form'));
const typeInto = async (label: string | RegExp, text: string) => {
  const field = (await form()).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const rename = () => typeInto('Title', 'Book club by the fire');
const save = async () => userEvent.click((await form()).getByRole('button', { name: 'Save Event' }));

const choosePicture = async () => {
  await form();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  await userEvent.upload(input, await imageFile('clay.jpg', { width: 1600, height: 900 }));
  const crop = within(await screen.findByRole('dialog', { name: 'Adjust your photo' }));
  await userEvent.click(crop.getByRole('button', { name: 'Use photo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const confirmDelete = async () => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Event' }));
  await waitFor(() => expect(question.getByRole('button', { name: 'Keep Event' })).toHaveFocus());
  await pressReady(question, 'Delete Event');
};

/** The outbox answers this to what is submitted next; from then on as it is. */
const answering = (loaded: Record<string, unknown>, ...answers: (SubmitOutcome | Error)[]) => {
  const submitted: OutboxChange[] = [];
  const { offline } = world(loaded).services;
  const { submit } = offline;
  spyOn(offline, 'submit').mockImplementation(async (change, options) => {
    submitted.push(change);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? submit(change, options);
  });
  return submitted;
};

export const CreatedWithLink = meta.story({
  name: 'A new event with a price has its payment link (R-314, R-345, A-16)',
  tags: ['notice:event-created-with-payment-link'],
  args: { doing: 'create' },
  play: async ({ loaded, args }) => {
    await typeInto('Title', 'Ceramics by candlelight');
    await typeInto('Location', 'Kreuzberg, Berlin');
    await userEvent.type((await form()).getByLabelText('Starts'), '2026-12-03T19:00');
    await typeInto('Ends', '2026-12-03T21:30');
    await typeInto('Credits required', '2');
    await typeInto('PayPal.me username', 'paypal.me/Sorella');
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const made = await world(loaded).backend.sql(
      `select paypal_payment_link from public.events where title = 'Ceramics by candlelight'`,
    );
    await expect(made).toEqual([{ paypal_payment_link: 'https://paypal.me/Sorella/10.00' }]);
  },
});

export const UpdatedWithLink = meta.story({
  name: 'An edited event keeps its payment link (R-345)',
  tags: ['notice:event-updated-with-payment-link'],
  args: { eventId: CARD_STATES.paid.id },
  play: async () => {
    await rename();
    await save();
  },
});

const move = () => typeInto('Location', 'Galerie Nord, Berlin');

export const MovedUncounted = meta.story({
  name: 'While it is looked up who has applied, what a change means for members is not said yet (A-88)',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'openEvents',
      as: 'admin',
      faults: (faults) => faults.slow(undefined, { on: 'rpc/admin_count_applications' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await move();
    await screen.findByText('Looking up who has applied...');
    await expect(screen.queryByText(/get an email|gets an email/)).toBeNull();
  },
});

export const MovedUnknown = meta.story({
  name: 'When nobody can look up who has applied it says that beside what a change means (A-88)',
  tags: ['kind:error'],
  parameters: {
    world: {
      scenario: 'openEvents',
      as: 'admin',
      faults: (faults) => faults.failing(500, { on: 'rpc/admin_count_applications' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await move();
    await screen.findByText(/^We could not look up who has applied\./);
  },
});

export const UpdateQueued = meta.story({
  name: 'An edit without a connection waits on this device (A-74)',
  tags: ['notice:event-update-queued'],
  play: async ({ loaded }) => {
    await rename();
    world(loaded).backend.faults.offline();
    world(loaded).sayOnline(false);
    await save();
  },
});

export const SavePending = meta.story({
  name: 'When only the server does not answer it says that, and sends it again (A-74)',
  tags: ['notice:event-save-pending'],
  play: async ({ loaded }) => {
    await rename();
    world(loaded).backend.faults.failing(503, { on: 'rpc/update_event' });
    await save();
  },
});

export const WithoutPicture = meta.story({
  name: 'Where the device has no room for the picture, the words are kept and the picture is named (A-74)',
  tags: ['notice:event-image-not-queued', 'replayed'],
  play: async ({ loaded }) => {
    await rename();
    await choosePicture();
    const submitted = answering(loaded, new StorageError('full'));
    world(loaded).backend.faults.offline();
    world(loaded).sayOnline(false);
    await save();
    await waitFor(() => expect(submitted).toHaveLength(2));
    await expect(submitted[1]).toMatchObject({ changes: { title: 'Book club by the fire' } });
  },
});

export const PictureRefused = meta.story({
  name: 'A picture that the server does not take is told as that, and stays chosen (R-340)',
  tags: ['kind:error', 'notice:event-image-upload-failed'],
  play: async ({ loaded }) => {
    await choosePicture();
    answering(loaded, { kind: 'refused', id: null, code: 'unsupported-file' });
    await save();
    await expect((await form()).getByRole('img', { name: 'The picture of the event' })).toBeVisible();
  },
});

export const PictureFromElsewhere = meta.story({
  name: 'A picture that is linked from anywhere is refused, and what can be done is said (R-339)',
  tags: ['kind:error', 'notice:event-image-refused'],
  play: async () => {
    await typeInto(/^Image URL/, 'https://pictures.example/clay.jpg');
    await save();
  },
});

export const Failed = meta.story({
  name: 'When it could not be saved it says so, and everything typed is there (R-346)',
  tags: ['kind:error', 'notice:event-save-failed'],
  play: async ({ loaded }) => {
    await rename();
    answering(loaded, { kind: 'refused', id: null, code: 'conflict' });
    await save();
    await expect((await form()).getByLabelText('Title')).toHaveValue('Book club by the fire');
  },
});

export const NobodyToPay = meta.story({
  name: 'A price without a username is told when it is to be saved (R-337, A-18)',
  tags: ['kind:error', 'notice:paypal-username-required'],
  play: async () => {
    await typeInto('Credits required', '2');
    await save();
  },
});

export const DeleteFails = meta.story({
  name: 'Without a connection nothing is deleted, and the question stays open (R-349)',
  tags: ['kind:error', 'notice:event-delete-failed'],
  args: { doing: 'delete' },
  play: async ({ loaded }) => {
    await screen.findByRole('alertdialog', { name: 'Delete Event' });
    world(loaded).backend.faults.offline({ on: 'rpc/admin_delete_event' });
    await confirmDelete();
  },
});

export const DeleteError = meta.story({
  name: 'An error while deleting is told in the question (R-349)',
  tags: ['kind:error', 'notice:event-delete-error'],
  args: { doing: 'delete' },
  play: async ({ loaded }) => {
    await screen.findByRole('alertdialog', { name: 'Delete Event' });
    world(loaded).backend.faults.failing(400, { on: 'rpc/admin_delete_event' });
    await confirmDelete();
  },
});

export const DeleteDenied = meta.story({
  name: 'Who is no admin any more deletes nothing (R-260, R-350)',
  tags: ['kind:error', 'notice:event-delete-permission-denied'],
  args: { doing: 'delete' },
  play: async ({ loaded }) => {
    await screen.findByText(/who lose their seat/);
    await world(loaded).backend.sql('delete from public.admin_users');
    await confirmDelete();
  },
});

export const DeletedElsewhere = meta.story({
  name: 'An event that another admin has deleted meanwhile is gone (R-350)',
  tags: ['kind:error', 'notice:event-not-found'],
  args: { doing: 'delete' },
  play: async ({ loaded, args }) => {
    await screen.findByRole('alertdialog', { name: 'Delete Event' });
    await world(loaded).otherTab.events.delete(CARD_STATES.free.id);
    await confirmDelete();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** Presses *Cancel Event* in the question, with a reason. */
const confirmCancel = async (reason: string) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this event?' }));
  await waitFor(() => expect(question.getByRole('button', { name: 'Keep Event' })).toHaveFocus());
  if (reason) await userEvent.type(question.getByLabelText(/^Why it does not take place/), reason);
  await pressReady(question, 'Cancel Event');
  return question;
};

export const CancelWithoutReason = meta.story({
  name: 'An event is not cancelled without a reason',
  tags: ['kind:error'],
  args: { doing: 'cancel', eventId: CARD_STATES.paid.id },
  play: async ({ args }) => {
    const question = await confirmCancel('');
    await expect(await question.findByText('Please write why, so that nobody has to ask.')).toBeVisible();
    await expect(question.getByLabelText(/^Why it does not take place/)).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  name: 'A cancelled event tells everyone who had applied why (A-26)',
  tags: ['notice:event-called-off'],
  args: { doing: 'cancel', eventId: CARD_STATES.free.id },
  play: async ({ args, loaded }) => {
    await screen.findByText(/who lose their seat/);
    await confirmCancel('The host is ill. We are sorry, and hope to see you soon.');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ cancelled: true }));
    const rows = await world(loaded).backend.sql(
      'select cancellation_reason from public.events where id = $1',
      [CARD_STATES.free.id],
    );
    await expect(rows).toEqual([
      { cancellation_reason: 'The host is ill. We are sorry, and hope to see you soon.' },
    ]);
  },
});

export const CancelledUntold = meta.story({
  name: 'Of a cancelled event that nobody has applied to it says that nobody is told (A-26)',
  tags: ['notice:event-called-off-untold'],
  args: { doing: 'cancel', eventId: CARD_STATES.paid.id },
  play: async ({ args }) => {
    await screen.findByText('Nobody has applied to this event.');
    await confirmCancel('The host is ill.');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ cancelled: true }));
    await expect(screen.queryByText(/gets an email/)).toBeNull();
  },
});

export const CancelFailed = meta.story({
  name: 'What could not be cancelled says so, and keeps the reason',
  tags: ['kind:error', 'notice:event-cancel-failed'],
  args: { doing: 'cancel', eventId: CARD_STATES.paid.id },
  play: async ({ args, loaded }) => {
    world(loaded).backend.faults.failing(500, { on: 'rpc/admin_cancel_event' });
    const question = await confirmCancel('The host is ill.');
    await expect(await question.findByRole('alert')).toHaveTextContent('The event could not be cancelled.');
    await expect(question.getByLabelText(/^Why it does not take place/)).toHaveValue('The host is ill.');
    // A reload does not lose it either.
    await expect(readTabDraft(`cancel ${CARD_STATES.paid.id}`)).toEqual({ reason: 'The host is ill.' });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const CancelTooLate = meta.story({
  name: 'An event that is over cannot be cancelled (A-45)',
  tags: ['kind:error', 'notice:event-cancel-over'],
  args: { doing: 'cancel', eventId: CARD_STATES.paid.id },
  play: async ({ loaded }) => {
    await screen.findByRole('alertdialog', { name: 'Cancel this event?' });
    await world(loaded).backend.sql(
      `update public.events set start_time = now() - interval '4 hours', end_time = now() - interval '1 hour'
       where id = $1`,
      [CARD_STATES.paid.id],
    );
    const question = await confirmCancel('Too late.');
    await expect(await question.findByRole('alert')).toHaveTextContent('This event is over');
  },
});
