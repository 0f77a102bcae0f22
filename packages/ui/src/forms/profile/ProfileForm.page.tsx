import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { MemberPreview } from '../../cards/profile/MemberPreview.tsx';
import { Button } from '../../primitives/Button.tsx';
import { PersonalDetailsForm } from '../sign-up/PersonalDetailsForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** What is said of ProfileForm. */
export const page = componentPage({
  component: ProfileForm,
  purpose:
    'Her own profile to change. It keeps what she typed, also when another device changed it meanwhile.',
  instead: [
    [PersonalDetailsForm, 'she joins'],
    [MemberPreview, 'it shall only be looked at'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Button unavailable>Save</Button>,
      bad: <Button>Save</Button>,
      because: 'Where nothing has changed there is nothing to save, and a press says so.',
    },
  ],
});
