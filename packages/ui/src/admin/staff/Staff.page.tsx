import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { MemberRecord } from '../members/MemberRecord.tsx';
import { MembersPanel } from '../tools/MembersPanel.tsx';
import { StaffList } from './StaffList.tsx';

/** What is said of StaffList, and of the search below it. */
export const page = componentPage({
  component: StaffList,
  purpose: 'Who has a role below admin, since when and by whom, each with the way to take it back.',
  instead: [
    [MembersPanel, 'it is about approvals, or about who is an admin'],
    [MemberRecord, 'it is about one member'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Badge>Treasurer</Badge>,
      bad: <Badge>payments, refunds</Badge>,
      because: 'A role has one name; what it opens is told once, where it is given.',
    },
  ],
});
