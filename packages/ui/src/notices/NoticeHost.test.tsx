import { notice } from '@sorella/core/notices/catalogue';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useOpenLayer } from '../primitives/open-layers.ts';
import { NoticeHost } from './NoticeHost.tsx';
import { createNoticeCenter } from './notice-center.ts';

/** A menu, a panel or a dialog. */
function Layer({ open }: { open: boolean }) {
  useOpenLayer(open);
  return null;
}

const spokenIn = (politeness: 'polite' | 'assertive') => {
  const region = screen.getAllByRole('log').find((log) => log.getAttribute('aria-live') === politeness);
  if (region === undefined) throw new Error(`There is no ${politeness} region`);
  return region;
};

describe('the notice host', () => {
  it('shows title and description of what is published (R-039)', async () => {
    const center = createNoticeCenter();
    render(<NoticeHost center={center} />);
    act(() => void center.publish(notice('back-online')));
    const card = await screen.findByRole('group');
    expect(within(card).getByText("You're back online")).toBeInTheDocument();
    expect(within(card).getByText('Your connection has been restored.')).toBeInTheDocument();
  });

  it('shows notices that were published before it was there', async () => {
    const center = createNoticeCenter();
    center.publish(notice('back-online'));
    center.publish(notice('login-failed'));
    render(<NoticeHost center={center} />);
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2));
  });

  it('reads an error out at once and the rest in a pause, from regions that were there before', () => {
    const center = createNoticeCenter();
    render(<NoticeHost center={center} />);
    expect(spokenIn('assertive')).toBeEmptyDOMElement();
    expect(spokenIn('polite')).toBeEmptyDOMElement();
    act(() => void center.publish(notice('login-failed')));
    act(() => void center.publish(notice('back-online')));
    expect(spokenIn('assertive')).toHaveTextContent(/^Login failed/);
    expect(spokenIn('polite')).toHaveTextContent(/^You're back online/);
  });

  it('lies over no open menu, panel or dialog, is read out meanwhile, and seen once that is closed (R-039)', async () => {
    const center = createNoticeCenter();
    const page = (open: boolean) => (
      <>
        <Layer open={open} />
        <NoticeHost center={center} />
      </>
    );
    const { rerender } = render(page(false));
    act(() => void center.publish(notice('back-online')));
    await screen.findByRole('group');
    rerender(page(true));
    expect(screen.queryByRole('group')).toBeNull();
    act(() => void center.publish(notice('login-failed')));
    expect(spokenIn('assertive')).toHaveTextContent(/^Login failed/);
    expect(screen.queryByRole('group')).toBeNull();
    rerender(page(false));
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2));
  });

  it('lets one card change while a group of notices goes on (R-158, R-159, R-160)', async () => {
    const center = createNoticeCenter();
    render(<NoticeHost center={center} />);
    const group = 'connection';
    act(() => void center.publish(notice('connection-issue-detected'), { group }));
    expect(await screen.findByRole('group')).toHaveTextContent('Connection issue detected');
    act(() => void center.publish(notice('reconnecting', { n: 1 }), { group }));
    act(() => void center.publish(notice('reconnecting', { n: 2 }), { group }));
    await waitFor(() => expect(screen.getByRole('group')).toHaveTextContent('Attempt 2 of 3'));
    act(() => void center.publish(notice('back-online'), { group }));
    await waitFor(() => expect(screen.getByRole('group')).toHaveTextContent("You're back online"));
  });

  it('takes an action away with the notice it belonged to', async () => {
    const center = createNoticeCenter();
    render(<NoticeHost center={center} />);
    const group = 'connection';
    const action = { label: 'Try again', onPress: vi.fn<() => void>() };
    act(() => void center.publish(notice('connection-issue-detected'), { group, action }));
    await screen.findByRole('button', { name: 'Try again' });
    act(() => void center.publish(notice('back-online'), { group }));
    await waitFor(() => expect(screen.getByRole('group')).toHaveTextContent("You're back online"));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('adds no full stop to a title that ends with one', () => {
    const center = createNoticeCenter();
    render(<NoticeHost center={center} />);
    act(() => void center.publish(notice('reconnecting', { n: 1 })));
    expect(spokenIn('polite')).toHaveTextContent(/^Reconnecting\.\.\. Attempt 1 of 3$/);
  });

  it('takes a notice away by its button', async () => {
    const center = createNoticeCenter();
    render(<NoticeHost center={center} />);
    act(() => void center.publish(notice('login-failed')));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss notice' }));
    await waitFor(() => expect(center.getSnapshot().shown).toEqual([]));
    expect(center.getSnapshot().history).toHaveLength(1);
  });

  it('takes a notice away by Escape', async () => {
    const center = createNoticeCenter();
    render(<NoticeHost center={center} />);
    act(() => void center.publish(notice('login-failed')));
    const card = await screen.findByRole('group');
    act(() => card.focus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(center.getSnapshot().shown).toEqual([]));
  });

  it('does what its action says', async () => {
    const center = createNoticeCenter();
    const onPress = vi.fn<() => void>();
    render(<NoticeHost center={center} />);
    act(() => void center.publish(notice('login-failed'), { action: { label: 'Open PayPal', onPress } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open PayPal' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

describe('where a notice is seen', () => {
  it('reads out what a form says, shows nothing of it a second time, and keeps it out of the history', () => {
    const center = createNoticeCenter();
    render(<NoticeHost center={center} />);
    act(() => void center.publish(notice('login-failed'), { group: 'session', place: 'inline' }));
    expect(spokenIn('assertive')).toHaveTextContent(/^Login failed/);
    expect(screen.queryByRole('group')).toBeNull();
    expect(center.getSnapshot()).toMatchObject({ history: [] });
    act(() => center.retire('session'));
    expect(spokenIn('assertive')).toBeEmptyDOMElement();
  });

  it('leaves what the banner says to the banner', () => {
    const center = createNoticeCenter();
    render(<NoticeHost center={center} />);
    act(() => void center.publish(notice('back-online'), { group: 'connection', place: 'banner' }));
    expect(spokenIn('polite')).toBeEmptyDOMElement();
    expect(screen.queryByRole('group')).toBeNull();
    expect(center.getSnapshot().history).toHaveLength(1);
  });

  it('has two on the screen and no more, the newest among them', async () => {
    const center = createNoticeCenter();
    render(<NoticeHost center={center} />);
    act(() => {
      for (const id of ['back-online', 'login-failed', 'logged-out'] as const) center.publish(notice(id));
    });
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2));
    expect(screen.queryByRole('group', { name: /back online/ })).toBeNull();
    expect(center.getSnapshot().history).toHaveLength(3);
  });
});
