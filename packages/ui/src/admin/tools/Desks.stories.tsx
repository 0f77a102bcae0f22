import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { NOW } from '../../cards/cards.fixtures.ts';
import { ApprovalQuestion } from './ApprovalQuestion.tsx';
import { CoffeeChatsPanel } from './CoffeeChatsPanel.tsx';
import { page } from './Desks.page.tsx';
import {
  AWKWARD,
  AWKWARD_TARGETS,
  CHATS,
  FINDINGS,
  LATER_TARGET,
  MAILS,
  MONEY,
  PAYMENTS,
  REFUNDS,
  REPORTS,
  TARGETS,
} from './desks.fixtures.ts';
import { HeldInCell } from './HeldInCell.tsx';
import { LineReason } from './LineReason.tsx';
import { MailsPanel } from './MailsPanel.tsx';
import { MoneyReportPanel } from './MoneyReportPanel.tsx';
import { PaymentsPanel } from './PaymentsPanel.tsx';
import { PaymentTotals } from './PaymentTotals.tsx';
import { ReceivedNote } from './ReceivedNote.tsx';
import { RefundsPanel } from './RefundsPanel.tsx';
import { RemovalCell } from './RemovalCell.tsx';
import { ReportsPanel } from './ReportsPanel.tsx';
import { SplitEditor } from './SplitEditor.tsx';
import { StatementActions } from './StatementActions.tsx';
import { StatementCard } from './StatementCard.tsx';
import { StatementLine } from './StatementLine.tsx';
import { StatementOutcome } from './StatementOutcome.tsx';
import { StatementPreview } from './StatementPreview.tsx';
import { TargetPicker } from './TargetPicker.tsx';
import * as css from './tools.css.ts';

const table = {
  now: NOW,
  view: { page: 1, sortBy: 'date', ascending: false, search: '' },
  pageSize: 25,
  onViewChange: fn(),
  onRetry: fn(),
} as const;
const resend = fn();
const settle = fn();
const ready = <Row,>(rows: readonly Row[]) => ({ kind: 'ready' as const, rows, total: rows.length });

const meta = preview.meta({
  title: 'Admin/Desks',
  component: StatementPreview,
  subcomponents: {
    ApprovalQuestion,
    CoffeeChatsPanel,
    HeldInCell,
    MailsPanel,
    PaymentsPanel,
    RefundsPanel,
    RemovalCell,
    ReportsPanel,
    PaymentTotals,
    ReceivedNote,
    LineReason,
    MoneyReportPanel,
    SplitEditor,
    StatementActions,
    StatementCard,
    StatementLine,
    StatementOutcome,
    TargetPicker,
  },
  parameters: { ...everyPage, page },
  args: {
    fileName: 'Download.CSV',
    findings: FINDINGS,
    targets: TARGETS,
    assigned: new Map(),
    busy: false,
    onAssign: fn(),
    onRecord: fn(),
    onSave: fn(),
    onShowBooking: fn(),
    onClose: fn(),
  },
});

export const Preview = meta.story({
  name: 'A statement is shown by what its lines are, the ones that fit first (A-89)',
  tags: ['kind:long-text'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Fits 2' })).toHaveAttribute('aria-selected', 'true');
    await canvas.findByRole('button', { name: 'Record 2 payments' });
    // Line by line.
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Record line 3/ }));
    await canvas.findByRole('button', { name: 'Record 1 payment' });
  },
});

export const ManyLines = meta.story({
  name: 'Every line can be read, on pages, and found by its words (A-89)',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'No booking 60' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await canvas.findByText('Line 65', { exact: false });
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search the statement' }),
      '8HT52716KY0000012',
    );
    await canvas.findByRole('tab', { name: 'No booking 1' });
    await canvas.findByText('Line 12', { exact: false });
  },
});

export const Proposed = meta.story({
  name: 'A booking is proposed for a wrong reference, and recorded only when it is chosen (A-89)',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Proposed 1' }));
    await canvas.findByText('One letter differs from K7M49QXT');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Record line 70/ }));
    await canvas.findByRole('button', { name: 'Record 3 payments' });
  },
});

