import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './TabRow.page.tsx';
import { TabRow, tabPanelProps } from './TabRow.tsx';

const items = [
  { value: 'upcoming', label: 'Upcoming Events' },
  { value: 'applications', label: 'My Applications' },
  { value: 'bookings', label: 'Pending Bookings (4)' },
] as const;

const meta = preview.meta({
  title: 'Primitives/Tab row',
  component: TabRow,
  parameters: { page },
  args: { id: 'views', label: 'Views', items, value: 'upcoming', onValueChange: () => undefined },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <TabRow {...args} value={value} onValueChange={setValue} />
        <p {...tabPanelProps('views', value)}>{value}</p>
      </>
    );
  },
});

export const Pressed = meta.story({
  name: 'A press shows another view',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'My Applications' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('applications');
  },
});

export const ByKeyboard = meta.story({
  name: 'Arrows go round, Home and End jump, and the focus goes along',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Pending Bookings (4)' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'My Applications' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('applications');
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
