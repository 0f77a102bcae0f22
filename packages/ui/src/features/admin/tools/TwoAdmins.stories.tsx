import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../../.storybook/world/world.ts';
import { pressFirst } from '../../../primitives/press.fixture.ts';
import { anotherAdmin } from '../booking-review/another-admin.fixture.ts';
import { AdminToolsPage, toggleSection } from './admin-tools.fixture.tsx';

const meta = preview.meta({
  title: 'Flows/Two admins',
  component: AdminToolsPage,
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters,
  },
});

const FIRST = { page: 1, pageSize: 100 } as const;

export const Refund = meta.story({
  name: 'A refund that another admin settled meanwhile says who, and how (A-02, A-14)',
  tags: ['notice:already-decided-by'],
  play: async ({ loaded }) => {
    const maya = await worldOf(loaded)?.as('maya');
    const own = await maya?.applications.listOwn(DEMO_IDS.maya);
    const paid = own?.find(
      ({ status, paymentAmountCents }) => status === 'approved' && paymentAmountCents > 0,
    );
    await maya?.applications.cancel({ eventId: paid?.eventId ?? '' });
    await toggleSection(/^Refunds/);
    await pressFirst('Keep Maya Okafor');
    const noor = await anotherAdmin(worldOf(loaded));
    const open = await noor?.admin.listRefunds({ ...FIRST, state: 'open' });
    await noor?.admin.settleRefund({ id: open?.rows[0]?.id ?? '', outcome: 'refunded', note: null });
    await toggleSection(/^Refunds/);
    await screen.findByText(/^Noor Haddad decided this before you: refunded\./);
  },
});

export const Report = meta.story({
  name: 'A report that another admin decided alike says whose note is kept (A-02, A-92)',
  tags: ['notice:already-decided-by', 'replayed'],
  play: async ({ loaded }) => {
    const maya = await worldOf(loaded)?.as('maya');
    const id = '33333333-3333-4333-8333-333333333334';
    await maya?.safety.report({
      id,
      userId: DEMO_IDS.lena,
      messageId: null,
      reason: 'spam',
      comment: 'She sells something at every brunch.',
    });
    await toggleSection(/^Reports/);
    await pressFirst(/^Uphold Lena/);
    const noor = await anotherAdmin(worldOf(loaded));
    await noor?.safety.decideReport({ reportId: id, decision: 'upheld', note: 'We talked.' });
    await toggleSection(/^Reports/);
    await screen.findByText(/^Noor Haddad decided this before you: upheld\./);
    await toggleSection(/^Reports/);
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'upheld');
    await screen.findByText('We talked.');
    await screen.findByText('by Noor Haddad');
  },
});

export const ReportSearched = meta.story({
  name: 'Reports are searched, and saved as a file (A-91, A-92)',
  tags: ['notice:export-ready'],
  args: { open: 'reports' },
  play: async ({ loaded }) => {
    const maya = await worldOf(loaded)?.as('maya');
    for (const [userId, id] of [
      [DEMO_IDS.noor, '33333333-3333-4333-8333-333333333335'],
      [DEMO_IDS.lena, '33333333-3333-4333-8333-333333333336'],
    ] as const)
      await maya?.safety.report({ id, userId, messageId: null, reason: 'spam', comment: null });
    await screen.findByRole('link', { name: 'Noor Haddad' });
    await userEvent.type(await screen.findByRole('searchbox'), 'lena');
    await screen.findByRole('link', { name: /^Lena / });
    const table = await screen.findByRole('table', { name: 'Reports' });
    await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(1));
    await pressFirst('Export CSV');
    await screen.findByText(/^Rows saved as sorella-reports.*: 1\./);
  },
});

export const Application = meta.story({
  name: 'An application that another admin denied meanwhile says who did (A-02)',
  args: { open: 'applications' },
  play: async ({ loaded }) => {
    const noor = await anotherAdmin(worldOf(loaded));
    const waiting = await noor?.admin.listApplications({ ...FIRST, status: 'pending' });
    const [first] = waiting?.rows ?? [];
    await pressFirst(/^Approve/);
    await noor?.admin.decideApplications({
      applicationIds: [first?.id ?? ''],
      decision: 'deny',
      notes: null,
    });
    await toggleSection(/^Applications/);
    await toggleSection(/^Applications/);
    const [row] = await screen.findAllByText('by Noor Haddad');
    await expect(row).toBeVisible();
  },
});

export const Approval = meta.story({
  name: 'An approval that another admin gave the other way stands, and that is said (A-44, A-02)',
  tags: ['notice:members-decided-before'],
  args: { open: 'members' },
  play: async ({ loaded }) => {
    const noor = await anotherAdmin(worldOf(loaded));
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'pending');
    const [approve] = await screen.findAllByRole('button', { name: /^Approve/ });
    const name = approve?.getAttribute('aria-label')?.replace('Approve ', '') ?? '';
    if (approve) await userEvent.click(approve);
    const found = await noor?.admin.listMembers({ ...FIRST, search: name });
    await noor?.admin.decideApprovals({
      userIds: found?.rows.map(({ userId }) => userId) ?? [],
      decision: 'reject',
    });
    await toggleSection(/^Members/);
    await screen.findByText(new RegExp(`${name} \\(rejected by Noor Haddad\\)`));
  },
});

export const Removal = meta.story({
  name: 'A member whom another admin removed meanwhile is not removed again, and that is said (A-90)',
  tags: ['notice:member-removed-before'],
  args: { open: 'applications' },
  play: async ({ loaded }) => {
    const noor = await anotherAdmin(worldOf(loaded));
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'approved');
    await pressFirst(/^Remove from event/);
    await userEvent.type(await screen.findByLabelText(/^Reason for/), 'You asked us to.');
    await pressFirst('Remove');
    await screen.findByRole('button', { name: /^Undo/ });
    const approved = await noor?.admin.listApplications({ ...FIRST, status: 'approved' });
    for (const { id } of approved?.rows.slice(0, 1) ?? [])
      await noor?.admin.removeMember({ applicationId: id, reason: 'Not coming' });
    await toggleSection(/^Applications/);
    await screen.findByText(/^Noor Haddad took the seat of /);
  },
});

export const CoffeeChat = meta.story({
  name: 'A coffee chat whose status another admin set meanwhile keeps it, and that is said (R-215)',
  tags: ['notice:already-decided-by'],
  parameters: { world: { scenario: 'coffeeChats', as: 'admin' } satisfies WorldParameters },
  args: { open: 'coffee-chats' },
  play: async ({ loaded }) => {
    const noor = await anotherAdmin(worldOf(loaded));
    const [status] = await screen.findAllByLabelText('Status of the request of Maya Okafor');
    if (status) await userEvent.selectOptions(status, 'completed');
    await screen.findByRole('button', { name: /^Undo/ });
    const all = await noor?.coffeeChats.listAll({ ...FIRST, show: 'active' });
    const [first] = all?.rows ?? [];
    await noor?.coffeeChats.setStatus({ requestId: first?.id ?? '', status: 'cancelled' });
    await toggleSection(/^Coffee chats/);
    await screen.findByText(/^Noor Haddad decided this before you: cancelled\./);
  },
});
