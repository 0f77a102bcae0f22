import preview from '../../../../../.storybook/preview.tsx';
import { AllDoneDrawing } from '../../art/drawings/AllDoneDrawing.tsx';
import { LetterDrawing } from '../../art/drawings/LetterDrawing.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Container } from '../../primitives/Container.tsx';
import { page } from './LetterCard.page.tsx';
import { LetterCard } from './LetterCard.tsx';

const meta = preview.meta({
  title: 'Cards/Letter card',
  component: LetterCard,
  parameters: { page },
  args: {
    drawing: <LetterDrawing />,
    ground: 'lilac' as const,
    title: 'Check your email',
    body: 'A link to choose a new password is on its way.',
    children: <Button full>Return to Sign In</Button>,
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story({ name: 'A picture, a heading, a sentence, and one thing to do' });

export const WithoutMore = meta.story({
  name: 'A heading alone is enough',
  tags: ['kind:empty'],
  render: () => <LetterCard drawing={<AllDoneDrawing />} ground="lilac" title="Email confirmed" />,
});

export const Long = meta.story({
  name: 'Long words wrap in the narrowest window',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze und noch ein Wort',
    body: 'a.very.long.address.that.never.seems.to.end@donaudampfschifffahrtsgesellschaft.example',
  },
});
