import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { Disclosure } from '../../primitives/Disclosure.tsx';
import { TabRow } from '../../primitives/TabRow.tsx';
import { AdminPlace } from '../place/AdminPlace.tsx';
import { ToolSections } from './ToolSections.tsx';

/** What is said of ToolSections and the panels in them. */
export const page = componentPage({
  component: ToolSections,
  purpose:
    'The admin’s tools one below the other on her profile, each with how much waits and the way there.',
  instead: [
    [AdminPlace, 'she is in the place itself'],
    [TabRow, 'there are few views, and one is always open'],
    [Disclosure, 'there is only one'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Badge tone="warn">24 · oldest 3 days ago</Badge>,
      bad: <Badge tone="bad">24!!!</Badge>,
      because: 'A count says since when it waits; that tells what to do first.',
    },
  ],
});
