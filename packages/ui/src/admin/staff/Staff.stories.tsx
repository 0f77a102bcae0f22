import type { AdminMember } from '@sorella/core/domain/entities/admin';
import { expect, fn } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { MemberPicker, type MemberPickerProps } from './MemberPicker.tsx';
import { page } from './Staff.page.tsx';
import { StaffList, type StaffRow } from './StaffList.tsx';

const ADA = { id: 'a1', firstName: 'Ada', lastName: 'Lindqvist' };

const row = (id: string, firstName: string, lastName: string, more: Partial<StaffRow>): StaffRow => ({
  id,
  member: { id, firstName, lastName },
  role: null,
  of: null,
  since: '2026-11-20T10:00:00+00:00',
  by: ADA,
  takeName: `Take away: ${firstName} ${lastName}`,
  ...more,
});

const member = (userId: string, firstName: string, lastName: string): AdminMember => ({
  userId,
  firstName,
  lastName,
  avatarUrl: null,
  email: `${userId}@example.org`,
  status: 'approved',
  isAdmin: false,
  createdAt: '2026-03-02T10:00:00+00:00',
  updatedAt: '2026-03-02T10:00:00+00:00',
});

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';

const meta = preview.meta({
  title: 'Admin/Staff',
  component: StaffList,
  subcomponents: { MemberPicker },
  parameters: {
    ...everyPage,
    page,
  },
  decorators: [
    (Story) => (
      <Surface>
        <Story />
      </Surface>
    ),
  ],
  args: {
    label: 'Who has which role',
    empty: 'Nobody has another role yet. Find a member below to give her one.',
    takeLabel: 'Take away',
    onTake: fn(),
    rows: [
      row('r1', 'Yuki', 'Tanaka', { role: 'Treasurer' }),
      row('r2', 'Leila', 'Amari', { role: 'Moderator', by: null }),
      row('r3', 'Noor', 'Haddad', { role: 'Host', of: 'Sunday long-table brunch' }),
    ],
  },
});

export const Default = meta.story({
  name: 'Each role stands with its member, since when and by whom (A-104)',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take away: Noor Haddad' }));
    await expect(args.onTake).toHaveBeenCalledWith({ id: 'r3' });
  },
});

export const Empty = meta.story({
  name: 'Where nobody has a role it says how one is given',
  tags: ['kind:empty'],
  args: { rows: [] },
});

export const LongNames = meta.story({
  name: 'Long names and titles stay within the page',
  tags: ['kind:long-text'],
  args: {
    rows: [row('r1', LONG, LONG, { role: 'Host', of: `${LONG} ${LONG}`, by: { ...ADA, lastName: LONG } })],
  },
});

const picker: MemberPickerProps = {
  search: 'ma',
  onSearchChange: fn(),
  content: { kind: 'ready', members: [member('maya', 'Maya', 'Okafor'), member('mara', 'Mara', LONG)] },
  actionsFor: ({ firstName }) => [
    { id: 'treasurer', label: 'Make treasurer', name: `Make treasurer: ${firstName}` },
    { id: 'moderator', label: 'Make moderator', name: `Make moderator: ${firstName}` },
  ],
  onPick: fn(),
  onRetry: fn(),
  busy: false,
};

export const Found = meta.story({
  name: 'Who is found by her name or address can be given something',
  render: () => <MemberPicker {...picker} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make treasurer: Maya' }));
    await expect(picker.onPick).toHaveBeenCalled();
  },
});

export const Nobody = meta.story({
  name: 'Where nobody is found it says so',
  render: () => <MemberPicker {...picker} search="zzz" content={{ kind: 'ready', members: [] }} />,
});

export const SearchFailed = meta.story({
  name: 'A search that fails can be tried again',
  render: () => <MemberPicker {...picker} content={{ kind: 'failed' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(picker.onRetry).toHaveBeenCalled();
  },
});
