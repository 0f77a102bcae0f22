import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { DEMO_IDS, type Faults } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../../.storybook/world/world.ts';
import { Button } from '../../../primitives/Button.tsx';
import { press, pressFirst } from '../../../primitives/press.fixture.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { SignOutQuestionFlow, signOut } from '../../session/index.ts';
import { anotherAdmin } from '../booking-review/another-admin.fixture.ts';
import { AdminToolsPage, pressSection, toggleSection } from './admin-tools.fixture.tsx';
import { CoffeeChatsAdminFlow } from './CoffeeChatsAdminFlow.tsx';
import { MoneyReportFlow } from './MoneyReportFlow.tsx';
import { PaymentsFlow } from './PaymentsFlow.tsx';
import { RefundsFlow } from './RefundsFlow.tsx';
import { ReportsFlow } from './ReportsFlow.tsx';
import { StatementFlow } from './StatementFlow.tsx';

const meta = preview.meta({
  title: 'Flows/Admin desks',
  component: AdminToolsPage,
  subcomponents: {
    CoffeeChatsAdminFlow,
    MoneyReportFlow,
    PaymentsFlow,
    RefundsFlow,
    ReportsFlow,
    SignOutQuestionFlow,
    StatementFlow,
  },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters,
    storyExemptions: {
      'kind:denied': 'Only an admin is shown the tools: the profile page leaves them out for everyone else.',
    },
  },
});

const world = (given: Partial<WorldParameters>) => ({
  world: { scenario: 'demo', as: 'admin', ...given } satisfies WorldParameters,
});
const failing = (on: string, status: 400 | 403 = 403) =>
  world({ faults: (faults: Faults) => faults.failing(status, { on }) });
type Loaded = Parameters<typeof worldOf>[0];

const HEADINGS = 'Date,Name,Status,Currency,Gross,Transaction ID,Note,Type,Reference Txn ID';
const lineOf = (
  target: PaymentTarget | undefined,
  given: { gross?: string; id?: string; note?: string; type?: string; original?: string } = {},
) => {
  const { gross = ((target?.amountCents ?? 0) / 100).toFixed(2), id = `TX${target?.reference ?? ''}` } =
    given;
  return `11/20/2026,"Okafor, Maya",Completed,EUR,${gross},${id},"${given.note ?? target?.reference ?? ''}",${given.type ?? 'Website Payment'},${given.original ?? ''}`;
};
/** Whether it is still there, and where, would depend on the machine. */
async function withoutNotice(title: string) {
  for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss notice' })) dismiss.click();
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
}
async function waitingTargets(loaded: Loaded): Promise<PaymentTarget[]> {
  const admin = await worldOf(loaded)?.as('admin');
  const targets = await admin?.admin.listPaymentTargets(1);
  return targets?.rows.filter(({ bookingStatus }) => bookingStatus === 'pending') ?? [];
}
const choose = async (file: File) => {
  const input = await screen.findByLabelText('Match a PayPal statement');
  await userEvent.upload(input, file);
};
const statement = (...lines: string[]) =>
  new File([[HEADINGS, ...lines].join('\n')], 'Download.CSV', { type: 'text/csv' });

const reportNoor = async (loaded: Loaded) => {
  const maya = await worldOf(loaded)?.as('maya');
  await maya?.safety.report({
    id: '33333333-3333-4333-8333-333333333333',
    userId: DEMO_IDS.noor,
    messageId: null,
    reason: 'spam',
    comment: 'She sells something at every brunch.',
  });
};

export const Reports = meta.story({
  name: 'A report stands there as it was made, and is decided with a note (A-92)',
  tags: ['notice:report-decided', 'replayed'],
  play: async ({ loaded }) => {
    await reportNoor(loaded);
    await toggleSection(/^Reports/);
    await screen.findByText(/^Uphold or dismiss each report/);
    await screen.findByRole('link', { name: 'Noor Haddad' });
    await pressFirst('Add a note');
    await userEvent.type(await screen.findByLabelText('Note for Noor Haddad'), 'Talked to her.');
    await pressFirst('Uphold Noor Haddad');
    await screen.findByRole('button', { name: 'Undo: Noor Haddad' });
    await toggleSection(/^Reports/);
    await screen.findByText('Report decided');
    await toggleSection(/^Reports/);
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'upheld');
    await screen.findByText('Talked to her.');
  },
});

