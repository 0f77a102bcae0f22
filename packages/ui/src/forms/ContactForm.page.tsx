import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Field } from '../primitives/Field.tsx';
import { TextInput } from '../primitives/TextInput.tsx';
import { ContactForm } from './ContactForm.tsx';
import { MessageComposer } from './message-composer/MessageComposer.tsx';
import { ReportForm } from './report/ReportForm.tsx';

/** What is said of ContactForm. */
export const page = componentPage({
  component: ContactForm,
  purpose: 'Writes to us: name, email, subject, message. What was typed stays, whatever happens.',
  instead: [
    [MessageComposer, 'a member writes to another'],
    [ReportForm, 'somebody behaved badly'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Field label="Subject">
          {(control) => <TextInput {...control} placeholder="Refund for Sunday's brunch" />}
        </Field>
      ),
      bad: <Field label="Subject">{(control) => <TextInput {...control} placeholder="Subject" />}</Field>,
      because: 'An example in the field helps; the label once more does not.',
    },
  ],
});
