import type { EventPerson } from '@sorella/core/domain/entities/event-people';
import { expect, fn } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { EventAdminBar } from './EventAdminBar.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { page } from './GuestList.page.tsx';
import { GuestList } from './GuestList.tsx';
import { GuestMessages, type GuestMessagesProps } from './GuestMessages.tsx';

const person = (
  given: Partial<EventPerson> & Pick<EventPerson, 'id' | 'firstName' | 'lastName'>,
): EventPerson => ({
  userId: given.id,
  avatarUrl: null,
  phone: '+49 170 5551234',
  email: `${given.firstName?.toLowerCase()}@example.org`,
  status: 'approved',
  applicationDate: '2026-11-10T10:00:00+00:00',
  reference: 'SOR-7K2M9QXA',
  adminNotes: null,
  isCancelled: null,
  paymentAmountCents: 1500,
  paidStatedAt: null,
  received: { amountCents: 1500, at: '2026-11-12T09:00:00+00:00', byHandCents: 0 },
  arrivedAt: null,
  ...given,
});

const PEOPLE = [
  person({ id: 'a1', firstName: 'Amara', lastName: 'Okafor', arrivedAt: '2026-11-29T09:52:00+00:00' }),
  person({ id: 'a2', firstName: 'Lena', lastName: 'Brandt', phone: null }),
  person({
    id: 'a3',
    firstName: 'Yuki',
    lastName: 'Tanaka',
    received: null,
    paidStatedAt: '2026-11-20T10:00:00+00:00',
  }),
  person({ id: 'a4', firstName: 'Noor', lastName: 'Haddad', status: 'pending', received: null }),
  person({
    id: 'a5',
    firstName: 'Ines',
    lastName: 'Costa',
    status: 'denied',
    adminNotes: 'We had more wishes than seats.',
    isCancelled: false,
    received: null,
  }),
  person({
    id: 'a6',
    firstName: 'Zoë',
    lastName: 'Weber',
    status: 'denied',
    isCancelled: true,
    received: null,
  }),
];

const EVENT = {
  id: 'e1',
  title: 'Sunday long-table brunch',
  startTime: '2026-11-29T10:00:00+00:00',
  endTime: '2026-11-29T13:00:00+00:00',
  timeZone: 'Europe/Berlin',
  location: 'Kreuzberg, Berlin',
  maxAttendees: 20,
  attendeesCount: 3,
  creditsRequired: 3,
  isDeleted: false,
};

const WRITING: GuestMessagesProps = {
  event: { title: 'Sunday long-table brunch', timeZone: 'Europe/Berlin' },
  counts: { coming: 3, waiting: 1 },
  sent: [
    {
      id: 'm1',
      audience: 'coming',
      body: 'The door is in the second yard, left of the bakery.\nRing at Kranz.',
      recipients: 3,
      createdAt: '2026-11-27T09:00:00+00:00',
      author: { id: 'b1', firstName: 'Ada', lastName: 'Klein' },
    },
  ],
  busy: false,
  onTyped: () => undefined,
  onSend: async () => true,
};

const meta = preview.meta({
  title: 'Admin/Guest list',
  component: GuestList,
  subcomponents: { EventAdminBar, EventsPanel, GuestMessages },
  parameters: {
    ...everyPage,
    page,
  },
  args: {
    event: EVENT,
    messages: <GuestMessages {...WRITING} />,
    total: PEOPLE.length,
    people: PEOPLE,
    unsent: new Map<string, 'sending' | 'waiting'>(),
    decideHref: '/admin/applications',
    memberHref: (userId) => `/admin/members/${userId}`,
    onArrival: fn(),
    onPrint: fn(),
    onExport: fn(),
  },
});

export const Coming = meta.story({
  name: 'Whoever comes stands with phone, money and a tick for the door',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1 of 3 checked in')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Amara Okafor is here' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check in Lena Brandt' }));
    await expect(args.onArrival).toHaveBeenCalledWith({ person: PEOPLE[1], isHere: true });
  },
});

export const Waiting = meta.story({
  name: 'Who waits, and who was refused or has cancelled, stand apart',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Not coming (2)' }));
    await expect(canvas.getByText('Ines Costa')).toBeVisible();
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.queryByText('Amara Okafor')).toBeNull();
  },
});

export const Searching = meta.story({
  name: 'She is found by part of her phone number, and nobody by what fits nobody',
  args: {
    people: [...PEOPLE, person({ id: 'a7', firstName: 'Mina', lastName: 'Vogel', phone: '0151 777 88' })],
  },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: /^Search people/ });
    await userEvent.type(search, '77788{Enter}');
    await expect(canvas.getByText('Mina Vogel')).toBeVisible();
    await expect(canvas.queryByText('Lena Brandt')).toBeNull();
    await userEvent.type(search, '999{Enter}');
    await expect(canvas.getByText('Nobody matches this search')).toBeVisible();
  },
});

export const Unsent = meta.story({
  name: 'A tick that waits on this device says so',
  args: { unsent: new Map([['a1', 'waiting']]) },
});

export const Sending = meta.story({
  name: 'A tick that is on its way says so, and nothing of a connection',
  args: { unsent: new Map([['a1', 'sending']]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving...')).toBeVisible();
    await expect(canvas.queryByText(/until there is a connection/)).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Before anybody applies it says what will appear',
  tags: ['kind:empty'],
  args: { people: [], total: 0 },
});

export const EmptyCancelled = meta.story({
  name: 'Of an event that is cancelled before anybody applied it promises nothing',
  tags: ['kind:empty'],
  args: { event: { ...EVENT, attendeesCount: 0, isDeleted: true }, people: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody had applied.')).toBeVisible();
    await expect(canvas.queryByText(/appears here automatically/)).toBeNull();
  },
});

export const LongText = meta.story({
  name: 'Long names and notes take the lines they need, and what is left out is counted',
  tags: ['kind:long-text'],
  args: {
    total: 4120,
    people: [
      person({
        id: 'b1',
        firstName: 'Maximiliana-Alexandrina Theodora',
        lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst',
        email: 'maximiliana-alexandrina.theodora.von.hohenlohe@a-very-long-domain.example.org',
      }),
    ],
  },
});

export const Writing = meta.story({
  name: 'Writing to them: who reads it, the words, and what was written before',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write to them' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send to 3' }));
    await canvas.findByText('Please write something first.');
    await expect(canvas.getByRole('textbox', { name: /^Message/ })).toHaveFocus();
  },
});

export const ReadOnceMore = meta.story({
  name: 'Before it goes out it is read once more as it arrives',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write to them' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Both (4)' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'Bring an apron');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to 4' }));
    await canvas.findByText('Send this to 4 people?');
    await expect(canvas.getByRole('button', { name: 'Keep writing' })).toHaveFocus();
  },
});

export const NothingWritten = meta.story({
  name: 'Nobody in the group, nothing written yet',
  args: { messages: <GuestMessages {...WRITING} counts={{ coming: 0, waiting: 0 }} sent={[]} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write to them' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'Bring an apron');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to 0' }));
    await canvas.findByText('Nobody is in this group.');
  },
});
