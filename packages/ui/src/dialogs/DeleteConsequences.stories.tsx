import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Container } from '../primitives/Container.tsx';
import { page } from './DeleteConsequences.page.tsx';
import { DeleteConsequences } from './DeleteConsequences.tsx';

const meta = preview.meta({
  title: 'Dialogs/Delete consequences',
  component: DeleteConsequences,
  parameters: { page },
  args: {
    title: 'Sunday long-table brunch',
    over: false,
    counts: { pending: 3, approved: 8, paid: 8, paidCents: 24_000 },
  },
  render: (args) => (
    <Container width="form">
      <DeleteConsequences {...args} />
    </Container>
  ),
});

export const Default = meta.story({
  name: 'It says who loses what, and how much is to be refunded (A-26)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('together €240.00');
  },
});

export const Over = meta.story({
  name: 'Of an event that is over nobody loses her seat (A-45)',
  args: { over: true, counts: { pending: 0, approved: 8, paid: 0, paidCents: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has applied to this event.')).toBeVisible();
  },
});

export const Counting = meta.story({
  name: 'While it is looked up the question can be answered all the same',
  tags: ['kind:loading'],
  args: { counts: 'loading' },
});

export const Unknown = meta.story({
  name: 'What could not be looked up is not made up',
  tags: ['kind:error'],
  args: { counts: 'unknown' },
});
