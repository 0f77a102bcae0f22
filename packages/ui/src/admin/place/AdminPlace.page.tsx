import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { TabRow } from '../../primitives/TabRow.tsx';
import { ToolSections } from '../tools/ToolSections.tsx';
import { AdminPlace } from './AdminPlace.tsx';

/** What is said of AdminPlace. */
export const page = componentPage({
  component: AdminPlace,
  purpose:
    'The frame of the admin’s place: its sections at the side, a row of them on a phone, and one shown.',
  instead: [
    [ToolSections, 'it is the card on her profile'],
    [TabRow, 'there are two or three views of one thing'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Badge tone="warn">12</Badge>,
      bad: <Badge tone="warn">0</Badge>,
      because: 'Only what waits is counted: a place without a number asks for nothing.',
    },
  ],
});
