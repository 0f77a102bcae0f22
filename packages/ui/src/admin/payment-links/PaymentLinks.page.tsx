import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Button } from '../../primitives/Button.tsx';
import { PaypalSetting } from '../paypal-setting/PaypalSetting.tsx';
import { PaymentLinks } from './PaymentLinks.tsx';

/** What is said of PaymentLinks. */
export const page = componentPage({
  component: PaymentLinks,
  purpose: 'Where paid events are paid, a link to try it, and events that still lead elsewhere.',
  instead: [[PaypalSetting, 'only the username is asked for']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Button variant="secondary">Update 3 events</Button>,
      bad: <Button variant="secondary">Sync</Button>,
      because: 'A press that changes several things says how many.',
    },
  ],
});
