import { eventCardState } from '@sorella/core/domain/events/event-card-state';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ApprovedDrawing } from '../../art/drawings/ApprovedDrawing.tsx';
import { aFreeEvent, anEvent, aState, MAYA, NOW } from '../cards.fixtures.ts';
import { ProgressSteps } from '../progress-steps/ProgressSteps.tsx';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { EventAdminButtons } from './EventAdminButtons.tsx';
import { page } from './EventCard.page.tsx';
import { EventCard } from './EventCard.tsx';
import { EventCardAction } from './EventCardAction.tsx';
import { EventCardBack } from './EventCardBack.tsx';
import { EventCardFront } from './EventCardFront.tsx';
import { EventCardSkeleton } from './EventCardSkeleton.tsx';
import { EventCardStatusNote } from './EventCardStatusNote.tsx';
import { EventCompany } from './EventCompany.tsx';
import { EventFaces, FaceRow } from './EventFaces.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventPreview } from './EventPreview.tsx';
import { EventPrice } from './EventPrice.tsx';
import { EventStatusAnnouncement } from './EventStatusAnnouncement.tsx';
import { EventTerms } from './EventTerms.tsx';
import { MarkedText } from './MarkedText.tsx';
import { PreviewCard } from './PreviewCard.tsx';

const brunch = anEvent();
const club = aFreeEvent();
const hike = aFreeEvent({
  id: '00000000-0000-4000-8000-0000000000e3',
  title: 'Sunrise ridge hike',
  description: 'An easy 9 km loop, thermos coffee at the top.',
  category: 'Wellness & Fitness',
  location: 'Grunewald, Berlin',
  startTime: '2026-12-05T06:30:00+00:00',
  endTime: '2026-12-05T11:00:00+00:00',
  maxAttendees: 20,
  attendeesCount: 20,
});
const withoutLink = anEvent({ paypalUsername: null, paypalPaymentLink: null });
const long = anEvent({
  title:
    'An unhurried evening of letterpress printing, hand-bound notebooks and very good soup with Donaudampfschifffahrtsgesellschaft',
  description:
    'Set your own words in lead and wood, print them on a 1960s press, bind them into a notebook, and take it home while the ink is still drying. No experience needed, aprons provided, soup at half time.',
  detailedDescription: Array.from(
    { length: 9 },
    (_, index) =>
      `${index + 1}. Set, ink, print, fold, stitch, trim, press, and begin again with another colour.`,
  ).join('\n\n'),
  category: 'Professional Development',
  location: 'Studio Handsatz in the third courtyard, Oranienstraße 25, Kreuzberg, Berlin',
});

const meta = preview.meta({
  title: 'Cards/Event card',
  component: EventCard,
  parameters: { page },
  subcomponents: {
    EventCardSkeleton,
    EventCardFront,
    EventCardBack,
    EventCardAction,
    EventCardStatusNote,
    EventFacts,
    EventCompany,
    EventFaces,
    FaceRow,
    EventPrice,
    ApplicationSteps,
    ProgressSteps,
    ApprovedDrawing,
    MarkedText,
    EventAdminButtons,
    EventPreview,
    EventStatusAnnouncement,
    EventTerms,
    PreviewCard,
  },
  args: {
    event: brunch,
    state: aState(brunch),
    onApply: fn(),
    onCancel: fn(),
    onAddToCalendar: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onFlip: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters['wide'] ? 'none' : 384 }}>
        <Story />
      </div>
    ),
  ],
});

export const Paid = meta.story({
  name: 'A paid event offers Pay & Book and says what it costs (R-011, R-292, R-293, R-294, R-297, R-312)',
});

export const Free = meta.story({
  name: 'A free event offers Apply for Free and has no credits box',
  args: { event: club, state: aState(club) },
});

const facesOf = (...names: readonly string[]) =>
  names.map((firstName, index) => ({
    userId: `0000000${index}-0000-4000-8000-000000000003`,
    firstName,
    avatarUrl: null,
  }));

