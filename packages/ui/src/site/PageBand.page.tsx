import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { StepHeader } from '../forms/sign-up/StepHeader.tsx';
import { Hero } from './home/Hero.tsx';
import { PageBand } from './PageBand.tsx';

/** What is said of PageBand. */
export const page = componentPage({
  component: PageBand,
  purpose: 'Opens a page: its heading and one line on a block of peach.',
  instead: [
    [Hero, 'it is the first page'],
    [StepHeader, 'it is a step of a form'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <PageBand title="Events" lead="Small, curated gatherings. Apply for a seat." />,
      bad: (
        <PageBand title="Events" lead="Welcome to our events page, where you will find all of our events." />
      ),
      because: 'The one line says what she finds, not that she has arrived.',
    },
  ],
});
