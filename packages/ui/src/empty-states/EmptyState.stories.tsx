import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FirstStepDrawing } from '../art/drawings/FirstStepDrawing.tsx';
import { FreeSeatDrawing } from '../art/drawings/FreeSeatDrawing.tsx';
import { SearchDrawing } from '../art/drawings/SearchDrawing.tsx';
import { Button } from '../primitives/Button.tsx';
import { page } from './EmptyState.page.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Empty states/Empty state',
  component: EmptyState,
  parameters: { page },
  args: {
    drawing: <FreeSeatDrawing />,
    title: 'No upcoming events at the moment.',
    body: 'Check back soon for new events!',
  },
});

const onPress = fn();

export const Plain = meta.story({ name: 'Nothing is there, and one sentence says what to expect' });

export const WithAction = meta.story({
  name: 'Nothing is found, and one action leads on',
  args: {
    drawing: <SearchDrawing />,
    title: 'No events match your current filters.',
    body: 'Try adjusting your filters to see more events.',
    action: (
      <Button variant="secondary" onPress={onPress}>
        Clear Filters
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    onPress.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  name: 'Long sentences keep short lines, and a long word breaks',
  tags: ['kind:long-text'],
  args: {
    drawing: <FirstStepDrawing />,
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    body: "You haven't applied to any events yet. Browse events above to get started! ".repeat(3).trim(),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
