import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Heading } from '../../primitives/Heading.tsx';
import { PageBand } from '../PageBand.tsx';
import { Hero } from './Hero.tsx';

/** What is said of Hero and the parts of the first page. */
export const page = componentPage({
  component: Hero,
  purpose: 'Says in one line what this is, and leads two ways on.',
  instead: [[PageBand, 'it is any other page']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Heading level={2}>Your people are one coffee away.</Heading>,
      bad: <Heading level={2}>The leading platform for female community engagement</Heading>,
      because: 'It says what she gets, in words that she would use.',
    },
  ],
});
