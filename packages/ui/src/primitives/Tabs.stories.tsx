import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Events',
    value: 'upcoming',
    onValueChange: () => undefined,
    items: [
      { value: 'upcoming', label: 'Upcoming Events', content: 'Six events this week.' },
      { value: 'applications', label: 'My Applications', content: 'Nothing yet.' },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
});

export const Default = meta.story({
  name: 'Arrow keys move between tabs',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Upcoming Events' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Upcoming Events' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    const applications = canvas.getByRole('tab', { name: 'My Applications' });
    await waitFor(() => expect(applications).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Nothing yet.'));
  },
});

export const Narrow = meta.story({
  name: 'In the narrowest window the tabs scroll sideways',
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
