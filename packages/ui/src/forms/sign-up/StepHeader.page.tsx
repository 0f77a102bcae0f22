import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { TabRow } from '../../primitives/TabRow.tsx';
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
      good: (
        <StepHeader
          step={1}
          title="Tell Us About Yourself"
          intro="So that your first table has the right people at it."
        />
      ),
      bad: (
        <StepHeader
          step={1}
          title="Registration Form"
          intro="All fields marked with an asterisk are mandatory."
        />
      ),
      because: 'A step is an invitation: it says what her answers are good for.',
    },
  ],
});
