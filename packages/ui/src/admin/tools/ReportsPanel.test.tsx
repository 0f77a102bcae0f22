import { memberRecordHref } from '@sorella/core/domain/administration/sections';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { REPORTS } from './desks.fixtures.ts';
import { ReportsPanel } from './ReportsPanel.tsx';

it('leads from the names of a report to what is known of both, while their accounts are there (A-92)', () => {
  const [first, second] = REPORTS;
  if (!first || !second) throw new Error('two reports stand in the fixture');
  const rows = [first, { ...second, reportedId: null, reporter: null }];
  render(
    <ReportsPanel
      now={Date.parse('2026-11-21T12:00:00Z')}
      view={{ page: 1, sortBy: 'date', ascending: false, search: '' }}
      pageSize={25}
      content={{ kind: 'ready', rows, total: rows.length }}
      onViewChange={() => {}}
      onRetry={() => {}}
      heldOf={() => null}
      onDecide={() => {}}
      onTakeBack={() => {}}
    />,
  );
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([memberRecordHref(first.reportedId ?? ''), memberRecordHref(first.reporterId ?? '')]);
  expect(screen.getByText('Account deleted')).toBeInTheDocument();
});
