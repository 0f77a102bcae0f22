import type { AuditEntry, AuditLine } from '@sorella/core/domain/entities/admin';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AuditPanel } from './AuditPanel.tsx';

const noor = { id: '00000000-0000-4000-8000-000000000003', firstName: 'Noor', lastName: 'Haddad' };
const maya = { id: '00000000-0000-4000-8000-000000000002', firstName: 'Maya', lastName: 'Okafor' };

const entry = (id: number, given: Partial<AuditEntry>): AuditEntry => ({
  id,
  actorId: noor.id,
  actor: noor,
  action: 'insert',
  tableName: 'payments',
  rowId: '00000000-0000-4000-8000-000000000011',
  member: maya,
  title: 'Sunday long-table brunch',
  changed: [],
  before: {},
  after: {},
  standing: null,
  exportedRows: null,
  createdAt: '2026-11-20T12:00:00+00:00',
  ...given,
});
const line = (id: number, given: Partial<AuditEntry>, more: readonly AuditEntry[] = []): AuditLine => ({
  ...entry(id, given),
  more: [...more],
  kinds: [
    {
      tableName: given.tableName ?? 'payments',
      action: given.action ?? 'insert',
      entries: 1 + more.length,
    },
  ],
});

function showLog(rows: readonly AuditLine[]) {
  render(
    <AuditPanel
      now={Date.parse('2026-11-21T12:00:00Z')}
      view={{ page: 1, sortBy: 'date', ascending: false, search: '' }}
      pageSize={25}
      content={{ kind: 'ready', rows, total: rows.length }}
      onViewChange={() => {}}
      onRetry={() => {}}
      zone="Europe/Berlin"
      undoing={{
        removalOf: () => null,
        onRemove: () => {},
        onRemovalTakeBack: () => {},
        switching: new Map(),
        onSwitch: () => {},
      }}
    />,
  );
}

it('says of whoever records money for a booking of her own that it is hers, within an act of many too (A-104)', () => {
  const rows = [
    line(1, { member: noor }),
    line(2, {}, [entry(3, { member: noor })]),
    line(4, {}),
    line(5, { member: noor, tableName: 'event_applications' }),
    line(6, { member: null, actor: null, actorId: null }),
  ];
  showLog(rows);
  const who = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(who.map((words) => words?.includes('Her own booking'))).toEqual([true, true, false, false, false]);
});

it('says of an event without a time to pay that there is no deadline, and not that it is none (A-106)', () => {
  showLog([
    line(1, {
      tableName: 'events',
      action: 'update',
      before: { paymentDays: null },
      after: { paymentDays: 0 },
    }),
  ]);
  expect(screen.getByText('no deadline')).toBeInTheDocument();
  expect(screen.getByText('as for all events')).toBeInTheDocument();
});

it('says until when a member is suspended, and that it ended, not that something was deleted (A-67)', () => {
  const until = '2026-12-01T12:00:00+00:00';
  const suspension = { tableName: 'member_suspensions', title: null } as const;
  showLog([
    line(2, { ...suspension, action: 'delete', before: { until } }),
    line(1, { ...suspension, action: 'insert', after: { until } }),
  ]);
  expect(screen.getByText('Begun')).toBeInTheDocument();
  expect(screen.getByText('Ended')).toBeInTheDocument();
  expect(screen.queryByText('Deleted')).toBeNull();
  expect(screen.getAllByText('Dec 1, 2026', { exact: false })).toHaveLength(2);
});
