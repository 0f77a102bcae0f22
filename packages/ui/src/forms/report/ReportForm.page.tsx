import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { Button } from '../../primitives/Button.tsx';
import { ContactForm } from '../ContactForm.tsx';
import { ReportForm } from './ReportForm.tsx';

/** What is said of ReportForm. */
export const page = componentPage({
  component: ReportForm,
  purpose: 'Tells the admins what happened, in one choice and her own words.',
  instead: [
    [ContactForm, 'nobody did wrong'],
    [ConfirmDialog, 'she only wants to block somebody'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Button variant="danger">Send report</Button>,
      bad: <Button variant="danger">Punish</Button>,
      because: 'It says what the press does; what follows the admins decide.',
    },
  ],
});