export const FewSeats = meta.story({
  name: 'Three free seats are said, and three faces of those who are going are shown',
  args: {
    event: anEvent({ attendeesCount: 17 }),
    readerZone: 'Europe/Lisbon',
    faces: facesOf('Noor', 'Lena', 'Grace'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('3 seats left')[0]).toBeVisible();
    await expect(canvas.getAllByText(/10:00 AM for you/)[0]).toBeVisible();
  },
});

export const OwnStateUnknown = meta.story({
  name: 'While her own applications cannot be read nothing can be applied for twice (R-157)',
  args: {
    state: eventCardState({
      event: brunch,
      application: null,
      booking: null,
      ownStateUnknown: true,
      now: NOW,
      signedIn: true,
    }),
  },
});

export const SignedOut = meta.story({
  name: 'Someone signed out sees the same button as a member without an application',
  args: { state: aState(brunch, { signedIn: false, application: { status: 'approved' } }) },
});

const draft = { ...brunch, publishedAt: null };

export const Draft = meta.story({
  name: 'To admins a draft says that members do not see it',
  args: { event: draft, state: aState(draft), isAdmin: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Members do not see it yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Not open yet/ }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Full = meta.story({
  name: 'A full event shows a disabled button (R-292)',
  args: { event: hike, state: aState(hike) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^Event Full/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  name: 'A pending application waits for review, can be paid and can be cancelled (R-304, R-305, A-09)',
  args: { state: aState(brunch, { application: { status: 'pending' }, booking: 'pending' }) },
});

export const StatedPaid = meta.story({
  name: 'Who said that she has paid is not asked for the money again (A-89)',
  args: {
    state: aState(brunch, {
      application: { status: 'pending', paidStatedAt: '2026-11-20T12:00:00+00:00' },
      booking: 'pending',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^You said on Nov 20, 2026 that you have paid\./)[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Pay/, hidden: true })).toBeNull();
  },
});

export const OwnPrice = meta.story({
  name: 'Whoever has applied keeps her price when that of the event changes, and reads it alone (A-16)',
  args: {
    state: aState(brunch, {
      application: { status: 'pending', paymentAmountCents: 1000 },
      booking: 'pending',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your price')).toBeVisible();
    await expect(canvas.getAllByText(/€10\.00/)[0]).toBeVisible();
    await expect(canvas.queryByText(/€30\.00/)).toBeNull();
    await expect(canvas.getByText('2 credits')).toBeVisible();
    await expect(canvas.queryByText('6 credits')).toBeNull();
  },
});

export const PendingFree = meta.story({
  name: 'A pending application for a free event has nothing to pay',
  args: { event: club, state: aState(club, { application: { status: 'pending' } }) },
});

export const PendingWithoutLink = meta.story({
  name: 'A pending paid application without a payment link says whom to ask (R-308)',
  args: {
    event: withoutLink,
    state: aState(withoutLink, { application: { status: 'pending' }, booking: 'pending' }),
  },
});

export const Approved = meta.story({
  name: 'An approved application goes into the calendar, and can be cancelled (R-303, R-304, A-93)',
  args: { event: club, state: aState(club, { application: { status: 'approved' } }) },
  play: async ({ canvas, args, userEvent }) => {
    const [front] = canvas.getAllByRole('button', { name: `Add to calendar ${club.title}` });
    if (!front) throw new Error('no way into the calendar');
    await userEvent.click(front);
    await expect(args.onAddToCalendar).toHaveBeenCalledWith({ event: club });
  },
});

export const Booked = meta.story({
  name: 'A paid booking says Booked & Paid (R-298, R-303, R-305)',
  args: { state: aState(brunch, { application: { status: 'approved' }, booking: 'paid' }) },
});

export const Denied = meta.story({
  name: 'A denied application can be made again for its price (R-300, R-304, R-305)',
  tags: ['kind:denied'],
  args: { state: aState(brunch, { application: { status: 'denied' }, booking: 'cancelled' }) },
});

export const DeniedFree = meta.story({
  name: 'A denied application for a free event can be made again for free (R-300)',
  args: { event: club, state: aState(club, { application: { status: 'denied' } }) },
});

export const DeniedWithNotes = meta.story({
  name: "A denied application shows the admin's notes (R-306)",
  args: {
    state: aState(brunch, {
      application: {
        status: 'denied',
        adminNotes:
          'We could not find your payment. Write to us when it has left your account, then apply again.',
      },
    }),
  },
});

export const CancelledByHerself = meta.story({
  name: 'A member who cancelled reads that she cancelled, not that she was turned down (A-07)',
  args: {
    state: aState(brunch, {
      application: { status: 'denied', adminNotes: 'Cancelled by user', cancelledBy: MAYA },
    }),
  },
});

export const DeniedAndFull = meta.story({
  name: 'A full event stays full for someone who was denied (A-27)',
  args: { event: hike, state: aState(hike, { application: { status: 'denied' } }) },
});

export const Applying = meta.story({
  name: 'While she applies the button is busy and keeps its width',
  tags: ['kind:loading'],
  args: { busy: 'applying' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Applying\.\.\./ }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Cancelling = meta.story({
  name: 'While she cancels the button is busy',
  tags: ['kind:loading'],
  args: {
    event: club,
    state: aState(club, { application: { status: 'approved' } }),
    busy: 'cancelling',
  },
});

export const WithoutCategory = meta.story({
  name: 'An event without category and description is General and still whole (R-291)',
  tags: ['kind:empty'],
  args: {
    event: aFreeEvent({ category: null, description: null, detailedDescription: null }),
    state: aState(club),
  },
});

export const LongText = meta.story({
  name: 'Long words are cut on the front and never leave the card',
  tags: ['kind:long-text'],
  args: { event: long, state: aState(long) },
});

export const LongTextBack = meta.story({
  name: 'Long details scroll inside the back',
  tags: ['kind:long-text'],
  args: {
    event: long,
    state: aState(long, {
      application: { status: 'denied', adminNotes: 'Please pick one of the other two evenings. '.repeat(4) },
    }),
    defaultFlipped: true,
    isAdmin: true,
  },
});

export const Back = meta.story({
  name: 'The back tells the whole story (R-295)',
  args: { defaultFlipped: true },
});

export const BackCompany = meta.story({
  name: 'A short story leaves room for who comes, by face and first name (R-295)',
  parameters: everyPage,
  args: {
    event: { ...club, detailedDescription: 'Bring the book, or borrow one.' },
    state: aState(club),
    faces: facesOf('Noor', 'Lena', 'Grace'),
    defaultFlipped: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noor, Lena, Grace, and 5 more')).toBeVisible();
  },
});

export const BackCompanyLong = meta.story({
  name: 'Long names of who comes are cut, and the story stands before them (R-295)',
  tags: ['kind:long-text'],
  args: {
    event: anEvent({ attendeesCount: 3 }),
    faces: facesOf('Wilhelmina-Alexandrine Theodora', 'Maria da Conceição do Rosário', 'Anastasia'),
    defaultFlipped: true,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(
      /^Wilhelmina-Alexandrine Theodora, Maria da Conceição do Rosário, and Anastasia$/,
    );
    const story = canvasElement.querySelector('[data-flipped="true"] [role="group"]');
    story?.scrollTo(0, story.scrollHeight);
  },
});

export const BackBooked = meta.story({
  name: 'The back of a booked event says until when cancelling is free',
  args: {
    state: aState(brunch, { application: { status: 'approved' }, booking: 'paid' }),
    defaultFlipped: true,
  },
});

export const BackWithoutLink = meta.story({
  name: 'The back of a paid event says when no payment link is configured (R-308)',
  args: { event: withoutLink, state: aState(withoutLink), defaultFlipped: true },
});

const soon = anEvent({ startTime: '2026-11-22T18:00:00+00:00', endTime: '2026-11-22T21:00:00+00:00' });

export const BackSoon = meta.story({
  name: 'An event in less than 48 hours says before the press that cancelling is not free any more (A-95)',
  args: { event: soon, state: aState(soon), defaultFlipped: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText('Less than 48 hours away: cancelling is not free any more').length,
    ).toBeGreaterThan(0);
    await expect(canvas.queryByText(/^Free cancellation/)).toBeNull();
  },
});

const marked = aFreeEvent({
  description: 'Bring <b>your own cup</b> & a friend.',
  detailedDescription: '<img src="x" onerror="alert(1)">\n\n**Not bold**, and <a href="/x">no link</a>.',
});

export const BackMarkup = meta.story({
  name: 'Whatever is typed into a description is read as it was typed: no markup is made of it (A-81)',
  args: { event: marked, state: aState(marked), defaultFlipped: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<img src="x" onerror="alert\(1\)">/)).toBeVisible();
    await expect(canvas.getByText(/no link<\/a>\./)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'no link' })).toBeNull();
  },
});

export const LargeText = meta.story({
  name: 'With text at 200 % the card grows, and nothing of it is cut off (A-73)',
  tags: ['kind:long-text'],
  globals: { text: 'double' },
  args: { event: long, state: aState(long) },
});

const bare = aFreeEvent({ description: null, detailedDescription: null });

export const BackWithoutDescription = meta.story({
  name: 'The back says when there is nothing to tell (R-295)',
  tags: ['kind:empty'],
  args: { event: bare, state: aState(bare), defaultFlipped: true },
});

export const Admin = meta.story({
  name: 'An admin can edit and delete from the back',
  args: { isAdmin: true, defaultFlipped: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Event/ }));
    await expect(args.onEdit).toHaveBeenCalledWith({ event: brunch });
    await userEvent.click(canvas.getByRole('button', { name: /^Delete Event/ }));
    await expect(args.onDelete).toHaveBeenCalledWith({ event: brunch });
  },
});

