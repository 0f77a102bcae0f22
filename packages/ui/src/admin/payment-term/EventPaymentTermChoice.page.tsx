import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Field } from '../../primitives/Field.tsx';
import { Select } from '../../primitives/Select.tsx';
import { EventPaymentTermChoice } from './EventPaymentTermChoice.tsx';
import { PaymentTermForm } from './PaymentTermForm.tsx';

const choice = (label: string) => (
  <Field label="Time to pay for this event">
    {(control) => <Select {...control} options={[{ value: '', label }]} />}
  </Field>
);

/** What is said of EventPaymentTermChoice. */
export const page = componentPage({
  component: EventPaymentTermChoice,
  purpose: 'By when applications for one event are paid.',
  instead: [[PaymentTermForm, 'it is for all events']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: choice('Same as all events: 5 days'),
      bad: choice('Default'),
      because: 'What stands in its place is said, so that nobody looks it up.',
    },
  ],
});
