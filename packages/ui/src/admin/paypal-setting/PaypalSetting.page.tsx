import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Field } from '../../primitives/Field.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { PaymentLinks } from '../payment-links/PaymentLinks.tsx';
import { PaypalSetting } from './PaypalSetting.tsx';

/** What is said of PaypalSetting. */
export const page = componentPage({
  component: PaypalSetting,
  purpose: 'The PayPal username to which members’ payments go.',
  instead: [[PaymentLinks, 'the events’ links matter too']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Field label="PayPal.me username" hint="A pasted link will do.">
          {(control) => <TextInput {...control} defaultValue="SorellaCircle" />}
        </Field>
      ),
      bad: (
        <Field label="PAYPAL_USERNAME">
          {(control) => <TextInput {...control} defaultValue="SorellaCircle" />}
        </Field>
      ),
      because: 'Admins read words too, and paste what they have.',
    },
  ],
});
