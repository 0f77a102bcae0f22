import { expect, fn } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './EventPaymentTermChoice.page.tsx';
import { EventPaymentTermChoice } from './EventPaymentTermChoice.tsx';

const everywhere = { isOn: true, days: 5, hoursBefore: 48 };

const meta = preview.meta({
  title: 'Admin/Time to pay of an event',
  component: EventPaymentTermChoice,
  args: { term: { days: null, everywhere }, saving: false, onSave: fn() },
  parameters: { ...everyPage, page },
});

export const Default = meta.story({
  name: 'An event has the time to pay of all others until it is given one of its own (A-106)',
  play: async ({ canvas, userEvent, args }) => {
    const choice = canvas.getByLabelText('Time to pay for this event');
    await expect(choice).toHaveDisplayValue('Same as all events: 5 days');
    await expect(choice).toHaveAccessibleDescription(/^It ends 48 hours before the event at the latest\./);
    await userEvent.selectOptions(choice, '2 days');
    await expect(args.onSave).toHaveBeenLastCalledWith(2);
    await userEvent.selectOptions(choice, 'No deadline');
    await expect(args.onSave).toHaveBeenLastCalledWith(0);
  },
});

export const Own = meta.story({
  name: 'One of its own can be taken back, also a number that is not offered (A-106)',
  args: { term: { days: 45, everywhere: { ...everywhere, isOn: false } } },
  play: async ({ canvas, userEvent, args }) => {
    const choice = canvas.getByLabelText('Time to pay for this event');
    await expect(choice).toHaveDisplayValue('45 days');
    await userEvent.selectOptions(choice, 'Same as all events (no deadline)');
    await expect(args.onSave).toHaveBeenLastCalledWith(null);
  },
});

export const Saving = meta.story({
  name: 'While it is saved it can be chosen again: the last choice counts',
  tags: ['kind:loading'],
  args: { saving: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Time to pay for this event'), '2 days');
    await expect(args.onSave).toHaveBeenLastCalledWith(2);
  },
});
