import { expect, fn } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './PaypalSetting.page.tsx';
import { PaypalSetting } from './PaypalSetting.tsx';

const meta = preview.meta({
  title: 'Admin/PayPal setting',
  component: PaypalSetting,
  args: { username: 'SorellaCircle', loading: false, saving: false, onSave: fn(), onInvalid: fn() },
  parameters: { ...everyPage, page },
});

export const Default = meta.story({
  name: 'The saved username stands in the field (R-267, R-351)',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('PayPal.me username')).toHaveValue('SorellaCircle');
  },
});

export const Pasted = meta.story({
  name: 'Of a pasted link the username is saved (R-353)',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('PayPal.me username');
    await userEvent.clear(field);
    await userEvent.type(field, 'https://www.paypal.me/SorellaBerlin/25{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('SorellaBerlin');
  },
});

export const Missing = meta.story({
  name: 'Without one nothing is saved, and the field says so (R-352)',
  tags: ['kind:empty', 'kind:error'],
  args: { username: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const field = canvas.getByLabelText('PayPal.me username');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Please enter a PayPal.me username/);
    await expect(args.onInvalid).toHaveBeenCalledWith('paypal-setting-empty');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  name: 'What is no username is not saved, and not lost (R-353)',
  tags: ['kind:error'],
  args: { username: null },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('PayPal.me username');
    await userEvent.type(field, 'so rella{Enter}');
    await expect(field).toHaveValue('so rella');
    await expect(field).toHaveAccessibleDescription(/Please enter a valid PayPal.me username/);
    await expect(args.onInvalid).toHaveBeenCalledWith('paypal-setting-invalid');
  },
});

export const Long = meta.story({
  name: 'However much is typed, the box keeps its shape',
  tags: ['kind:long-text'],
  args: { username: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('PayPal.me username'), `${'x'.repeat(120)}{Enter}`);
  },
});

export const Saving = meta.story({
  name: 'While it is saved a second press does nothing',
  tags: ['kind:loading'],
  args: { saving: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  name: 'While it is read the box has its shape already',
  tags: ['kind:loading'],
  args: { username: null, loading: true },
});
