import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';
import { page } from './KeptPlace.page.tsx';
import { KeptPlace } from './KeptPlace.tsx';
import { Stack } from './Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Primitives/KeptPlace',
  component: KeptPlace,
  parameters: {
    page,
  },
  args: { children: null },
});

function Giving({ next, after }: { next?: 'first' | 'itself'; after: ReactNode }) {
  const [given, setGiven] = useState(false);
  return (
    <Stack align="start">
      <Button variant="secondary">Before</Button>
      <KeptPlace {...(next && { next })}>
        {given ? after : <Button onPress={() => setGiven(true)}>Suspend</Button>}
      </KeptPlace>
      <Button variant="secondary">After</Button>
    </Stack>
  );
}

export const Itself = meta.story({
  name: 'What is pressed gives way to words: the place has the focus, and Tab goes on from it',
  render: () => <Giving after={<Text>She is suspended.</Text>} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Suspend' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('She is suspended.').parentElement).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
  },
});

export const First = meta.story({
  name: 'What is pressed gives way to its opposite, which has the focus',
  render: () => <Giving next="first" after={<Button variant="secondary">End suspension</Button>} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Suspend' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'End suspension' })).toHaveFocus());
  },
});
