import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { ProfileChecklist } from './ProfileChecklist.tsx';

/** What is said of ProfileChecklist. */
export const page = componentPage({
  component: ProfileChecklist,
  purpose: 'What her profile still lacks, each leading to its field.',
  instead: [[StatusNote, 'nothing can be done about it here']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <ProfileChecklist missing={['photo']} onPick={() => undefined} />,
      bad: <StatusNote tone="warn" title="Your profile is 80 % complete" />,
      because: 'It names what is missing and leads there. A percentage does neither.',
    },
  ],
});
