import { dataErrorNotices } from '@sorella/core/notices/data-error.notices';
import { eventsNotices } from '@sorella/core/notices/events.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './ErrorState.page.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Empty states/Error state',
  component: ErrorState,
  parameters: { page },
  args: {
    notice: noticeOf(eventsNotices, 'events-load-failed'),
    advice: dataErrorNotices['error-network'].description,
    onRetry: fn(),
  },
});

export const Failed = meta.story({
  name: 'A failure says what happened, what is safe and what to do next',
  tags: ['kind:error'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load events');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  name: 'While it tries again the button is busy',
  tags: ['kind:loading'],
  args: { retrying: true },
});

export const LongText = meta.story({
  name: 'A long account keeps a short line, and a long word breaks',
  tags: ['kind:long-text'],
  args: {
    notice: {
      title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      description: 'It may take a while, and nothing you saved is lost. '.repeat(4).trim(),
    },
    advice: 'Wait for the connection to come back, or go on reading what has arrived already. '
      .repeat(3)
      .trim(),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
