import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './RadioGroup.page.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

/** Keeps the answer that is pressed, as a form does. */
function Kept({ value, ...rest }: RadioGroupProps<string>) {
  const [chosen, setChosen] = useState(value);
  return <RadioGroup {...rest} value={chosen} onValueChange={setChosen} />;
}

const meta = preview.meta({
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  parameters: {
    page,
    storyExemptions: { 'kind:empty': 'Where there is nothing to choose from, nothing is asked.' },
  },
  args: {
    label: 'When would you come?',
    options: [
      { value: 'morning', label: 'Morning' },
      { value: 'noon', label: 'Noon' },
      { value: 'evening', label: 'Evening' },
    ],
    value: null,
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  name: 'Nothing is chosen before she came, and the words are pressed as the circle is',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByText('Noon'));
    await expect(canvas.getByRole('radio', { name: 'Noon' })).toBeChecked();
  },
});

export const Segments = meta.story({
  name: 'Side by side, where the answer counts at once',
  args: { look: 'segments', value: 'noon' },
});

export const Invalid = meta.story({
  name: 'What is missing is read with the question',
  tags: ['kind:error'],
  args: { error: 'Choose one of them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose one of them.');
  },
});

export const LongText = meta.story({
  name: 'Long answers break below their own first letter',
  tags: ['kind:long-text'],
  args: {
    options: [
      { value: 'once', label: 'Once, on a day that suits both of us, if the weather is anything like fine' },
      { value: 'often', label: 'Whenever there is a table free by the window' },
    ],
    value: 'often',
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
