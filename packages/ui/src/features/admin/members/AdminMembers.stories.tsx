import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../../.storybook/world/world.ts';
import { Container } from '../../../primitives/Container.tsx';
import { keepTabDraft, readTabDraft } from '../../editing/index.ts';
import { SuspensionNote } from '../../session/SuspensionNote.tsx';
import { WarningNotes } from '../../session/WarningNotes.tsx';
import { AdminToolsPage } from '../tools/admin-tools.fixture.tsx';
import { MemberRecordFlow } from './MemberRecordFlow.tsx';

const meta = preview.meta({
  title: 'Flows/Admin members',
  component: AdminToolsPage,
  subcomponents: { MemberRecordFlow, SuspensionNote, WarningNotes },
  args: { open: 'members', item: DEMO_IDS.maya },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters,
    storyExemptions: {
      'kind:denied': 'Flows/Admin tools shows who is not let in.',
      'kind:empty': 'Admin/Member record shows it.',
    },
  },
});

const FORM = `member ${DEMO_IDS.maya}`;

const suspend = async (reason: string) => {
  await userEvent.type(await screen.findByLabelText('Reason, which she reads'), reason);
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
};

export const Shown = meta.story({
  name: 'A name in a list leads to all that is known of her',
  args: { item: null },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Member approvals' });
    const [first] = within(table).getAllByRole('link');
    const name = first?.textContent ?? '';
    if (first) await userEvent.click(first);
    await screen.findByRole('heading', { level: 1, name });
    await screen.findByRole('heading', { name: 'Notes' });
  },
});

export const Noted = meta.story({
  name: 'A note that was begun before is there again, and for the other organizers once it is added',
  beforeEach: () => keepTabDraft(FORM, { note: 'Spoke with her' }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('New note'), ' on the phone.');
    await expect(readTabDraft(FORM)).toEqual({ note: 'Spoke with her on the phone.' });
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await screen.findByText('Spoke with her on the phone.', { selector: 'li *' });
    await screen.findByText(/^Ada /);
    await expect(readTabDraft(FORM)).toEqual({});
  },
});

export const Warned = meta.story({
  name: 'Who is warned reads it on her profile, and the organizers see that she has (A-67)',
  tags: ['notice:member-warned'],
  beforeEach: () => keepTabDraft(FORM, { warning: 'Please cancel' }),
  play: async ({ loaded }) => {
    await userEvent.type(await screen.findByLabelText('What she reads'), ' in time.');
    await expect(readTabDraft(FORM)).toEqual({ warning: 'Please cancel in time.' });
    await userEvent.click(screen.getByRole('button', { name: 'Warn' }));
    await screen.findByText('Not read yet');
    await expect(readTabDraft(FORM)).toEqual({});
    const maya = await worldOf(loaded)?.as('maya');
    const [warning] = (await maya?.access.listWarnings()) ?? [];
    await expect(warning?.warning).toBe('Please cancel in time.');
  },
});

export const Suspended = meta.story({
  name: 'Who is suspended cannot write from that moment, on whatever page she is (A-105)',
  tags: ['notice:member-suspended'],
  play: async ({ loaded }) => {
    await suspend('Three no-shows');
    await screen.findByText(/^Suspended until/);
    await expect(readTabDraft(FORM)).toEqual({});
    const maya = await worldOf(loaded)?.as('maya');
    await expect(
      maya?.messages.send({ id: crypto.randomUUID(), recipientId: DEMO_IDS.noor, content: 'Hello' }),
    ).rejects.toMatchObject({ code: 'suspended' });
  },
});

export const Reinstated = meta.story({
  name: 'A suspension is ended before its time, and the form for another one is back (A-105)',
  tags: ['notice:member-reinstated'],
  beforeEach: async ({ loaded }) => {
    const admin = await worldOf(loaded)?.as('admin');
    await admin?.admin.suspendMember({
      userId: DEMO_IDS.maya,
      until: new Date((worldOf(loaded)?.services.now() ?? 0) + 7 * 86_400_000).toISOString(),
      reason: 'Three no-shows',
    });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'End the suspension' }));
    const suspend = await screen.findByRole('button', { name: 'Suspend' });
    await waitFor(() => expect(suspend.closest('[tabindex="-1"]')).toHaveFocus());
  },
});

