import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { MemberCard } from '../../cards/member-card/MemberCard.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { MemberRecord } from './MemberRecord.tsx';

/** What is said of MemberRecord, and of its forms. */
export const page = componentPage({
  component: MemberRecord,
  purpose: 'One member, as organizers see her: who she is, what she did, what was decided and noted.',
  instead: [[MemberCard, 'another member looks at her']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Badge tone="bad">Suspended</Badge>,
      bad: <Badge tone="bad">Bad member</Badge>,
      because: 'A word says what holds now, not what somebody thinks of her.',
    },
  ],
});
