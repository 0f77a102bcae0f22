import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Container } from '../../primitives/Container.tsx';
import { page } from './MemberPreview.page.tsx';
import { MemberPreview } from './MemberPreview.tsx';

const meta = preview.meta({
  title: 'Cards/Member preview',
  component: MemberPreview,
  parameters: { page },
  args: {
    name: { firstName: 'Maya', lastName: 'Okafor' },
    seed: 'maya',
    title: 'Product designer',
    bio: 'Sketches before breakfast, swims after work.',
    photoUrl: null,
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story({
  name: 'It shows her card, and who reads how much of her name (R-138, R-174, A-94, A-54)',
  play: async ({ canvas }) => {
    const readings = within(canvas.getByLabelText('Your name, as others read it'));
    const read = readings.getAllByRole('definition').map((reading) => reading.textContent);
    await expect(read).toEqual(['Maya Okafor', 'Maya O.', 'Maya']);
  },
});

export const OfAMember = meta.story({
  name: 'A member reads where she asks for a change of what she cannot change herself',
  args: { askHref: '/contact' },
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('link', { name: 'Ask us to change one of them' });
    await expect(ask).toHaveAttribute('href', '/contact');
  },
});

export const Nothing = meta.story({
  name: 'Before anything is typed it says what will stand there',
  tags: ['kind:empty'],
  args: { name: { firstName: '', lastName: '' }, title: '', bio: '' },
});

export const Long = meta.story({
  name: 'Long words wrap in the narrowest window',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    name: { firstName: 'Donaudampfschifffahrtsgesellschafterin', lastName: 'Okafor' },
    title: 'Leitende Donaudampfschifffahrtsgesellschaftskapitänin',
    bio: 'a.very.long.word.that.never.seems.to.end.and.goes.on.beyond.the.edge.of.every.card '.repeat(2),
  },
});
