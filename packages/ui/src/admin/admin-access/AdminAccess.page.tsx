import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { SignInForm } from '../../forms/SignInForm.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { ToolSections } from '../tools/ToolSections.tsx';
import { AdminAccess } from './AdminAccess.tsx';

/** What is said of AdminAccess. */
export const page = componentPage({
  component: AdminAccess,
  purpose: 'How one becomes the first admin, and the door to the tools for those who are.',
  instead: [
    [ToolSections, 'she is an admin'],
    [SignInForm, 'nobody is signed in'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <StatusNote tone="info" title="Only for admins">
          Ask an admin to add you.
        </StatusNote>
      ),
      bad: <StatusNote tone="bad" title="403 Forbidden" />,
      because: 'A closed door says who can open it.',
    },
  ],
});
