import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Chip } from '../../primitives/Chip.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { PersonalDetailsForm } from './PersonalDetailsForm.tsx';
import { QuestionnaireForm } from './QuestionnaireForm.tsx';

const interests = ['Books & writing', 'Food & cooking', 'Travel & adventure'];

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
      good: (
        <Stack gap="3">
          <Text weight="strong">Top interests: choose up to 3</Text>
          <Inline gap="2">
            {interests.map((interest, place) => (
              <Chip key={interest} selected={place === 0} onToggle={() => undefined}>
                {interest}
              </Chip>
            ))}
          </Inline>
        </Stack>
      ),
      bad: (
        <Field label="Interests (max. 3 items)">
          {(control) => <TextInput {...control} placeholder="e.g. books, food" />}
        </Field>
      ),
      because: 'A question is put as one woman asks another, and its answers can be pressed.',
    },
  ],
});
