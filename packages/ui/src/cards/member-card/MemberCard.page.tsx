import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { MemberPreview } from '../profile/MemberPreview.tsx';
import { ProfileHead } from '../profile/ProfileHead.tsx';
import { MemberCard } from './MemberCard.tsx';

const noor = {
  id: '00000000-0000-4000-8000-000000000003',
  firstName: 'Noor',
  lastName: 'Haddad',
  title: 'Illustrator and slow runner',
  avatarUrl: null,
  bio: 'New in Berlin. I draw people on trains.',
  sharedInterests: ['Arts & creativity'],
  sharedEvents: ['Sunday Pottery and Tea'],
  mayMessage: true,
};

/** What is said of MemberCard. */
export const page = componentPage({
  component: MemberCard,
  purpose: 'What members see of each other: who she is, what the two share, and what can be done.',
  instead: [
    [MemberPreview, 'she fills in her own'],
    [ProfileHead, 'it is her own page'],
    [Avatar, 'a face beside a name is enough'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Surface>
          <MemberCard member={noor} onBlock={() => undefined} onReport={() => undefined} />
        </Surface>
      ),
      bad: (
        <Surface>
          <MemberCard
            member={{ ...noor, sharedInterests: [], sharedEvents: [] }}
            onBlock={() => undefined}
            onReport={() => undefined}
          />
        </Surface>
      ),
      because:
        'What the two share comes first to mind when one writes to the other: show it where there is some.',
    },
  ],
});
