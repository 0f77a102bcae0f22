import type { Faults } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../../.storybook/world/world.ts';
import { pressFirst } from '../../../primitives/press.fixture.ts';
import { AdminToolsPage, pressSection } from './admin-tools.fixture.tsx';

const meta = preview.meta({
  title: 'Flows/Admin tools in trouble',
  component: AdminToolsPage,
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters,
  },
});

const failing = (on: string, scenario: WorldParameters['scenario'] = 'demo') => ({
  world: {
    scenario,
    as: 'admin',
    faults: (faults: Faults) => faults.failing(403, { on }),
  } satisfies WorldParameters,
});
const confirm = async (name: string) => {
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(await within(question).findByRole('button', { name }));
};

export const DecisionFails = meta.story({
  name: 'A decision that fails is said, and nothing has changed (R-376)',
  tags: ['kind:error', 'notice:application-update-failed'],
  parameters: failing('rpc/admin_decide_applications'),
  args: { open: 'applications' },
  play: async () => {
    await pressFirst(/^Approve /);
    await screen.findByRole('button', { name: /^Undo/ });
    await pressSection(/^Today/);
    await screen.findByText(/Failed to update application status/);
  },
});

export const CancelledFails = meta.story({
  name: 'Cancelled bookings that cannot be loaded say so (R-383)',
  tags: ['kind:error', 'notice:cancelled-items-load-failed'],
  parameters: failing('rpc/admin_list_applications'),
  args: { open: 'cancelled' },
  play: async () => {
    await screen.findByText('Failed to load cancelled bookings and applications');
  },
});

export const AuditFails = meta.story({
  name: 'A log that cannot be loaded says so (A-67)',
  tags: ['kind:error', 'notice:audit-log-load-failed'],
  parameters: failing('rpc/admin_list_audit_log'),
  args: { open: 'audit' },
  play: async () => {
    await screen.findByText('Failed to load the log.');
  },
});

export const MembersFail = meta.story({
  name: 'Members that cannot be loaded say so (A-67)',
  tags: ['kind:error', 'notice:members-load-failed'],
  parameters: failing('rpc/admin_list_members'),
  args: { open: 'members' },
  play: async () => {
    await screen.findByText('Failed to load members.');
  },
});

export const ApprovalFails = meta.story({
  name: 'An approval that fails is said (A-44)',
  tags: ['kind:error', 'notice:member-approval-failed'],
  parameters: failing('rpc/admin_decide_approvals'),
  args: { open: 'members' },
  play: async () => {
    await pressFirst(/^Reject /);
    await screen.findByRole('button', { name: /^Undo/ });
    await pressSection(/^Today/);
    await screen.findByText(/Failed to update the approval/);
  },
});

export const RightsFail = meta.story({
  name: 'Rights that could not be taken stay, and that is said (R-395)',
  tags: ['kind:error', 'notice:admin-revoke-failed'],
  parameters: failing('rpc/revoke_admin'),
  args: { open: 'members' },
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'admins');
    await pressFirst(/^Remove admin/);
    await confirm('Remove admin');
    await screen.findAllByText(/Failed to remove admin access/);
  },
});

export const TogglesFail = meta.story({
  name: 'Feature toggles that cannot be loaded say so (R-386)',
  tags: ['kind:error', 'notice:feature-toggles-load-failed'],
  parameters: failing('rest/v1/feature_toggles'),
  args: { open: 'features' },
  play: async () => {
    await screen.findByText('Failed to load feature toggles');
  },
});

export const ToggleFails = meta.story({
  name: 'A toggle that could not be switched stands as before (R-386)',
  tags: ['kind:error', 'notice:feature-toggle-update-failed'],
  args: { open: 'features' },
  play: async ({ loaded }) => {
    const coffee = await screen.findByRole('switch', { name: 'Coffee chats' });
    worldOf(loaded)?.backend.faults.failing(403, { on: 'rest/v1/feature_toggles' });
    await userEvent.click(coffee);
    await screen.findByText(/Failed to update feature toggle/);
    await waitFor(() => expect(coffee).toHaveAttribute('aria-checked', 'true'));
  },
});

export const SubscriptionsFail = meta.story({
  name: 'Subscriptions that cannot be loaded say so (R-392)',
  tags: ['kind:error', 'notice:subscriptions-load-failed'],
  parameters: failing('rpc/admin_list_subscriptions'),
  args: { open: 'subscriptions' },
  play: async () => {
    await screen.findByText('Failed to load user subscriptions');
  },
});

export const CancelFails = meta.story({
  name: 'A subscription that could not be cancelled is said (R-392)',
  tags: ['kind:error', 'notice:subscription-cancel-failed'],
  parameters: failing('rpc/cancel_subscription', 'subscribed'),
  args: { open: 'subscriptions' },
  play: async () => {
    await pressFirst(/^Cancel: Maya/);
    await confirm('Cancel plan');
    await screen.findByText(/Failed to cancel subscription/);
  },
});

export const ExportFails = meta.story({
  name: 'An export that fails saves no file, and says so (A-67)',
  tags: ['kind:error', 'notice:export-failed'],
  args: { open: 'audit' },
  play: async ({ loaded }) => {
    await screen.findByText(/Nothing has been/);
    worldOf(loaded)?.backend.faults.failing(403, { on: 'rpc/admin_list_audit_log' });
    await pressFirst('Export CSV');
    await screen.findByText(/No file was saved/);
  },
});
