import { eventPeopleHref } from '@sorella/core/domain/administration/sections';
import type { MemberStory } from '@sorella/core/domain/entities/member-story';
import { expect, fn, waitFor } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './MemberRecord.page.tsx';
import { MemberRecord } from './MemberRecord.tsx';
import { SuspensionForm } from './SuspensionForm.tsx';
import { WordsForm } from './WordsForm.tsx';

const OTHER = { id: 'o1', firstName: 'Noor', lastName: 'Haddad' };

const MAYA: MemberStory = {
  userId: 'm1',
  firstName: 'Maya',
  lastName: 'Okafor',
  title: 'Product designer',
  bio: 'Long tables, short hikes, and a talent for finding the last free seat.',
  avatarUrl: null,
  phone: '+49 170 5551234',
  city: 'Berlin',
  email: 'maya@example.org',
  createdAt: '2026-03-02T10:00:00+00:00',
  isAdmin: false,
  approval: 'approved',
  suspension: null,
  applications: [
    {
      id: 'a1',
      eventId: 'e1',
      title: 'Sunday long-table brunch',
      startTime: '2026-11-29T10:00:00+00:00',
      timeZone: 'Europe/Berlin',
      status: 'pending',
      applicationDate: '2026-11-20T10:00:00+00:00',
      paymentAmountCents: 1500,
      isCancelled: null,
      reference: 'SOR-7K2M9QXA',
      received: null,
      arrivedAt: null,
    },
    {
      id: 'a2',
      eventId: 'e2',
      title: 'Sunrise ridge hike',
      startTime: '2026-10-05T06:30:00+00:00',
      timeZone: 'Europe/Berlin',
      status: 'approved',
      applicationDate: '2026-09-20T10:00:00+00:00',
      paymentAmountCents: 1000,
      isCancelled: null,
      reference: 'SOR-4H8J2PQR',
      received: { amountCents: 1000, at: '2026-09-21T10:00:00+00:00', byHandCents: 0 },
      arrivedAt: '2026-10-05T06:20:00+00:00',
    },
    {
      id: 'a3',
      eventId: 'e3',
      title: 'Pottery evening',
      startTime: '2026-09-01T17:00:00+00:00',
      timeZone: 'Europe/Berlin',
      status: 'denied',
      applicationDate: '2026-08-20T10:00:00+00:00',
      paymentAmountCents: 0,
      isCancelled: true,
      reference: 'SOR-2B3C4D5E',
      received: null,
      arrivedAt: null,
    },
  ],
  reports: [
    {
      id: 'r1',
      reason: 'other',
      status: 'dismissed',
      createdAt: '2026-10-10T10:00:00+00:00',
      comment: 'She answered late.',
      isAboutHer: true,
      other: OTHER,
    },
  ],
  notes: [
    {
      id: 'n1',
      note: 'Helps at the door, knows everybody.',
      createdAt: '2026-10-06T10:00:00+00:00',
      author: OTHER,
      isWarning: false,
      readAt: null,
    },
  ],
};

const meta = preview.meta({
  title: 'Admin/Member record',
  component: MemberRecord,
  subcomponents: { WordsForm, SuspensionForm },
  parameters: {
    ...everyPage,
    page,
  },
  args: {
    eventHref: eventPeopleHref,
    member: MAYA,
    onTyped: fn(),
    suspending: null,
    onSuspend: fn(),
    onReinstate: fn(),
    noting: false,
    onNote: fn(async () => true),
    warning: false,
    onWarn: fn(async () => true),
    mayDecide: true,
    approving: false,
    onChangeApproval: fn(async () => true),
  },
});

export const Default = meta.story({
  name: 'What she did, what was decided and noted stands on one page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Applications' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sunrise ridge hike' })).toHaveAttribute(
      'href',
      '/admin/events/e2',
    );
  },
});

export const Noting = meta.story({
  name: 'A note needs words, and the field is empty once it is written down',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(canvas.getByText('Please write something first.')).toBeVisible();
    const field = canvas.getByLabelText('New note');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '  Spoke with her. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(args.onNote).toHaveBeenCalledWith('Spoke with her.');
    await waitFor(() => expect(field).toHaveValue(''));
  },
});

export const Warned = meta.story({
  name: 'A warning says whether she has read it, and another one needs words',
  args: {
    member: {
      ...MAYA,
      notes: [
        {
          id: 'w2',
          note: 'Please do not write to members whom you have not met.',
          createdAt: '2026-11-18T10:00:00+00:00',
          author: OTHER,
          isWarning: true,
          readAt: null,
        },
        {
          id: 'w1',
          note: 'Please cancel in time when you cannot come.',
          createdAt: '2026-10-08T10:00:00+00:00',
          author: OTHER,
          isWarning: true,
          readAt: '2026-10-09T10:00:00+00:00',
        },
        ...MAYA.notes,
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Not read yet')).toBeVisible();
    await expect(canvas.getByText('Read Oct 9, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Warn' }));
    await expect(canvas.getByText('Please write what she is to read.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('What she reads'), 'Please be on time.');
    await userEvent.click(canvas.getByRole('button', { name: 'Warn' }));
    await expect(args.onWarn).toHaveBeenCalledWith('Please be on time.');
  },
});

export const Suspending = meta.story({
  name: 'A suspension needs a reason, which she reads',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
    await expect(canvas.getByText('Please say why: she reads it.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('How long'), '1 week');
    await userEvent.type(canvas.getByLabelText('Reason, which she reads'), 'Three no-shows');
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
    await expect(args.onSuspend).toHaveBeenCalledWith({ days: 7, reason: 'Three no-shows' });
  },
});

export const Suspended = meta.story({
  name: 'Who is suspended says until when, by whom and why, and can be let in again',
  args: {
    member: {
      ...MAYA,
      suspension: {
        until: '2026-12-20T10:00:00+00:00',
        reason: 'Three no-shows in a row.',
        since: '2026-11-20T10:00:00+00:00',
        by: OTHER,
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End the suspension' }));
    await expect(args.onReinstate).toHaveBeenCalledOnce();
  },
});

export const AnAdmin = meta.story({
  name: 'An admin is neither warned nor suspended: her rights go first',
  args: { member: { ...MAYA, isAdmin: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Warn' })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Somebody new has nothing yet, and each part says so',
  tags: ['kind:empty'],
  args: {
    member: {
      ...MAYA,
      title: null,
      bio: null,
      phone: null,
      city: null,
      applications: [],
      reports: [],
      notes: [],
    },
  },
});

export const Busy = meta.story({
  name: 'While something is saved its button says so',
  tags: ['kind:loading'],
  args: { suspending: 'suspending', noting: true, warning: true },
});

export const LongText = meta.story({
  name: 'Long names, notes and reasons take the lines they need',
  tags: ['kind:long-text'],
  args: {
    member: {
      ...MAYA,
      firstName: 'Maximiliana-Alexandrina Theodora',
      lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst',
      email: 'maximiliana-alexandrina.theodora.von.hohenlohe@a-very-long-domain.example.org',
      notes: [
        {
          id: 'n1',
          note: 'She asked twice whether she could bring her sister.\n\nWe said that her sister may apply herself, and that we would be glad to meet her.',
          createdAt: '2026-10-06T10:00:00+00:00',
          author: null,
          isWarning: false,
          readAt: null,
        },
      ],
    },
  },
});
