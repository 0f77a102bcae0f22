import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Chip } from '../../primitives/Chip.tsx';
import { Text } from '../../primitives/Text.tsx';
import { PersonalDetailsForm } from './PersonalDetailsForm.tsx';
import { QuestionnaireForm } from './QuestionnaireForm.tsx';

/** What is said of QuestionnaireForm. */
export const page = componentPage({
  component: QuestionnaireForm,
  purpose: 'Step 2 of joining: five questions whose answers find people and events for her.',
  instead: [
    [Chip, 'it is one question in another form'],
    [PersonalDetailsForm, 'step 1 is not done'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Text>Top interests: choose up to 3</Text>,
      bad: <Text>Interests (max. 3 items)</Text>,
      because: 'A question is put as one woman asks another.',
    },
  ],
});