export const Assigning = meta.story({
  name: 'A line is assigned to a booking by hand, of whose member another one is told apart (A-89)',
  args: { targets: [...TARGETS, LATER_TARGET] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'No booking 60' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Assign to a booking: line 6,/ }));
    const search = await canvas.findByRole('searchbox', { name: 'Booking of line 6' });
    // The words that stand there are typed over.
    await expect(search).toHaveFocus();
    await userEvent.keyboard('b4t8');
    await userEvent.click(await canvas.findByRole('button', { name: /^Assign to Noor Haddad/ }));
    await expect(args.onAssign).toHaveBeenCalledWith({ place: 6, bookingId: TARGETS[1]?.bookingId });
    await userEvent.click(await canvas.findByRole('button', { name: /^Assign to a booking: line 7,/ }));
    // Her two bookings are told apart by the day of the event, and by what stands of each.
    await canvas.findByRole('button', { name: /^Assign to Maya Okafor, .*, Nov 29, 2026/ });
    await canvas.findByRole('button', { name: /^Assign to Maya Okafor, .*, Dec 13, 2026/ });
    await canvas.findByText(/^Received · D2R5SXNM$/);
  },
});

export const WentBack = meta.story({
  name: 'Money that went back is never recorded, and leads to the seat that it holds (A-99)',
  play: async ({ args, canvas }) => {
    await canvas.findByText('Seats whose money went back: 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await canvas.findByText('€10.00 of it went back');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Show her booking: Maya Okafor/ }));
    await expect(args.onShowBooking).toHaveBeenCalledWith('K7M49QXT');
  },
});

const tabOf = (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.click(canvas.getByRole('tab', { name }));

export const TooLittle = meta.story({
  name: 'A payment that is too little is taken with a reason, or its rest is asked for, and seats are looked at first (A-89, A-05)',
  args: { findings: AWKWARD, targets: AWKWARD_TARGETS },
  play: async ({ args, canvas }) => {
    await tabOf(canvas, 'Differs 1');
    await userEvent.click(canvas.getByRole('button', { name: /^Ask for the rest: line 5,/ }));
    await canvas.findByText('Is recorded, and an email asks her for €5.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Take that back: line 5' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Accept anyway: line 5,/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept anyway' }));
    await canvas.findByText('Please write a reason: it is kept with the payment');
    await userEvent.type(canvas.getByLabelText('Why €25.00 is enough'), 'She helps in the kitchen');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept anyway' }));
    await canvas.findByText('Is accepted: She helps in the kitchen');
    await tabOf(canvas, 'Together 3');
    // One of two lines is both of them.
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Take together: line 2,/ }));
    await expect(canvas.getByRole('checkbox', { name: /^Take together: line 3,/ })).toBeChecked();
    await canvas.findByText('1 event would be full');
    await userEvent.click(canvas.getByRole('button', { name: 'Carry out 2' }));
    await expect(args.onRecord).toHaveBeenCalledWith(
      expect.objectContaining({
        steps: [
          expect.objectContaining({ kind: 'settle', places: [2, 3], reason: null }),
          expect.objectContaining({ kind: 'settle', places: [5], reason: 'She helps in the kitchen' }),
        ],
      }),
    );
  },
});

