import { type CommunityData, DataError } from '@sorella/core/data-port';
import type { MemberStory } from '@sorella/core/domain/entities/member-story';
import { createMemoryStore } from '@sorella/core/offline';
import { BASE_NOW, connectToNobody, DEMO_IDS } from '@sorella/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createNoticeCenter } from '../../../notices/notice-center.ts';
import { AppServicesProvider } from '../../../runtime/AppServicesProvider.tsx';
import { steadyDevice } from '../../../runtime/device.fixture.ts';
import { createAppServices } from '../../../wiring/create-app-services.ts';
import { readTabDraft } from '../../editing/index.ts';
import { MemberRecordFlow } from './MemberRecordFlow.tsx';

const { maya, noor } = DEMO_IDS;
const TYPED = {
  'New note': 'Spoke with her.',
  'What she reads': 'Please cancel in time.',
  'How long': '90',
  'Reason, which she reads': 'Three no-shows',
};
const labels = Object.keys(TYPED);

const storyOf = (userId: string): MemberStory => ({
  userId,
  firstName: 'Maya',
  lastName: 'Okafor',
  title: null,
  bio: null,
  avatarUrl: null,
  phone: null,
  city: null,
  email: null,
  createdAt: '2026-03-02T10:00:00+00:00',
  isAdmin: false,
  approval: 'approved',
  suspension: null,
  applications: [],
  reports: [],
  notes: [],
});

/** The record of a member; what becomes of her suspension is given, the rest is saved. */
async function openRecord(
  memberId: string,
  suspendMember: CommunityData['admin']['suspendMember'] = async ({ userId }) => storyOf(userId),
) {
  const now = () => BASE_NOW.getTime();
  const rest = connectToNobody({ as: 'admin' });
  const services = createAppServices({
    data: {
      ...rest,
      admin: {
        ...rest.admin,
        getMemberStory: async (userId) => storyOf(userId),
        noteMember: async ({ userId }) => storyOf(userId),
        warnMember: async ({ userId }) => storyOf(userId),
        suspendMember,
      },
    },
    notices: createNoticeCenter({ now }),
    device: steadyDevice(),
    store: createMemoryStore(),
    now,
  });
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <AppServicesProvider services={services}>
        <MemberRecordFlow memberId={memberId} mayOpenEvents mayDecide />
      </AppServicesProvider>
    </QueryClientProvider>,
  );
  await screen.findByLabelText('New note');
  return { leave: unmount };
}

const values = () =>
  labels.map((label) => screen.getByLabelText<HTMLTextAreaElement | HTMLSelectElement>(label).value);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const BEGUN = ['', '', '30', ''];

it('keeps what is typed about one member when her record is left, field by field, until it is saved', async () => {
  const first = await openRecord(maya);
  for (const [label, value] of Object.entries(TYPED))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  first.leave();
  const other = await openRecord(noor);
  expect(values()).toEqual(BEGUN);
  other.leave();
  const again = await openRecord(maya);
  expect(values()).toEqual(Object.values(TYPED));
  press('Add note');
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  again.leave();
  const third = await openRecord(maya);
  expect(values()).toEqual(['', ...Object.values(TYPED).slice(1)]);
  press('Warn');
  await waitFor(() => expect(screen.getByLabelText('What she reads')).toHaveValue(''));
  press('Suspend');
  await waitFor(() => expect(readTabDraft(`member ${maya}`)).toEqual({}));
  third.leave();
  await openRecord(maya);
  expect(values()).toEqual(BEGUN);
});

it('keeps a reason that could not be saved', async () => {
  const suspend = vi.fn<CommunityData['admin']['suspendMember']>(async () => {
    throw new DataError('unavailable');
  });
  const { leave } = await openRecord(maya, suspend);
  fireEvent.change(screen.getByLabelText('Reason, which she reads'), { target: { value: 'Three no-shows' } });
  press('Suspend');
  await waitFor(() => expect(suspend).toHaveBeenCalledOnce());
  leave();
  await openRecord(maya);
  expect(screen.getByLabelText('Reason, which she reads')).toHaveValue('Three no-shows');
});
