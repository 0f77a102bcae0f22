import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Field } from '../../primitives/Field.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { ProfileForm } from '../profile/ProfileForm.tsx';
import { PersonalDetailsForm } from './PersonalDetailsForm.tsx';
import { QuestionnaireForm } from './QuestionnaireForm.tsx';

/** What is said of PersonalDetailsForm. */
export const page = componentPage({
  component: PersonalDetailsForm,
  purpose: 'Step 1 of joining: who she is. A field says what it lacks once she has left it.',
  instead: [
    [ProfileForm, 'she is a member already'],
    [QuestionnaireForm, 'step 1 is done'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Field label="First name" error="Name must be at least 2 characters.">
          {(control) => <TextInput {...control} defaultValue="M" />}
        </Field>
      ),
      bad: (
        <Field label="First name" error="Required">
          {(control) => <TextInput {...control} defaultValue="M" />}
        </Field>
      ),
      because: 'It tells her what would be right, while she types.',
    },
  ],
});
