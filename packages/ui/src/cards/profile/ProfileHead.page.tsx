import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { MemberCard } from '../member-card/MemberCard.tsx';
import { MemberPreview } from './MemberPreview.tsx';
import { ProfileHead } from './ProfileHead.tsx';

const maya = {
  id: '00000000-0000-4000-8000-000000000002',
  firstName: 'Maya',
  lastName: 'Okafor',
  title: 'Product designer',
  avatarUrl: null,
};

/** What is said of ProfileHead. */
export const page = componentPage({
  component: ProfileHead,
  purpose: 'Who she is to others, at the top of her own page.',
  instead: [
    [MemberCard, 'it is somebody else'],
    [MemberPreview, 'she fills it in just now'],
  ],
  keys: 'none',
  matrix: 'stories',
  pairs: [
    {
      good: <ProfileHead profile={maya} email="maya@sorella.test" headingLevel={3} />,
      bad: (
        <ProfileHead
          profile={{ ...maya, firstName: 'Maya Adaeze Okafor, Product Designer', lastName: null }}
          email="maya@sorella.test"
          headingLevel={3}
        />
      ),
      because: 'Name and title are two things; the title has a place of its own.',
    },
  ],
});