export const SharedOut = meta.story({
  name: 'One payment is shared out among two bookings, to the last cent (A-89)',
  args: { findings: AWKWARD, targets: AWKWARD_TARGETS },
  play: async ({ canvas }) => {
    await tabOf(canvas, 'No booking 2');
    await userEvent.click(canvas.getByRole('button', { name: /^Share out: line 7,/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Share out' }));
    await canvas.findByText('€60.00 is left to share out');
    const [pick] = await canvas.findAllByRole('button', { name: /^Assign to Maya Okafor/ });
    if (pick) await userEvent.click(pick);
    await canvas.findByText('€30.00 is left to share out');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a booking' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Assign to Noor Haddad/ }));
    await canvas.findByText('All of it is shared out');
    const [amount] = canvas.getAllByLabelText(/^Euros for/);
    if (amount) {
      await userEvent.clear(amount);
      await userEvent.type(amount, '31,00');
    }
    await canvas.findByText('€1.00 more than was paid');
    if (amount) {
      await userEvent.clear(amount);
      await userEvent.type(amount, '30');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Share out' }));
    await canvas.findByText('Is shared out: €30.00 for Maya Okafor, €30.00 for Noor Haddad');
  },
});

export const NotOurs = meta.story({
  name: 'What is none of ours is set aside, and found again; a refund of a seat is recorded (A-99)',
  args: { findings: AWKWARD, targets: AWKWARD_TARGETS },
  play: async ({ args, canvas }) => {
    await tabOf(canvas, 'No booking 2');
    await userEvent.click(canvas.getByRole('button', { name: /^Not ours: line 8,/ }));
    await canvas.findByText('Is set aside: the next statement knows it');
    await tabOf(canvas, 'Refunds 1');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Record the refund: line 6,/ }));
    await tabOf(canvas, 'Not ours 1');
    await userEvent.click(canvas.getByRole('button', { name: /^Ours after all: line 9,/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the list' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await canvas.findByRole('button', { name: 'Carry out 3' });
  },
});

export const Ordered = meta.story({
  name: 'The lines of a statement stand in the order that is chosen (A-91)',
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'largest');
    const [first] = within(canvas.getByRole('tabpanel')).getAllByRole('listitem');
    if (!first) throw new Error('a line stands there');
    await within(first).findByText('€1,250.00');
  },
});

export const Outcome = meta.story({
  name: 'What became of a statement stands there, and can be saved (A-89)',
  render: () => (
    <StatementOutcome
      fileName="Download.CSV"
      counts={[
        { outcome: 'Paid', count: 1940 },
        { outcome: 'Another amount, listed under Refunds', count: 3 },
        { outcome: 'No seat is left, nothing recorded', count: 1 },
      ]}
      onSave={fn()}
      onClose={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Paid: 1,940');
  },
});

export const Money = meta.story({
  name: 'What came, is confirmed by hand, owed and refunded is told apart, by event and month (A-100)',
  render: () => (
    <MoneyReportPanel
      {...table}
      content={ready(MONEY)}
      onExport={fn()}
      sums={MONEY.slice(0, 1).map(({ month: _month, event: _event, ...sums }) => sums)}
      filters={[
        { id: 'by', label: 'By', value: 'both', options: [{ value: 'both', label: 'Event and month' }] },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText('€12,500.00');
    await canvas.findByText('September 2026');
    await canvas.findAllByText('USD 25.00');
  },
});

export const RefundLine = meta.story({
  name: 'A refund in a statement says what it is (A-99)',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Left out 1' }));
    await canvas.findByText('A refund of a payment');
  },
});

export const Full = meta.story({
  name: 'Events that are full are seen before anything is recorded (A-05)',
  play: async ({ canvas }) => {
    await canvas.findByText('Events without a seat for every payment');
    await userEvent.click(canvas.getByRole('tab', { name: 'Differs 2' }));
    await canvas.findByText('No seat is left');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^All 2/ }));
    await canvas.findByRole('button', { name: 'Record 4 payments' });
  },
});

export const NothingFits = meta.story({
  name: 'A statement in which nothing fits records nothing (A-89)',
  tags: ['kind:empty'],
  args: { findings: [] },
  play: async ({ canvas }) => {
    await canvas.findByText('No line of the file is of this kind.');
    await expect(canvas.queryByRole('button', { name: /^Record/ })).toBeNull();
  },
});

export const Recording = meta.story({
  name: 'While it is recorded nothing else can be pressed, and it is said how far it has come',
  tags: ['kind:loading'],
  args: { busy: true, recorded: 1 },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Recording: 1 of 2 lines done' });
  },
});

export const Statement = meta.story({
  name: 'A file is chosen here, and one that cannot be read says why (A-89)',
  tags: ['kind:error'],
  render: () => (
    <>
      <StatementCard busy={false} problem={null} onChoose={fn()} />
      <StatementCard busy problem={null} onChoose={fn()} />
      <StatementCard busy={false} problem={noticeOf(adminNotices, 'statement-unreadable')} onChoose={fn()} />
    </>
  ),
});

const AT = '2026-11-12T12:00:00+00:00';

