import { safetyNotices } from '@sorella/core/notices/safety.notices';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './ReportForm.page.tsx';
import { ReportForm } from './ReportForm.tsx';

const meta = preview.meta({
  title: 'Forms/Report',
  component: ReportForm,
  parameters: { page },
  args: { onSubmit: fn(), onCancel: fn() },
});

export const Default = meta.story({
  name: 'One choice, and words of her own',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.type(canvas.getByRole('textbox'), '  A link in every message. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Report' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'spam', comment: 'A link in every message.' });
  },
});

export const Unchosen = meta.story({
  name: 'Without a choice it says what is missing, and the focus is there',
  tags: ['kind:error'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Report' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please choose what fits best');
    await expect(canvas.getByRole('radio', { name: 'Harassment or insults' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'A failure says that what was written is still there',
  tags: ['kind:error'],
  args: { problem: safetyNotices['report-failed'] },
});

export const Sending = meta.story({
  name: 'While it is sent it can be neither sent again nor left',
  tags: ['kind:loading'],
  args: { busy: true },
});

export const LongText = meta.story({
  name: 'Too many words are kept, counted and refused',
  tags: ['kind:long-text'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Something else' }));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('x'.repeat(1_001));
    await userEvent.click(canvas.getByRole('button', { name: 'Send Report' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
