import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './Switch.page.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Primitives/Switch',
  component: Switch,
  parameters: { page },
  args: { label: 'Coffee chats', checked: true, children: 'On', onCheckedChange: fn() },
});

export const On = meta.story({
  name: 'It is switched with a press or with Space',
  render: function Live(args) {
    const [checked, setChecked] = useState(true);
    return (
      <Switch {...args} checked={checked} onCheckedChange={setChecked}>
        {checked ? 'On' : 'Off'}
      </Switch>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('switch', { name: 'Coffee chats' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-checked', 'true');
  },
});

export const Off = meta.story({
  name: 'Off is told without a colour too',
  args: { checked: false, children: 'Off' },
});

export const Busy = meta.story({
  name: 'While a change is on its way a second press does nothing',
  tags: ['kind:loading'],
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

export const Unavailable = meta.story({
  name: 'What cannot be switched here stays in the tab order',
  tags: ['kind:denied'],
  args: { unavailable: true },
});

export const LongText = meta.story({
  name: 'Long words beside it take the lines they need',
  tags: ['kind:long-text'],
  args: { children: 'Switched on for everybody, until the evening of the winter party' },
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