export const NoReports = meta.story({
  name: 'Without a report nothing waits (A-92)',
  tags: ['kind:empty'],
  args: { open: 'reports' },
  play: async () => {
    await screen.findByText('No open reports');
  },
});

export const Chats = meta.story({
  name: 'Active requests are told from cancelled ones, and an admin sets any status (R-215, R-232, R-233, A-61)',
  tags: ['notice:coffee-chat-status-updated'],
  parameters: world({ scenario: 'coffeeChats' }),
  args: { open: 'coffee-chats' },
  play: async () => {
    await screen.findByText('I would love to talk with someone who changed careers after thirty.');
    await expect(screen.getAllByText('+1 more').length).toBeGreaterThan(0);
    const [status] = screen.getAllByLabelText('Status of the request of Maya Okafor');
    if (status) await userEvent.selectOptions(status, 'cancelled');
    await screen.findByRole('button', { name: /^Undo/ });
    await toggleSection(/^Coffee chats/);
    await screen.findByText('Request status changed to cancelled');
    await toggleSection(/^Coffee chats/);
    await userEvent.click(await screen.findByRole('tab', { name: 'Cancelled Requests' }));
    await screen.findByText('Somewhere near Kreuzberg, please.');
    await screen.findByText('I would love to talk with someone who changed careers after thirty.');
  },
});

export const Payments = meta.story({
  name: 'Each booking says what is awaited and what came, and is found by its reference (A-89)',
  args: { open: 'payment-desk' },
  play: async ({ loaded }) => {
    const [target] = await waitingTargets(loaded);
    await screen.findByRole('table', { name: 'Payments' });
    await userEvent.type(await screen.findByRole('searchbox'), target?.reference ?? '-');
    await waitFor(() =>
      expect(within(screen.getByRole('table', { name: 'Payments' })).getAllByRole('row')).toHaveLength(2),
    );
  },
});

export const Overview = meta.story({
  name: 'The overview adds up by event and month, and is saved as a file (A-100, A-67)',
  tags: ['notice:export-ready'],
  args: { open: 'payment-desk' },
  play: async ({ loaded }) => {
    const [one] = await waitingTargets(loaded);
    const admin = await worldOf(loaded)?.as('admin');
    const money = {
      transaction: `TX${one?.reference ?? ''}`,
      amountCents: one?.amountCents ?? 0,
      currency: 'EUR',
      feeCents: 97,
      paidOn: '2026-10-30',
    };
    await admin?.admin.recordPayments([{ bookingId: one?.bookingId ?? '', ...money }]);
    await userEvent.click(await screen.findByRole('tab', { name: 'Overview' }));
    const table = await screen.findByRole('table', { name: 'Money by event and month' });
    await userEvent.selectOptions(await screen.findByLabelText('By'), 'month');
    await within(table).findByText('October 2026');
    await within(table).findAllByText('€0.97');
    await pressFirst('Export CSV');
    await screen.findByText(/sorella-money-month-2026-\d\d-\d\d-by-admin\.csv/);
  },
});

export const OverviewFails = meta.story({
  name: 'An overview that cannot be read says so (A-100)',
  tags: ['kind:error', 'notice:money-report-load-failed'],
  parameters: failing('rpc/admin_money_report'),
  args: { open: 'payment-desk' },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Overview' }));
    await screen.findByText('Failed to add up the money.');
  },
});

