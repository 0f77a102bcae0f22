import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Field } from '../../primitives/Field.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { PaypalSetting } from '../paypal-setting/PaypalSetting.tsx';
import { PaymentTermForm } from './PaymentTermForm.tsx';

/** What is said of PaymentTermForm. */
export const page = componentPage({
  component: PaymentTermForm,
  purpose: 'By when applications are paid, and whether they end by themselves.',
  instead: [[PaypalSetting, 'where the money goes matters']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Field label="Days to pay" hint="1 to 60, from when she applies.">
          {(control) => <TextInput {...control} defaultValue="5" />}
        </Field>
      ),
      bad: <Field label="TTL">{(control) => <TextInput {...control} defaultValue="432000" />}</Field>,
      because: 'Organizers think in days, and read what a number counts.',
    },
  ],
});
