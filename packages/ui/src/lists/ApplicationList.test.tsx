import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aFreeEvent, anApplicationFor, anEvent, NOW } from '../cards/cards.fixtures.ts';
import { ApplicationList, type ApplicationListProps } from './ApplicationList.tsx';

const applications = [
  anApplicationFor(anEvent(), { id: '1' }),
  anApplicationFor(aFreeEvent(), { id: '2', status: 'approved' }),
];

function show(given: Partial<ApplicationListProps> = {}) {
  const props = {
    renderCard: ({ event }: (typeof applications)[number]) => <article>{event?.title}</article>,
    onRetry: vi.fn<() => void>(),
    now: NOW,
  };
  render(<ApplicationList content={{ kind: 'ready', applications }} {...props} {...given} />);
  return props;
}

describe("the tab 'My Applications'", () => {
  it('leaves a card in its place that she has just said is paid, until an organizer decides (A-89, A-96)', () => {
    const said = { paymentRequired: true, paidStatedAt: '2026-11-21T11:00:00Z' } as const;
    show({
      content: {
        kind: 'ready',
        applications: [
          anApplicationFor(anEvent(), { ...said, id: 'before', status: 'pending' }),
          anApplicationFor(anEvent(), { ...said, id: 'now', status: 'pending' }),
          anApplicationFor(anEvent(), { ...said, id: 'decided', status: 'approved' }),
        ],
      },
      staying: new Set(['now', 'decided']),
      renderCard: ({ id }) => <article>{id}</article>,
    });
    const rows = within(screen.getByRole('list', { name: 'My Applications' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'To do',
      'now',
      'Coming up',
      'before',
      'decided',
    ]);
  });

  it('is a named list of application cards (R-273)', () => {
    show();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('shows first what needs her, then what comes, then what is past, each newest first (A-96, R-282)', () => {
    const [paid, free] = [anEvent(), aFreeEvent()];
    const named = (id: string, given: Parameters<typeof anApplicationFor>[1]) =>
      anApplicationFor(given?.paymentRequired ? paid : free, { ...given, id });
    show({
      content: {
        kind: 'ready',
        applications: [
          named('gone', { status: 'denied' }),
          named('seat', { status: 'approved' }),
          named('pay', { status: 'pending', paymentRequired: true, paidStatedAt: null }),
          named('waits', { status: 'pending' }),
        ],
      },
      renderCard: ({ id }) => <article>{id}</article>,
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'To do',
      'Coming up',
      'Past and closed',
    ]);
    const rows = within(screen.getByRole('list', { name: 'My Applications' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'To do',
      'pay',
      'Coming up',
      'seat',
      'waits',
      'Past and closed',
      'gone',
    ]);
  });

  it('keeps the keyboard with a card that moves to another group (A-96)', async () => {
    const [pay] = [
      anApplicationFor(anEvent(), { status: 'pending', paymentRequired: true, paidStatedAt: null }),
    ];
    const list = (application: typeof pay) => (
      <ApplicationList
        content={{ kind: 'ready', applications: [application] }}
        renderCard={({ id }) => <button type="button">{id}</button>}
        now={NOW}
        onRetry={() => {}}
      />
    );
    const { rerender } = render(list(pay));
    await userEvent.click(screen.getByRole('button'));
    rerender(list({ ...pay, paidStatedAt: new Date(NOW).toISOString() }));
    expect(screen.getByRole('heading', { name: 'Coming up' })).toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('offers earlier ones while there are some (A-91)', async () => {
    const onMore = vi.fn<() => void>();
    show({ content: { kind: 'ready', applications, more: { loading: false, onMore } } });
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('pulses while it loads and says so (R-273)', () => {
    show({ content: { kind: 'loading' } });
    expect(screen.getByText('Loading applications...').closest('[aria-busy="true"]')).not.toBeNull();
  });

  it('says when there are none yet (R-274)', () => {
    show({
      content: { kind: 'ready', applications: [] },
      emptyAction: <button type="button">Browse</button>,
    });
    expect(screen.getByText('No Applications Yet')).toBeInTheDocument();
    expect(
      screen.getByText("You haven't applied to any events yet. Browse events above to get started!"),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Browse' })).toBeInTheDocument();
  });

  it('says when it failed to load, and tries again on request (R-288)', async () => {
    const notice = { title: 'Error', description: 'Failed to load events' };
    const { onRetry } = show({ content: { kind: 'failed', notice } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
