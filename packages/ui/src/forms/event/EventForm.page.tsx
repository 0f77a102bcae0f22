import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { PaypalSetting } from '../../admin/paypal-setting/PaypalSetting.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { ProfileForm } from '../profile/ProfileForm.tsx';
import { EventForm } from './EventForm.tsx';

/** What is said of EventForm with the editor around it. */
export const page = componentPage({
  component: EventForm,
  purpose: 'Everything an event consists of, with what a change means for members above the button.',
  instead: [
    [PaypalSetting, 'only where payments go shall change'],
    [ProfileForm, 'it is about a person'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <StatusNote tone="warn">8 members are booked. They get a mail about the new time.</StatusNote>,
      bad: <StatusNote tone="warn">Are you sure you want to save?</StatusNote>,
      because: 'Before a change it says whom it meets and how they hear of it.',
    },
  ],
});
