import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';

interface Guest {
  readonly id: string;
  readonly waits: boolean;
}

/** A table whose guests can be picked while they wait. */
function guestsTable(rows: readonly Guest[], onChange: (selected: ReadonlySet<string>) => void) {
  return (
    <DataTable
      label="Guests"
      columns={[{ id: 'name', header: 'Name', isRowHeader: true, cell: ({ id }) => id }]}
      content={{ kind: 'ready', rows, total: rows.length }}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
      view={{ page: 1, sortBy: 'name', ascending: true, search: '' }}
      pageSize={25}
      onViewChange={() => {}}
      selection={{
        selected: new Set(),
        isSelectable: ({ waits }) => waits,
        onChange,
        actions: null,
      }}
      loadingLabel="Loading guests..."
      empty={{ title: 'No guests yet', body: 'They appear here by themselves.' }}
      onRetry={() => {}}
    />
  );
}

const all = () => screen.getByRole('checkbox', { name: 'Select all on this page' });

it('offers to pick all where a row can be picked', async () => {
  const onChange = vi.fn<(selected: ReadonlySet<string>) => void>();
  render(
    guestsTable(
      [
        { id: 'Maya', waits: true },
        { id: 'Noor', waits: false },
      ],
      onChange,
    ),
  );
  expect(all()).not.toHaveAttribute('aria-disabled');
  await userEvent.click(all());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(new Set(['Maya']));
});

it('says that it cannot pick all where no row can be picked, and keeps its place and the focus', async () => {
  const onChange = vi.fn<(selected: ReadonlySet<string>) => void>();
  const { rerender } = render(guestsTable([{ id: 'Maya', waits: true }], onChange));
  all().focus();
  rerender(guestsTable([{ id: 'Maya', waits: false }], onChange));
  expect(all()).toHaveAttribute('aria-disabled', 'true');
  expect(all()).toHaveFocus();
  await userEvent.click(all());
  expect(all()).not.toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});