export const Unpaid = meta.story({
  name: 'Whether the money came, or by when it should, is said beside each, and with the seats before many are approved (A-05, A-100, A-106)',
  render: () => (
    <div className={css.stack}>
      <ReceivedNote amountCents={2500} received={null} paidStatedAt={null} zone="Europe/Berlin" />
      <ReceivedNote
        amountCents={2500}
        received={null}
        paidStatedAt={null}
        payBy={new Date(Date.parse(AT) + 86_400_000).toISOString()}
        zone="Europe/Berlin"
      />
      <ReceivedNote amountCents={2500} received={null} paidStatedAt={AT} zone="Europe/Berlin" />
      <ReceivedNote
        amountCents={2500}
        received={{ amountCents: 2500, at: AT, byHandCents: 0 }}
        paidStatedAt={AT}
        zone="Europe/Berlin"
      />
      <span className={css.stack}>
        <ReceivedNote
          amountCents={2500}
          received={{ amountCents: 1500, at: AT, byHandCents: 1000 }}
          paidStatedAt={AT}
          isApproved
          zone="Europe/Berlin"
        />
      </span>
      <ApprovalQuestion
        all={25}
        without={{ count: 18, cents: 47_000 }}
        seats={{ events: 2, waiting: 3 }}
        elsewhere={4}
        onApproveAll={fn()}
        onApproveOthers={fn()}
        onCancel={fn()}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(
      'Approving confirms €470.00 by hand, without a payment for it. 2 events have not enough seats: 3 will stay pending, whoever applied last. 4 are not on this page, and are counted as they stood when you chose them.',
    );
  },
});

export const Payments = meta.story({
  name: 'A booking says what is awaited, what came, and what was confirmed by hand (A-89, A-100)',
  render: () => (
    <div className={css.stack}>
      <PaymentTotals totals={{ receivedCents: 124_000, byHandCents: 47_000, byHandCount: 18 }} />
      <PaymentsPanel
        {...table}
        content={ready(PAYMENTS)}
        removalOf={() => null}
        onRemove={fn()}
        onRemovalTakeBack={fn()}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    // Whose money does not come is decided about where her application stands.
    const [decide] = canvas.getAllByRole('link', { name: /^Approve or deny .+ for / });
    await expect(decide).toHaveAttribute('href', expect.stringMatching(/^\/admin\/applications\?q=\w{8}$/));
  },
});

export const Refunds = meta.story({
  name: 'Money that no seat stands for says why it is there and how it was settled (A-14)',
  render: () => (
    <RefundsPanel
      {...table}
      content={ready(REFUNDS)}
      heldOf={(id) => (id === REFUNDS[1]?.id ? { key: 1, decision: 'refunded', sending: false } : null)}
      heldMany={[]}
      onSettle={settle}
      onTakeBack={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await canvas.findByText('€90.00 in all');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark 3 as refunded' }));
    await expect(settle).toHaveBeenCalledWith({
      tasks: [REFUNDS[0], REFUNDS[2], REFUNDS[3]],
      outcome: 'refunded',
      note: null,
    });
    await expect(canvas.queryByRole('button', { name: 'Mark 3 as refunded' })).toBeNull();
  },
});

export const Mails = meta.story({
  name: 'Mails say why they did not go, or when they go; those that failed can be picked (A-102)',
  render: () => <MailsPanel {...table} content={ready(MAILS)} resending={new Set([2])} onResend={resend} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Send again/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Maya Okafor, New messages' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Maya Okafor, Application approved' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 again' }));
    await expect(resend).toHaveBeenCalledWith([MAILS[0], MAILS[2]]);
    await expect(canvas.queryByRole('button', { name: 'Send 2 again' })).toBeNull();
  },
});

export const Reports = meta.story({
  name: 'A report says whom and what it is about, as it was (A-92)',
  render: () => (
    <ReportsPanel {...table} content={ready(REPORTS)} heldOf={() => null} onDecide={fn()} onTakeBack={fn()} />
  ),
});

export const Chats = meta.story({
  name: 'A request shows two of its times and counts the rest (R-233, A-61)',
  render: () => (
    <CoffeeChatsPanel
      {...table}
      content={ready(CHATS)}
      shown="active"
      status=""
      onShownChange={fn()}
      heldOf={() => null}
      onStatusChange={fn()}
      onTakeBack={fn()}
    />
  ),
});

export const Removal = meta.story({
  name: 'A removal asks for a reason and waits for a change of mind (A-90)',
  render: () => (
    <>
      <RemovalCell name="Maya Okafor" event="Sunrise ridge hike" held={null} onRemove={fn()} />
      <RemovalCell
        name="Noor Haddad"
        event="Sunrise ridge hike"
        held={{ label: 'Removed', tone: 'bad', sending: false, onTakeBack: fn() }}
        onRemove={fn()}
      />
      <HeldInCell
        name="Lena Schmidt"
        held={{ label: 'Kept', tone: 'neutral', sending: true, onTakeBack: fn() }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove from event: Maya Okafor, Sunrise ridge hike' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await canvas.findByText('Please write a reason: she reads it');
  },
});
