import { dataErrorNotices, eventsNotices, noticeOf } from '@sorella/core/notices';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Empty states/Error state',
  component: ErrorState,
  args: {
    notice: noticeOf(eventsNotices, 'events-load-failed'),
    advice: dataErrorNotices['error-network'].description,
    onRetry: fn(),
  },
});

export const Failed = meta.story({
  name: 'A failure says what happened, what is safe and what to do next',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load events');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  name: 'While it tries again the button is busy',
  args: { retrying: true },
});
