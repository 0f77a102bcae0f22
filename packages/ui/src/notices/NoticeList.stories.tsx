import { notice } from '@sorella/core/notices/catalogue';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../primitives/Button.tsx';
import { Inline } from '../primitives/Inline.tsx';
import { page } from './NoticeList.page.tsx';
import { NoticeBell, NoticeList } from './NoticeList.tsx';
import { createNoticeCenter, type PublishedNotice } from './notice-center.ts';

const at = Date.UTC(2026, 10, 21, 12, 0);
const history: readonly PublishedNotice[] = [
  { ...notice('login-failed'), key: 'notice-3', at, count: 1 },
  { ...notice('reconnecting', { n: 2 }), key: 'notice-2', at: at - 60_000, count: 3 },
  { ...notice('back-online'), key: 'notice-1', at: at - 3_600_000, count: 1 },
];

const meta = preview.meta({
  title: 'Notices/NoticeList',
  component: NoticeList,
  parameters: { page },
  subcomponents: { NoticeBell },
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
  tags: ['kind:empty'],
  args: { history: [], unseen: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notices' }));
    await expect(canvas.getByText('No notices yet')).toBeVisible();
  },
});

export const LongText = meta.story({
  name: 'Long notices wrap inside the list',
  tags: ['kind:long-text'],
  args: {
    history: [
      {
        id: 'long',
        tone: 'info',
        title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        description: 'It may take a while, and nothing you saved is lost. '.repeat(5).trim(),
        key: 'notice-4',
        at,
        count: 12,
      },
      ...history,
    ],
    unseen: 1,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notices, 1 new' }));
    const list = canvas.getByRole('list', { name: 'Notices' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const Joined = meta.story({
  name: 'Joined to a center it counts what is published, until it is looked at',
  render: function Render() {
    const [center] = useState(() => createNoticeCenter({ now: () => at }));
    return (
      <Inline>
        <Button onPress={() => center.publish(notice('login-failed'))}>Fail</Button>
        <NoticeBell center={center} />
      </Inline>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Notices, 1 new' }));
    await expect(canvas.getByText('Login failed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Notices' })).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
