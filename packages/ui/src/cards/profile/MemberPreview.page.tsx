import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { MemberCard } from '../member-card/MemberCard.tsx';
import { MemberPreview } from './MemberPreview.tsx';
import { ProfileHead } from './ProfileHead.tsx';

/** What is said of MemberPreview. */
export const page = componentPage({
  component: MemberPreview,
  purpose: 'Her own card as others will see it, while she fills it in.',
  instead: [
    [MemberCard, 'it is somebody else'],
    [ProfileHead, 'nothing is being filled in'],
  ],
  keys: 'none',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <MemberPreview
          name={{ firstName: 'Maya', lastName: 'Okafor' }}
          seed="maya"
          title="Product designer"
          bio="Sketches before breakfast."
          photoUrl={null}
        />
      ),
      bad: (
        <MemberPreview name={{ firstName: '', lastName: '' }} seed="maya" title="" bio="" photoUrl={null} />
      ),
      because: 'It stands beside fields that fill it; alone and empty it shows nothing.',
    },
  ],
});