export const Turned = meta.story({
  name: 'Turning moves the focus and silences the hidden face (R-289)',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Click for more details/ }));
    const [front, back] = canvasElement.querySelectorAll<HTMLElement>('[data-flipped] > *');
    await expect(front).toHaveAttribute('inert');
    await expect(back).not.toHaveAttribute('inert');
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(front).not.toHaveAttribute('inert');
    await expect(back).toHaveAttribute('inert');
    await expect(canvas.getByRole('button', { name: /^Click for more details/ })).toHaveFocus();
  },
});

export const PressedAnywhere = meta.story({
  name: 'A press anywhere on the front turns the card, a press on its button does not (R-294)',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pay & Book/ }));
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onFlip).not.toHaveBeenCalled();
    const [place] = within(canvasElement).getAllByText('Kreuzberg, Berlin');
    if (place) await userEvent.click(place);
    await expect(args.onFlip).toHaveBeenCalledWith({ event: brunch, flipped: true });
    await userEvent.click(canvas.getByRole('button', { name: '← Go Back' }));
    await expect(args.onFlip).toHaveBeenLastCalledWith({ event: brunch, flipped: false });
  },
});

export const StatusArrives = meta.story({
  name: 'A decision that arrives while the page is open is shown and read out (R-307)',
  render: function Live(args) {
    const [status, setStatus] = useState<'pending' | 'approved'>('pending');
    return (
      <>
        <EventCard {...args} event={club} state={aState(club, { application: { status } })} />
        <button type="button" onClick={() => setStatus('approved')}>
          The admin approves
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'The admin approves' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Book club: Orbital: Approved');
  },
});

export const Narrow = meta.story({
  name: 'On the narrowest phone nothing is cut off',
  args: { state: aState(brunch, { application: { status: 'pending' }, booking: 'pending' }) },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
});

export const Row = meta.story({
  name: 'Cards of a row are equally high',
  parameters: { wide: true },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 312px), 1fr))',
      }}
    >
      <EventCard {...args} />
      <EventCard {...args} event={hike} state={aState(hike)} />
      <EventCard {...args} event={club} state={aState(club, { application: { status: 'approved' } })} />
    </div>
  ),
});

export const Loading = meta.story({
  name: 'A card that has not arrived keeps its place',
  tags: ['kind:loading'],
  render: () => <EventCardSkeleton />,
});
