import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SyncPanel, type SyncPanelProps } from './SyncPanel.tsx';
import { CONFLICT, REFUSED, SENDING, WAITING } from './sync-panel.fixtures.ts';

async function open(given: Partial<SyncPanelProps>) {
  const id = vi.fn<(id: string) => void>();
  const nothing = vi.fn<() => void>();
  render(
    <SyncPanel
      items={[]}
      onSync={nothing}
      onRetry={id}
      onDiscard={id}
      onKeepMine={id}
      onTakeNewer={id}
      onDiscardUnreadable={nothing}
      {...given}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Waiting to be saved/ }));
}

const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('what waits on this device (R-155)', () => {
  it.each([
    ['waits: it can be sent or discarded', WAITING, ['Try now', `Discard: ${WAITING.what}`]],
    ['is on its way: it is left alone', SENDING, []],
    [
      'is in conflict: she decides, and nothing else is offered',
      CONFLICT,
      ['Keep mine', 'Take the newer one'],
    ],
    ['was refused: it can be tried again or discarded', REFUSED, ['Try again', `Discard: ${REFUSED.what}`]],
  ])('%s', async (_name, item, offered) => {
    await open({ items: [item] });
    expect(buttons().slice(1)).toEqual(offered);
  });

  it('says in the name of its button how much waits and needs a decision', async () => {
    await open({ items: [WAITING, CONFLICT, REFUSED] });
    expect(screen.getByRole('button', { name: 'Waiting to be saved: 3, 2 to decide' })).toBeVisible();
  });

  it('shows both versions of a conflict, an empty one too (R-434)', async () => {
    await open({ items: [CONFLICT] });
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Architect, early riser, always up for a long table.',
      'Architect and early riser.',
      'empty',
      'Architect',
    ]);
  });
});