export const Matched = meta.story({
  name: 'A statement shows what fits, what does not, what is double, before anything is recorded (A-89)',
  args: { open: 'payment-desk' },
  play: async ({ loaded }) => {
    const [one, other] = await waitingTargets(loaded);
    await choose(
      statement(
        lineOf(one),
        lineOf(one),
        lineOf(other, { gross: '1.00' }),
        lineOf(undefined, { gross: '12.00', id: 'TXUNKNOWN1', note: 'for the brunch, thank you!' }),
        lineOf(one, { gross: '-30.00', id: 'TXOUTGOING' }),
        lineOf(one, { gross: '=1+1', id: 'TXFORMULA1' }),
      ),
    );
    await screen.findByText('What Download.CSV shows');
    for (const name of ['Fits 1', 'Differs 1', 'Double 1', 'No booking 1', 'Left out 2'])
      await screen.findByRole('tab', { name });
    await userEvent.click(screen.getByRole('tab', { name: 'Differs 1' }));
    await screen.findByText(/is awaited$/);
    const admin = await worldOf(loaded)?.as('admin');
    const received = await admin?.admin.listPayments({
      page: 1,
      pageSize: 10,
      search: `TX${one?.reference}`,
    });
    await expect(received?.total).toBe(0);
  },
});

export const Recorded = meta.story({
  name: 'What was confirmed is recorded, and its booking paid (A-89)',
  tags: ['notice:payments-recorded'],
  args: { open: 'payment-desk' },
  play: async ({ loaded }) => {
    const [one] = await waitingTargets(loaded);
    await choose(statement(lineOf(one)));
    await pressFirst('Record 1 payment');
    await screen.findByText('Payments that pay their booking: 1.');
    const admin = await worldOf(loaded)?.as('admin');
    const received = await admin?.admin.listPayments({
      page: 1,
      pageSize: 10,
      search: `TX${one?.reference}`,
    });
    await expect(received?.rows).toMatchObject([{ bookingId: one?.bookingId, bookingStatus: 'paid' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus());
    // The statement has gone from above what she sees: a focus says where the picture stands.
    const table = await screen.findByRole('table', { name: 'Payments' });
    await waitFor(() => expect(within(table).getAllByText('Received').length).toBeGreaterThan(0));
    screen.getByRole('searchbox').focus();
    // Where it stands was chosen while the statement closed, which depends on the machine: it is told anew at rest.
    const notices = worldOf(loaded)?.services.notices;
    const told = notices?.getSnapshot().shown.find(({ id }) => id === 'payments-recorded');
    await withoutNotice('Payments recorded');
    if (told) notices?.publish(told);
    await screen.findByText('Payments that pay their booking: 1.');
  },
});

export const RecordedWithRest = meta.story({
  name: 'A payment that fits no price can be recorded too, and waits to go back (A-89)',
  tags: ['notice:payments-recorded-with-rest'],
  args: { open: 'payment-desk' },
  play: async ({ loaded }) => {
    const [one] = await waitingTargets(loaded);
    await choose(statement(lineOf(one, { gross: '1.00' })));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Record line 2/ }));
    await pressFirst('Record 1 payment');
    await screen.findByText(/Payments that settled none: 1/);
    const admin = await worldOf(loaded)?.as('admin');
    const refunds = await admin?.admin.listRefunds({ page: 1, pageSize: 10, state: 'open' });
    await expect(refunds?.rows).toMatchObject([{ amountCents: 100, state: 'open' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus());
    // Where its notice leads to takes nothing away.
    await pressSection(/^Refunds/);
    await screen.findByRole('heading', { name: 'Refunds', level: 1 });
    await pressSection(/^Payments/);
    await screen.findByText('What became of the lines of Download.CSV');
    // The statement has gone from above what she sees: a focus says where the picture stands.
    (await screen.findByRole('searchbox')).focus();
  },
});

export const StatementKept = meta.story({
  name: 'What was decided about lines outlives a look into another section, and closing asks before it is lost (A-89)',
  args: { open: 'payment-desk' },
  play: async ({ loaded }) => {
    const [one] = await waitingTargets(loaded);
    const record = () => screen.findByRole('checkbox', { name: /^Record line 2/ });
    await choose(statement(lineOf(one, { gross: '1.00' })));
    // What is put back to what it was is nothing to lose.
    await userEvent.click(await record());
    await userEvent.click(await record());
    await pressFirst('Close');
    await choose(statement(lineOf(one, { gross: '1.00' })));
    await userEvent.click(await record());
    await pressSection(/^Refunds/);
    await screen.findByRole('heading', { name: 'Refunds', level: 1 });
    await pressSection(/^Payments/);
    await expect(await screen.findByRole('checkbox', { name: /^Record line 2/ })).toBeChecked();
    await pressFirst('Close');
    const question = within(await screen.findByRole('alertdialog', { name: 'Close this statement?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep it open' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('checkbox', { name: /^Record line 2/ })).toBeChecked();
    await pressFirst('Close');
    const again = within(await screen.findByRole('alertdialog', { name: 'Close this statement?' }));
    await waitFor(() => expect(again.getByRole('button', { name: 'Keep it open' })).toHaveFocus());
  },
});

function SignOutButton() {
  const services = useAppServices();
  return <Button onPress={() => signOut(services)}>{shellTexts.signOut}</Button>;
}

export const StatementLeftOpen = meta.story({
  name: 'Signing out on another page asks before a statement is lost (A-89, A-56)',
  args: { open: 'payment-desk' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <SignOutButton />
        <SignOutQuestionFlow />
      </>
    ),
  ],
  play: async ({ loaded }) => {
    const [one] = await waitingTargets(loaded);
    await choose(statement(lineOf(one, { gross: '1.00' })));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Record line 2/ }));
    await pressSection(/^Refunds/);
    await screen.findByRole('heading', { name: 'Refunds', level: 1 });
    await pressFirst('Sign Out');
    const question = () => screen.findByRole('alertdialog', { name: 'Sign out without recording?' });
    await userEvent.click(within(await question()).getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await pressSection(/^Payments/);
    await expect(await screen.findByRole('checkbox', { name: /^Record line 2/ })).toBeChecked();
    await pressSection(/^Refunds/);
    await screen.findByRole('heading', { name: 'Refunds', level: 1 });
    await pressFirst('Sign Out');
    const again = within(await question());
    await waitFor(() => expect(again.getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
  },
});

export const WentBack = meta.story({
  name: 'A refund of a payment that was recorded leads to the booking, where the member is removed (A-99, A-90)',
  args: { open: 'payment-desk' },
  play: async ({ loaded }) => {
    const [one] = await waitingTargets(loaded);
    const admin = await worldOf(loaded)?.as('admin');
    const transaction = `TX${one?.reference ?? ''}`;
    await admin?.admin.recordPayments([
      { bookingId: one?.bookingId ?? '', transaction, amountCents: one?.amountCents ?? 0, currency: 'EUR' },
    ]);
    await choose(
      statement(
        lineOf(one),
        lineOf(one, {
          gross: `-${((one?.amountCents ?? 0) / 100).toFixed(2)}`,
          id: 'TXREFUND1',
          type: 'Payment Refund',
          original: transaction,
        }),
      ),
    );
    await screen.findByText('Seats whose money went back: 1');
    await pressFirst('Show them');
    await pressFirst(/^Show her booking/);
    const table = await screen.findByRole('table', { name: 'Payments' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
    await pressFirst(/^Remove from event/);
    await userEvent.type(await screen.findByLabelText(/^Reason for/), 'Your payment was refunded');
    await pressFirst('Remove');
    await screen.findByRole('button', { name: /^Undo/ });
  },
});

/** The rest of one booking is asked for, a line is set aside, and about another nothing is decided. */
async function carryOut(loaded: Record<string, unknown>) {
  const [one] = await waitingTargets(loaded);
  const price = one?.amountCents ?? 0;
  await choose(
    statement(
      lineOf(one, { gross: ((price - 500) / 100).toFixed(2), id: 'TXSHORT001' }),
      lineOf(undefined, { gross: '90.00', id: 'TXELECTRIC1', note: 'November' }),
      lineOf(undefined, { gross: '45.00', id: 'TXNOBODY001', note: 'Thank you' }),
    ),
  );
  await pressFirst(/^Ask for the rest: line 2,/);
  await userEvent.click(screen.getByRole('tab', { name: 'No booking 2' }));
  await pressFirst(/^Not ours: line 3,/);
  await pressFirst('Carry out 2');
  await screen.findByText('Asked for the rest by email: 1');
  await screen.findByText('Set aside: 1');
  await screen.findByText('Left undecided: 1');
  return { one, price, admin: await worldOf(loaded)?.as('admin') };
}

export const CarriedOut = meta.story({
  name: 'Lines that need a hand are decided one by one, carried out, and what became of each is said (A-89, A-99)',
  tags: ['notice:statement-carried-out'],
  args: { open: 'payment-desk' },
  play: async ({ loaded }) => {
    await carryOut(loaded);
    await screen.findByText('Statement carried out');
  },
});

export const CarriedOn = meta.story({
  name: 'The next statement knows what is none of ours, and what a rest belongs to (A-89, A-99)',
  args: { open: 'payment-desk' },
  play: async ({ loaded }) => {
    const { one, price, admin } = await carryOut(loaded);
    const refunds = await admin?.admin.listRefunds({ page: 1, pageSize: 10, state: 'open' });
    await expect(refunds?.rows.filter(({ cause }) => cause === 'wrong-amount')).toEqual([]);
    await choose(
      statement(
        lineOf(one, { gross: '5.00', id: 'TXREST0001' }),
        lineOf(undefined, { gross: '90.00', id: 'TXELECTRIC1', note: 'November' }),
      ),
    );
    await screen.findByRole('tab', { name: 'Not ours 1' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Take together: line 2,/ }));
    await pressFirst('Carry out 1');
    await screen.findByText('Accepted: 1');
    const paid = await admin?.admin.listPayments({ page: 1, pageSize: 10, search: one?.reference ?? '-' });
    await expect(paid?.rows).toMatchObject([
      { bookingStatus: 'paid', confirmedCents: price, byHandCents: 0 },
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus());
    await withoutNotice('Payments recorded');
    screen.getByRole('searchbox').focus();
  },
});

export const CarriedOutLate = meta.story({
  name: 'While the backend takes its time it is said, and nothing can be decided otherwise (A-89)',
  args: { open: 'payment-desk' },
  parameters: world({ faults: (faults) => faults.slow(1500, { on: 'rpc/admin_settle_payments' }) }),
  play: async ({ loaded }) => {
    const [one] = await waitingTargets(loaded);
    await choose(statement(lineOf(one, { gross: '1.00', id: 'TXSHORT003' })));
    await pressFirst(/^Ask for the rest: line 2,/);
    await pressFirst('Carry out 1');
    await screen.findByText('Recording...');
    await expect(screen.queryByRole('button', { name: 'Take that back: line 2' })).toBeNull();
    await expect(screen.queryByRole('checkbox')).toBeNull();
    // What stands below is of before, and does not pass for what it will be.
    const sums = screen.getByLabelText('What is paid, in all');
    await expect(sums).toHaveAttribute('aria-busy', 'true');
    await screen.findByText('Asked for the rest by email: 1');
    await expect(sums).not.toHaveAttribute('aria-busy');
    screen.getByRole('searchbox').focus();
  },
});

export const TwoAdminsOneLine = meta.story({
  name: 'A line that another admin has decided meanwhile stays as she decided it, and it is said (A-89)',
  args: { open: 'payment-desk' },
  play: async ({ loaded }) => {
    const [one] = await waitingTargets(loaded);
    await choose(statement(lineOf(one, { gross: '1.00', id: 'TXSHORT002' })));
    await pressFirst(/^Accept anyway: line 2,/);
    await userEvent.type(await screen.findByLabelText('Why €1.00 is enough'), 'A friend');
    await pressFirst('Accept anyway');
    const admin = await worldOf(loaded)?.as('admin');
    await admin?.admin.recordPayments([
      {
        bookingId: one?.bookingId ?? '',
        transaction: 'TXOTHER001',
        amountCents: one?.amountCents ?? 0,
        currency: 'EUR',
      },
    ]);
    await pressFirst('Carry out 1');
    await screen.findByText('Statement carried out');
    await screen.findByText('Decided otherwise meanwhile, nothing recorded: 1');
    const paid = await admin?.admin.listPayments({ page: 1, pageSize: 10, search: one?.reference ?? '-' });
    await expect(paid?.rows[0]?.payments).toHaveLength(1);
    await withoutNotice('Statement carried out');
    screen.getByRole('searchbox').focus();
  },
});

export const RecordFails = meta.story({
  name: 'When recording fails it is said how far it came (A-89)',
  tags: ['kind:error', 'notice:payments-record-failed'],
  parameters: failing('rpc/admin_record_payments'),
  args: { open: 'payment-desk' },
  play: async ({ loaded }) => {
    const [one] = await waitingTargets(loaded);
    await choose(statement(lineOf(one)));
    await pressFirst('Record 1 payment');
    await screen.findByText(/Recorded before it failed: 0/);
  },
});

export const NoStatement = meta.story({
  name: 'A file that is no statement is refused with a reason (A-89)',
  tags: ['kind:error', 'notice:statement-unreadable'],
  args: { open: 'payment-desk' },
  play: async () => {
    await choose(new File(['Name,Phone\nMaya,1'], 'contacts.csv', { type: 'text/csv' }));
    await screen.findByText('This is not a PayPal statement');
  },
});

export const TooLarge = meta.story({
  name: 'A file that is too large is not read (A-89)',
  tags: ['kind:error', 'notice:statement-too-large'],
  args: { open: 'payment-desk' },
  play: async () => {
    await choose(new File([new Uint8Array(20_000_001)], 'all-years.csv', { type: 'text/csv' }));
    await screen.findByText('This file is too large');
  },
});

export const NotMatched = meta.story({
  name: 'A statement that cannot be matched is said, and nothing is recorded (A-89)',
  tags: ['kind:error', 'notice:statement-failed'],
  parameters: failing('rpc/admin_payment_targets'),
  args: { open: 'payment-desk' },
  play: async () => {
    await choose(statement());
    await screen.findByText('The file could not be matched');
  },
});

const cancelPaid = async (loaded: Loaded, who: 'maya' | 'noor' = 'maya') => {
  const member = await worldOf(loaded)?.as(who);
  const admin = await worldOf(loaded)?.as('admin');
  const own = await member?.applications.listOwn(DEMO_IDS[who]);
  const approved = own?.find(
    ({ status, paymentAmountCents }) => status === 'approved' && paymentAmountCents > 0,
  );
  await member?.applications.cancel({ eventId: approved?.eventId ?? '' });
  return admin;
};

export const Refunds = meta.story({
  name: 'A paid booking that was cancelled waits to be refunded or kept (A-14)',
  tags: ['notice:refund-settled'],
  play: async ({ loaded }) => {
    const admin = await cancelPaid(loaded);
    await toggleSection(/^Refunds/);
    await screen.findByText('Cancelled by member', { selector: 'span' });
    await pressFirst('Refunded Maya Okafor');
    await pressFirst('Undo: Maya Okafor');
    await pressFirst('Refunded Maya Okafor');
    await toggleSection(/^Refunds/);
    await screen.findByText(/ is now recorded as refunded\./);
    const settled = await admin?.admin.listRefunds({ page: 1, pageSize: 10, state: 'refunded' });
    await expect(settled?.total).toBe(1);
  },
});

const settleTogether = async (loaded: Loaded, name: string) => {
  await cancelPaid(loaded);
  const admin = await cancelPaid(loaded, 'noor');
  await toggleSection(/^Refunds/);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await press(name);
  await screen.findByText('2 decisions wait ten seconds before they are sent. Nobody has been told yet.');
  // In each row it is said that both are taken back.
  await expect(await screen.findAllByRole('button', { name: /^Undo all 2: / })).toHaveLength(2);
  return admin;
};

export const RefundsTogether = meta.story({
  name: 'Refunds of an event are settled together, and taken back together (A-14)',
  tags: ['notice:refunds-settled'],
  play: async ({ loaded }) => {
    const admin = await settleTogether(loaded, 'Mark 2 as refunded');
    await press('Undo');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Mark 2 as refunded');
    await toggleSection(/^Refunds/);
    await screen.findByText('Now recorded as refunded: 2. Sorella does not send money itself.');
    const settled = await admin?.admin.listRefunds({ page: 1, pageSize: 10, state: 'refunded' });
    await expect(settled?.total).toBe(2);
  },
});

export const RefundsTogetherFail = meta.story({
  name: 'Refunds that could not be settled together stay open, and that is said (A-14)',
  tags: ['kind:error', 'notice:refunds-settle-failed'],
  parameters: failing('rpc/admin_settle_refund', 400),
  play: async ({ loaded }) => {
    const admin = await settleTogether(loaded, 'Keep 2');
    await toggleSection(/^Refunds/);
    await screen.findByText(/^Not saved: 2 \(.+\)\. They are still open, please try again\.$/);
    const open = await admin?.admin.listRefunds({ page: 1, pageSize: 10, state: 'open' });
    await expect(open?.total).toBe(2);
  },
});

export const RefundsTogetherLate = meta.story({
  name: 'Of refunds settled together, one that another admin settled before is left as it is (A-14, A-02)',
  tags: ['notice:refunds-settled-before'],
  play: async ({ loaded }) => {
    const admin = await settleTogether(loaded, 'Keep 2');
    const other = await anotherAdmin(worldOf(loaded));
    const open = await other?.admin.listRefunds({ page: 1, pageSize: 10, state: 'open' });
    await other?.admin.settleRefund({ id: open?.rows[0]?.id ?? '', outcome: 'refunded', note: null });
    await toggleSection(/^Refunds/);
    await screen.findByText('Settled by others before you, and left as they are: 1.');
    const kept = await admin?.admin.listRefunds({ page: 1, pageSize: 10, state: 'kept' });
    await expect(kept?.total).toBe(1);
  },
});

export const RefundFails = meta.story({
  name: 'A refund that could not be settled stays open, and that is said (A-14)',
  tags: ['kind:error', 'notice:refund-settle-failed'],
  parameters: failing('rpc/admin_settle_refund', 400),
  play: async ({ loaded }) => {
    await cancelPaid(loaded);
    await toggleSection(/^Refunds/);
    await pressFirst('Keep Maya Okafor');
    await toggleSection(/^Refunds/);
    await screen.findByText(/The task is still open/);
  },
});

const showApproved = async () => userEvent.selectOptions(await screen.findByLabelText('Status'), 'approved');

const removeFirst = async () => {
  await showApproved();
  await pressFirst(/^Remove from event/);
  await userEvent.type(await screen.findByLabelText(/^Reason for/), 'You asked us to.');
  await pressFirst('Remove');
  await screen.findByRole('button', { name: /^Undo/ });
};

export const RemovalAsked = meta.story({
  name: 'An approved member is removed with a reason, never without (A-90)',
  args: { open: 'applications' },
  play: async () => {
    await showApproved();
    await pressFirst(/^Remove from event/);
    const reason = await screen.findByLabelText(/^Reason for/);
    await waitFor(() => expect(reason).toHaveFocus());
    await pressFirst('Remove');
    await screen.findByText('Please write a reason: she reads it');
  },
});

export const Removed = meta.story({
  name: 'A removal can be taken back for ten seconds, and then the seat is free (A-90)',
  tags: ['notice:member-removed'],
  args: { open: 'applications' },
  play: async () => {
    await removeFirst();
    await pressFirst(/^Undo/);
    // The reason is still there.
    await pressFirst('Remove');
    await screen.findByRole('button', { name: /^Undo/ });
    await toggleSection(/^Applications/);
    await screen.findByText('Member removed');
  },
});

export const RemovalFails = meta.story({
  name: 'A removal that fails is said, and nothing has changed (A-90)',
  tags: ['kind:error', 'notice:member-remove-failed'],
  parameters: failing('rpc/admin_remove_member'),
  args: { open: 'applications' },
  play: async () => {
    await removeFirst();
    await toggleSection(/^Applications/);
    await screen.findByText(/^Failed to remove/);
  },
});

export const RemovalLate = meta.story({
  name: 'A member who cancelled meanwhile is not removed, and that is said (A-90)',
  tags: ['notice:member-remove-late'],
  args: { open: 'applications' },
  play: async ({ loaded }) => {
    await removeFirst();
    await worldOf(loaded)?.backend.sql(
      "update public.event_applications set status = 'denied' where status = 'approved'",
    );
    await toggleSection(/^Applications/);
    await screen.findByText('Nothing to remove');
  },
});

export const Loading = meta.story({
  name: 'While a desk loads it has its shape',
  tags: ['kind:loading'],
  parameters: world({ faults: (faults) => faults.slow(undefined, { on: 'rpc/admin_list_payments' }) }),
  args: { open: 'payment-desk' },
  play: async () => {
    await screen.findByText('Loading payments...');
  },
});

export const PaymentsFail = meta.story({
  name: 'Payments that cannot be loaded say so (A-89)',
  tags: ['kind:error', 'notice:payments-load-failed'],
  parameters: failing('rpc/admin_list_payments'),
  args: { open: 'payment-desk' },
  play: async () => {
    await screen.findByText('Failed to load payments.');
  },
});

export const RefundsFail = meta.story({
  name: 'Refunds that cannot be loaded say so (A-14)',
  tags: ['kind:error', 'notice:refunds-load-failed'],
  parameters: failing('rpc/admin_list_refunds'),
  args: { open: 'refunds' },
  play: async () => {
    await screen.findByText('Failed to load refunds.');
  },
});

export const ReportsFail = meta.story({
  name: 'Reports that cannot be loaded say so (A-92)',
  tags: ['kind:error', 'notice:reports-load-failed'],
  parameters: failing('rpc/admin_list_reports'),
  args: { open: 'reports' },
  play: async () => {
    await screen.findByText('Failed to load reports.');
  },
});

export const ReportDecisionFails = meta.story({
  name: 'A report whose decision failed is still open, and that is said (A-92)',
  tags: ['kind:error', 'notice:report-decision-failed'],
  parameters: failing('rpc/decide_report'),
  play: async ({ loaded }) => {
    await reportNoor(loaded);
    await toggleSection(/^Reports/);
    await pressFirst('Dismiss Noor Haddad');
    await toggleSection(/^Reports/);
    await screen.findByText(/The report is still open/);
  },
});

export const ChatsFail = meta.story({
  name: 'Coffee chat requests that cannot be loaded say so (R-232)',
  tags: ['kind:error', 'notice:admin-coffee-chats-load-failed'],
  parameters: failing('rpc/list_coffee_chats'),
  args: { open: 'coffee-chats' },
  play: async () => {
    await screen.findByText('Failed to load coffee chat requests.');
  },
});

export const StatusFails = meta.story({
  name: 'A status that could not be set stands as before (R-228)',
  tags: ['kind:error', 'notice:coffee-chat-status-update-failed'],
  parameters: world({ scenario: 'coffeeChats' }),
  args: { open: 'coffee-chats' },
  play: async ({ loaded }) => {
    const [status] = await screen.findAllByLabelText('Status of the request of Maya Okafor');
    worldOf(loaded)?.backend.faults.failing(500, { on: 'rpc/admin_set_coffee_chat_status' });
    if (status) await userEvent.selectOptions(status, 'completed');
    await toggleSection(/^Coffee chats/);
    await screen.findByText('There was a problem updating the request status');
  },
});

export const StatusRefused = meta.story({
  name: 'Whoever is no admin any more is told so (R-226)',
  tags: ['kind:error', 'notice:coffee-chat-status-admin-only'],
  parameters: world({ scenario: 'coffeeChats' }),
  args: { open: 'coffee-chats' },
  play: async ({ loaded }) => {
    const [status] = await screen.findAllByLabelText('Status of the request of Maya Okafor');
    worldOf(loaded)?.backend.faults.failing(403, { on: 'rpc/admin_set_coffee_chat_status' });
    if (status) await userEvent.selectOptions(status, 'completed');
    await toggleSection(/^Coffee chats/);
    await screen.findByText('Only admins can change request status');
  },
});
