import { Bell } from 'lucide';
import { expect, fn } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../art/icons/Icon.tsx';
import { page } from './IconButton.page.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Primitives/IconButton',
  component: IconButton,
  subcomponents: { Icon },
  parameters: {
    page,
    storyExemptions: { 'kind:long-text': 'Its label is read aloud, not seen; what is seen is a drawing.' },
  },
  args: { label: 'Notices', children: <Icon drawing={Bell} size={22} />, onPress: fn() },
});

export const Default = meta.story({ name: 'A drawing with a name, 44 px square' });
export const Counting = meta.story({
  name: 'A number sits at its corner',
  args: { count: 3, label: 'Notices, 3 new' },
});
export const CountingMany = meta.story({
  name: 'Above 99 it reads 99+',
  args: { count: 140, label: 'Notices, 99+ new' },
});
export const Unavailable = meta.story({
  name: 'Unavailable, it stays reachable and does nothing',
  tags: ['kind:denied'],
  args: { unavailable: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
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
