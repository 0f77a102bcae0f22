import { adminNotices, noticeOf } from '@sorella/core/notices';
import { expect, fn, userEvent } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { NOW } from '../../cards/cards.fixtures.ts';
import { CoffeeChatsPanel } from './CoffeeChatsPanel.tsx';
import { CHATS, FINDINGS, PAYMENTS, REFUNDS, REPORTS } from './desks.fixtures.ts';
import { HeldInCell } from './HeldInCell.tsx';
import { PaymentsPanel } from './PaymentsPanel.tsx';
import { RefundsPanel } from './RefundsPanel.tsx';
import { RemovalCell } from './RemovalCell.tsx';
import { ReportsPanel } from './ReportsPanel.tsx';
import { StatementCard } from './StatementCard.tsx';
import { StatementPreview } from './StatementPreview.tsx';

const table = {
  now: NOW,
  view: { page: 1, sortBy: 'date', ascending: false, search: '' },
  pageSize: 25,
  onViewChange: fn(),
  onRetry: fn(),
} as const;
const ready = <Row,>(rows: readonly Row[]) => ({ kind: 'ready' as const, rows, total: rows.length });

const meta = preview.meta({
  title: 'Admin/Desks',
  component: StatementPreview,
  subcomponents: {
    CoffeeChatsPanel,
    HeldInCell,
    PaymentsPanel,
    RefundsPanel,
    RemovalCell,
    ReportsPanel,
    StatementCard,
  },
  parameters: everyPage,
  args: { fileName: 'Download.CSV', findings: FINDINGS, busy: false, onRecord: fn(), onClose: fn() },
});

export const Preview = meta.story({
  name: 'A statement is shown by what its lines are, the ones that fit first (A-89)',
  tags: ['kind:long-text'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Fits 2' })).toHaveAttribute('aria-selected', 'true');
    await canvas.findByRole('button', { name: 'Record 2 payments' });
    await userEvent.click(canvas.getByRole('checkbox'));
    await canvas.findByRole('button', { name: 'Record 3 payments' });
  },
});

export const ManyLines = meta.story({
  name: 'Of many lines the first fifty are shown and the rest is counted (A-89)',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'No booking 60' }));
    await canvas.findByText('and 10 more');
  },
});

export const NothingFits = meta.story({
  name: 'A statement in which nothing fits records nothing (A-89)',
  tags: ['kind:empty'],
  args: { findings: [] },
  play: async ({ canvas }) => {
    await canvas.findByText('No payment in this file fits a booking that waits.');
    await expect(canvas.queryByRole('button', { name: /^Record/ })).toBeNull();
  },
});

export const Recording = meta.story({
  name: 'While it is recorded nothing else can be pressed',
  tags: ['kind:loading'],
  args: { busy: true },
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

export const Payments = meta.story({
  name: 'A booking says what is awaited, what came, and by which transactions (A-89)',
  render: () => <PaymentsPanel {...table} content={ready(PAYMENTS)} />,
});

export const Refunds = meta.story({
  name: 'Money that no seat stands for says why it is there and how it was settled (A-14)',
  render: () => (
    <RefundsPanel
      {...table}
      content={ready(REFUNDS)}
      heldOf={(id) => (id === REFUNDS[1]?.id ? { key: 1, decision: 'refunded', sending: false } : null)}
      onSettle={fn()}
      onTakeBack={fn()}
    />
  ),
});

export const Reports = meta.story({
  name: 'A report says whom and what it is about, as it was (A-92)',
  render: () => (
    <ReportsPanel {...table} content={ready(REPORTS)} heldOf={() => null} onDecide={fn()} onTakeBack={fn()} />
  ),
});

export const Chats = meta.story({
  name: 'A request shows two of its times and counts the rest (R-233)',
  render: () => (
    <CoffeeChatsPanel
      {...table}
      content={ready(CHATS)}
      shown="active"
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
