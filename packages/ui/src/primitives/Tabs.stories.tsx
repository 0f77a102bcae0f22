import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './Tabs.page.tsx';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs,
  parameters: {
    page,
    storyExemptions: {
      'kind:empty': 'What can be looked at is known when a page is written: there is always a view.',
    },
  },
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
  name: 'In the narrowest window the tabs stand in lines',
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const LongText = meta.story({
  name: 'A long label takes more lines, and a long word breaks in the view',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    items: [
      {
        value: 'upcoming',
        label: 'Kommende Veranstaltungen in deiner Nachbarschaft',
        content: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      },
      { value: 'applications', label: 'Meine Bewerbungen', content: 'Nothing yet.' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
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
