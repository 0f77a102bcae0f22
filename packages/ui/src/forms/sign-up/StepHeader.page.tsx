import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { TabRow } from '../../primitives/TabRow.tsx';
import { Text } from '../../primitives/Text.tsx';
import { PageBand } from '../../site/PageBand.tsx';
import { StepHeader } from './StepHeader.tsx';

/** What is said of StepHeader and StepTitle. */
export const page = componentPage({
  component: StepHeader,
  purpose: 'Says which of the two steps this is, in words and as two bars.',
  instead: [
    [TabRow, 'the parts can be visited in any order'],
    [PageBand, 'it is a page of its own'],
  ],
  keys: 'none',
  matrix: 'stories',
  pairs: [
    {
      good: <Text>Step 1 of 2</Text>,
      bad: <Text>Progress: 50 %</Text>,
      because: 'Two steps are counted; a percentage is guessed.',
    },
  ],
});
