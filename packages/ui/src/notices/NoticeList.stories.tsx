import { notice } from '@sorella/core/notices';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NoticeList } from './NoticeList.tsx';
import type { PublishedNotice } from './notice-center.ts';

const at = Date.UTC(2026, 10, 21, 12, 0);
const history: readonly PublishedNotice[] = [
  { ...notice('login-failed'), key: 'notice-3', at, count: 1 },
  { ...notice('reconnecting', { n: 2 }), key: 'notice-2', at: at - 60_000, count: 3 },
  { ...notice('back-online'), key: 'notice-1', at: at - 3_600_000, count: 1 },
];

const meta = preview.meta({
  title: 'Notices/NoticeList',
  component: NoticeList,
  args: { history, unseen: 3, onSeen: fn(), onClear: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '32rem' }}>
        <div style={{ position: 'relative', display: 'flex', justifyContent: 'flex-end' }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

export const Closed = meta.story({ name: 'The bell counts what is new' });

export const Open = meta.story({
  name: 'Past notices can be reviewed and cleared',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notices, 3 new' }));
    await expect(args.onSeen).toHaveBeenCalled();
    await expect(canvas.getByRole('list', { name: 'Notices' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Without notices it says so',
  args: { history: [], unseen: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notices' }));
    await expect(canvas.getByText('No notices yet')).toBeVisible();
  },
});
