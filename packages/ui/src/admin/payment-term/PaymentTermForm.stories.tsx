import { expect, fn } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './PaymentTermForm.page.tsx';
import { PaymentTermForm } from './PaymentTermForm.tsx';

const meta = preview.meta({
  title: 'Admin/Time to pay',
  component: PaymentTermForm,
  args: { term: { isOn: false, days: 5, hoursBefore: 48 }, saving: false, onSave: fn(), onRetry: fn() },
  parameters: {
    ...everyPage,
    page,
  },
});

export const Default = meta.story({
  name: 'Off until it is switched on, which says at once what it means (A-106)',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Off: there is no date to pay by');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onSave).toHaveBeenCalledWith({ isOn: true, days: 5, hoursBefore: 48 });
  },
});

export const On = meta.story({
  name: 'On it says how long, and other numbers are saved (A-106)',
  args: { term: { isOn: true, days: 1, hoursBefore: 1 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'On: 1 day to pay, and until 1 hour before the event at the latest.',
    );
    const days = canvas.getByLabelText('Days to pay');
    await userEvent.clear(days);
    await userEvent.type(days, '14{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ isOn: true, days: 14, hoursBefore: 1 });
  },
});

export const SwitchedWhileTyped = meta.story({
  name: 'Switching it on saves the number that was typed before, too (A-106)',
  play: async ({ canvas, userEvent, args }) => {
    const days = canvas.getByLabelText('Days to pay');
    await userEvent.clear(days);
    await userEvent.type(days, '9');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onSave).toHaveBeenCalledWith({ isOn: true, days: 9, hoursBefore: 48 });
  },
});

export const Invalid = meta.story({
  name: 'What is no such number is not saved, and not lost',
  tags: ['kind:error'],
  play: async ({ canvas, userEvent, args }) => {
    const hours = canvas.getByLabelText('Hours before the event');
    await userEvent.clear(hours);
    await userEvent.type(hours, '400{Enter}');
    await expect(hours).toHaveFocus();
    await expect(hours).toHaveAccessibleDescription(/whole number from 0 to 336/);
    await expect(hours).toHaveValue('400');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  name: 'While it is saved a second press does nothing',
  tags: ['kind:loading'],
  args: { saving: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }));
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  name: 'While it is read the box has its shape already',
  tags: ['kind:loading'],
  args: { term: null },
});

export const Failed = meta.story({
  name: 'That it cannot be read is said, and it can be tried again',
  tags: ['kind:error'],
  args: {
    term: null,
    failure: { notice: { title: 'Error', description: 'The time to pay could not be loaded.' } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
