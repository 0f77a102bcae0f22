import { openSections } from '@sorella/core/domain/administration/rights';
import type { AdminOverview, FeatureToggle } from '@sorella/core/domain/entities/admin';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { expect, fn, userEvent } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { NOW } from '../../cards/cards.fixtures.ts';
import { Text } from '../../primitives/Text.tsx';
import { ApplicationsPanel, EventCell } from './ApplicationsPanel.tsx';
import { AuditChanges } from './AuditChanges.tsx';
import { AuditPanel } from './AuditPanel.tsx';
import { CancelledPanel } from './CancelledPanel.tsx';
import { PersonCell, WhenCell } from './cells.tsx';
import { DecisionCell } from './DecisionCell.tsx';
import { DecisionOutcome } from './DecisionOutcome.tsx';
import { HeldNote } from './HeldNote.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import { Overview } from './Overview.tsx';
import { ServiceNotes } from './ServiceNotes.tsx';
import { SubscriptionsPanel } from './SubscriptionsPanel.tsx';
import { TogglesPanel } from './TogglesPanel.tsx';
import { page } from './ToolSections.page.tsx';
import { ToolSections } from './ToolSections.tsx';
import { ToolsSkeleton } from './ToolsSkeleton.tsx';

const OVERVIEW: AdminOverview = {
  bookings: { waiting: 5, oldest: '2026-11-18T12:00:00+00:00' },
  applications: { waiting: 12, oldest: '2026-11-20T12:00:00+00:00' },
  approvals: { waiting: 0, oldest: null },
  coffeeChats: { waiting: 2, oldest: '2026-11-21T10:00:00+00:00' },
  reports: { waiting: 1, oldest: '2026-11-21T10:00:00+00:00' },
  refunds: { waiting: 0, oldest: null },
  cancelled: 3,
  featureToggles: 4,
  activeSubscriptions: 7,
  auditEntriesThisWeek: 1280,
  events: [
    {
      id: '00000000-0000-4000-8000-0000000000e1',
      title: 'Sunday long-table brunch, with more courses than fit a line of this width',
      startTime: '2026-11-29T10:00:00+00:00',
      timeZone: 'Europe/Berlin',
      attendeesCount: 14,
      maxAttendees: 20,
    },
    {
      id: '00000000-0000-4000-8000-0000000000e2',
      title: 'Sunrise ridge hike',
      startTime: '2026-12-05T06:30:00+00:00',
      timeZone: 'Europe/Berlin',
      attendeesCount: 20,
      maxAttendees: 20,
    },
  ],
  newMembers: [0, 2, 4, 3, 8, 5, 0, 6, 9, 12, 7, 3].map((members, index) => ({
    week: new Date(Date.UTC(2026, 7, 31 + index * 7)).toISOString(),
    members,
  })),
  money: { awaitedCents: 9000, confirmedCents: 165_000 },
  mails: { waiting: 2, oldest: new Date(NOW - 60_000).toISOString(), givenUp: 0 },
  tasks: [{ task: 'deliver-mails', lastRunAt: new Date(NOW - 30_000).toISOString() }],
  failedFunctions: [],
};

const toggle = (featureName: string, given: Partial<FeatureToggle>): FeatureToggle => ({
  id: featureName,
  featureName,
  description: null,
  isEnabled: true,
  updatedAt: '2026-11-20T12:00:00+00:00',
  ...given,
});
const TOGGLES = [
  toggle('coffee_chats', { description: 'Members with access can request coffee chats' }),
  toggle('paypal_email', { description: 'SorellaCircle' }),
  toggle('subscriptions', { description: 'Monthly and quarterly plans can be bought', isEnabled: false }),
];

const meta = preview.meta({
  title: 'Admin/Tools',
  component: ToolSections,
  subcomponents: {
    ApplicationsPanel,
    AuditChanges,
    AuditPanel,
    CancelledPanel,
    DecisionCell,
    DecisionOutcome,
    EventCell,
    HeldNote,
    MembersPanel,
    Overview,
    PersonCell,
    ServiceNotes,
    SubscriptionsPanel,
    TogglesPanel,
    ToolsSkeleton,
    WhenCell,
  },
  parameters: { ...everyPage, page },
  args: {
    items: [
      {
        id: 'members',
        href: '/admin/members',
        title: 'Member approvals',
        count: 24,
        waits: true,
        note: 'oldest 3 days ago',
      },
      { id: 'notice', card: <Text tone="soft">A card that only stands there</Text> },
      { id: 'audit', href: '/admin/audit', title: 'Log', count: 0 },
    ],
  },
});

export const Sections = meta.story({
  name: 'Each tool says how much waits there, and leads to its page (R-379)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Member approvals/ })).toHaveAttribute(
      'href',
      '/admin/members',
    );
    await expect(canvas.getByRole('link', { name: /^Log/ })).toHaveTextContent('0');
  },
});

