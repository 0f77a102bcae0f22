import { expect, fn, userEvent, type within } from 'storybook/test';
import { keyboardOf } from '../../../../../.storybook/docs/components/keyboard-story.tsx';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { SyncEntry } from './SyncEntry.tsx';
import { page } from './SyncPanel.page.tsx';
import { SyncPanel } from './SyncPanel.tsx';
import { CONFLICT, REFUSED, SENDING, WAITING } from './sync-panel.fixtures.ts';

const meta = preview.meta({
  title: 'Site/SyncPanel',
  component: SyncPanel,
  subcomponents: { SyncEntry },
  parameters: { ...everyPage, page },
  args: {
    items: [WAITING],
    unreadable: 0,
    storage: 'ok' as const,
    onSync: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    onKeepMine: fn(),
    onTakeNewer: fn(),
    onDiscardUnreadable: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '38rem' }}>
        <div style={{ position: 'relative', display: 'flex', justifyContent: 'flex-end' }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;
const open = async (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: /^Waiting to be saved/ }));

export const Closed = meta.story({ name: 'The button counts what waits on this device (R-155)' });

export const Waiting = meta.story({
  name: 'An edit says what it is and when it was made, and can be sent or discarded (R-155)',
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(args.onSync).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard: New event: Supper by the river' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('waiting');
  },
});

export const Sending = meta.story({
  name: 'An edit on its way cannot be taken back',
  tags: ['kind:loading'],
  args: { items: [SENDING] },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(canvas.queryByRole('button', { name: /^Discard/ })).toBeNull();
  },
});

export const Conflict = meta.story({
  name: 'Both versions of a conflict are shown, and she decides (R-434)',
  args: { items: [CONFLICT] },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await expect(canvas.getByText('Architect and early riser.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onKeepMine).toHaveBeenCalledWith('conflict');
    await userEvent.click(canvas.getByRole('button', { name: 'Take the newer one' }));
    await expect(args.onTakeNewer).toHaveBeenCalledWith('conflict');
  },
});

export const Refused = meta.story({
  name: 'A refused edit says why, and can be tried again',
  tags: ['kind:error'],
  args: { items: [REFUSED] },
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('refused');
  },
});

export const All = meta.story({
  name: 'What needs a decision stands among what only waits',
  args: { items: [REFUSED, CONFLICT, SENDING, WAITING], unreadable: 2, storage: 'full' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Waiting to be saved: 5, 2 to decide' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onDiscardUnreadable).toHaveBeenCalledOnce();
  },
});

export const Blocked = meta.story({
  name: 'A browser that keeps nothing says so',
  args: { items: [SENDING], storage: 'blocked' },
  play: async ({ canvas }) => open(canvas),
});

export const Unreadable = meta.story({
  name: 'What cannot be read any more is counted, and removed only when she says so',
  tags: ['kind:empty'],
  args: { items: [], unreadable: 1 },
  play: async ({ canvas }) => open(canvas),
});

export const LongText = meta.story({
  name: 'Long words and long versions stay inside',
  tags: ['kind:long-text'],
  args: {
    items: [
      {
        ...CONFLICT,
        what: 'Event: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        versions: [
          {
            field: 'Description',
            mine: 'A long table, a short speech, and enough bread for everyone who comes late. '
              .repeat(6)
              .trim(),
            theirs: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung '.repeat(2).trim(),
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await open(canvas);
    const list = canvas.getByRole('list', { name: 'Waiting to be saved' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const Narrow = meta.story({
  name: 'It holds in the narrowest window',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { items: [CONFLICT, WAITING] },
  play: async ({ canvas }) => open(canvas),
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