const decided = async (loaded: Parameters<typeof worldOf>[0], decision: 'approve' | 'reject') => {
  const admin = await worldOf(loaded)?.as('admin');
  await admin?.admin.decideApprovals({ userIds: [DEMO_IDS.maya], decision });
};

export const RejectedAfterAll = meta.story({
  name: 'A decision is taken back with a reason, which is kept while it is typed and is a note then (A-105)',
  tags: ['notice:member-rejected'],
  beforeEach: async ({ loaded }) => {
    await decided(loaded, 'approve');
    keepTabDraft(FORM, { approval: 'Not who' });
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Reason, kept as a note'), ' she says');
    await expect(readTabDraft(FORM)).toEqual({ approval: 'Not who she says' });
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await screen.findByRole('button', { name: 'Approve again' });
    await screen.findByText('Not who she says', { selector: 'li *' });
    await expect(readTabDraft(FORM)).toEqual({});
    await expect(screen.getByLabelText('Reason, kept as a note')).toHaveValue('');
  },
});

export const ApprovedAgain = meta.story({
  name: 'Who was rejected by mistake is approved again, and not without a reason (A-105)',
  tags: ['notice:member-approved-again'],
  beforeEach: ({ loaded }) => decided(loaded, 'reject'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Approve again' }));
    await screen.findByText('Please say why: it stays among the notes.');
    const reason = screen.getByLabelText('Reason, kept as a note');
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.type(reason, 'It was somebody else');
    await userEvent.click(screen.getByRole('button', { name: 'Approve again' }));
    await screen.findByRole('button', { name: 'Reject' });
    await screen.findByText('It was somebody else', { selector: 'li *' });
  },
});

export const SuspendFails = meta.story({
  name: 'A suspension that was not saved says so, and what was typed stays',
  tags: ['kind:error', 'notice:member-change-failed'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.failing(403, { on: 'rpc/admin_suspend_member' }),
    } satisfies WorldParameters,
  },
  beforeEach: () => keepTabDraft(FORM, { days: '30', reason: 'Three ' }),
  play: async () => {
    await suspend('no-shows');
    await screen.findByText(/^Nothing was changed/);
    await expect(screen.getByLabelText('Reason, which she reads')).toHaveValue('Three no-shows');
    // A reload does not lose it either.
    await expect(readTabDraft(FORM)).toEqual({ days: '30', reason: 'Three no-shows' });
  },
});

export const ToldHerself = meta.story({
  name: 'On her profile she reads until when and why (A-105)',
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  beforeEach: async ({ loaded }) => {
    const admin = await worldOf(loaded)?.as('admin');
    const until = new Date((worldOf(loaded)?.services.now() ?? 0) + 7 * 86_400_000).toISOString();
    await admin?.admin.suspendMember({ userId: DEMO_IDS.maya, until, reason: 'Three no-shows in a row.' });
  },
  render: () => (
    <Container>
      <SuspensionNote userId={DEMO_IDS.maya} />
    </Container>
  ),
  play: async () => {
    await screen.findByText(/^Your account is suspended until/);
    await screen.findByText(/Three no-shows in a row\./);
  },
});

export const WarnedHerself = meta.story({
  name: 'A warning stands on her profile until she says that she has read it (A-67)',
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  beforeEach: async ({ loaded }) => {
    const admin = await worldOf(loaded)?.as('admin');
    for (const warning of ['Please cancel in time when you cannot come.', 'Please be kind at the door.'])
      await admin?.admin.warnMember({ userId: DEMO_IDS.maya, warningId: crypto.randomUUID(), warning });
  },
  render: () => (
    <Container>
      <WarningNotes userId={DEMO_IDS.maya} />
    </Container>
  ),
  play: async () => {
    await screen.findByText(/Please be kind at the door\./);
    const [first] = await screen.findAllByRole('button', { name: 'I have read it' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(screen.queryByText(/Please cancel in time/)).toBeNull());
    // The keyboard keeps its place.
    await expect(screen.getByRole('button', { name: 'I have read it' })).toHaveFocus();
  },
});

export const Gone = meta.story({
  name: 'An address of nobody says so, and leads back',
  args: { item: '00000000-0000-4000-8000-00000000dead' },
  play: async () => {
    await screen.findByRole('heading', { name: 'We could not find this member' });
  },
});

export const Loading = meta.story({
  name: 'While she is read the place keeps its shape',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.slow(undefined, { on: 'rpc/admin_member_story' }),
    } satisfies WorldParameters,
  },
});