export const Figures = meta.story({
  name: 'The overview says what waits, since when, and how the events fill (A-91)',
  render: () => <Overview sections={openSections(true, [])} overview={OVERVIEW} now={NOW} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/Show as a table/));
    await expect(canvas.getByRole('row', { name: /Week of Nov 9, 2026 7/ })).toBeVisible();
  },
});

const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

export const LateMails = meta.story({
  name: 'The overview says when mails are late or the server fails, and what that means for members',
  render: () => (
    <Overview
      sections={openSections(true, [])}
      overview={{
        ...OVERVIEW,
        mails: { waiting: 12, oldest: ago(25), givenUp: 3 },
        tasks: [{ task: 'deliver-mails', lastRunAt: ago(24) }],
        failedFunctions: [
          { name: 'verify-event-payment', failures: 4, lastAt: ago(9) },
          { name: 'send-contact-email', failures: 1, lastAt: ago(180) },
        ],
      }}
      now={NOW}
    />
  ),
});

export const NeverSent = meta.story({
  name: 'One mail that nothing has looked for yet is told as what it is: a schedule that is not set up',
  render: () => (
    <Overview
      sections={openSections(true, [])}
      overview={{ ...OVERVIEW, mails: { waiting: 1, oldest: ago(61), givenUp: 0 }, tasks: [] }}
      now={NOW}
    />
  ),
});

export const Toggles = meta.story({
  name: 'Features are switched at once, and the setting among them is locked (R-385, A-68)',
  render: () => (
    <TogglesPanel
      content={{ kind: 'ready', toggles: TOGGLES }}
      changing={new Map([['subscriptions', true]])}
      onChange={fn()}
      onRetry={fn()}
      now={NOW}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(2);
  },
});

export const Decisions = meta.story({
  name: 'A decision waits in its place for a change of mind, one about many above the table',
  render: () => (
    <>
      <HeldNote held={[{ key: 1, count: 12, sending: false }]} onTakeBack={fn()} />
      <DecisionCell name="Maya Okafor" withNote held={null} onDecide={fn()} />
      <DecisionCell
        name="Noor Haddad"
        held={{ label: 'Approved', tone: 'good', sending: false, onTakeBack: fn() }}
        onDecide={fn()}
      />
      <DecisionCell
        name="Lena Schmidt"
        held={{ label: 'Denied', tone: 'bad', sending: true, onTakeBack: fn() }}
        onDecide={fn()}
      />
    </>
  ),
  play: async ({ canvas }) => {
    // What is typed at once goes into the note, and decides nothing.
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    await expect(canvas.getByLabelText('Note for Maya Okafor')).toHaveFocus();
    await userEvent.keyboard('Too');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Add a note' })).toHaveFocus();
    await userEvent.keyboard('{Enter}See you there');
    await expect(canvas.getByLabelText('Note for Maya Okafor')).toHaveValue('See you there');
  },
});

export const Outcome = meta.story({
  name: 'What a decision about many did not do is said, and why (A-05)',
  tags: ['kind:error'],
  render: () => (
    <DecisionOutcome
      full={[{ event: 'Sunrise ridge hike', count: 3 }]}
      other={[
        { name: 'Noor Haddad', admin: 'Ada Lindqvist', status: 'denied', byMember: false },
        { name: 'Maya Okafor', admin: null, status: 'denied', byMember: true },
        { name: 'Yuki Tanaka', admin: null, status: 'approved', byMember: false },
      ]}
      gone={1}
      onDismiss={fn()}
    />
  ),
});

export const TogglesFailed = meta.story({
  name: 'Toggles that fail to load say so',
  tags: ['kind:error'],
  render: () => (
    <TogglesPanel
      content={{ kind: 'failed', notice: noticeOf(adminNotices, 'feature-toggles-load-failed') }}
      changing={new Map()}
      onChange={fn()}
      onRetry={fn()}
      now={NOW}
    />
  ),
});

export const Loading = meta.story({
  name: 'Before they are there the tools keep their places (R-377)',
  tags: ['kind:loading'],
  render: () => <ToolsSkeleton />,
});

export const NoSections = meta.story({
  name: 'Without sections nothing stands there',
  tags: ['kind:empty'],
  args: { items: [] },
});

export const LongText = meta.story({
  name: 'Long titles take the lines they need',
  tags: ['kind:long-text'],
  args: {
    items: [
      {
        id: 'long',
        title: 'Cancelled bookings, applications, and everything else that has ever been taken back',
        count: 12_345,
        note: 'oldest 3 months ago',
        href: '/admin/cancelled',
      },
    ],
  },
});
