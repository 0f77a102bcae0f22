import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { PageBand } from '../PageBand.tsx';
import { Hero } from './Hero.tsx';
import { SectionHead } from './SectionHead.tsx';

/** What is said of Hero and the parts of the first page. */
export const page = componentPage({
  component: Hero,
  purpose: 'Says in one line what this is, and leads two ways on.',
  instead: [[PageBand, 'it is any other page']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <SectionHead
          id="pair-hers"
          title="Your people are one coffee away."
          body="Come to a small event, or have coffee with one woman at a time."
        />
      ),
      bad: (
        <SectionHead
          id="pair-makers"
          title="The leading platform for female community engagement"
          body="Leverage a curated network of like-minded individuals."
        />
      ),
      because: 'It says what she gets, in words that she would use.',
    },
  ],
});
