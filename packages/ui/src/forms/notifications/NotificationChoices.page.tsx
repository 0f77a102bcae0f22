import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { NotificationBell } from '../../lists/notifications/NotificationBell.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { Switch } from '../../primitives/Switch.tsx';
import { NotificationChoices } from './NotificationChoices.tsx';

const NOTHING = () => undefined;

/** What is said of NotificationChoices and its parts. */
export const page = componentPage({
  component: NotificationChoices,
  purpose: 'What a member is told of, where, and in which hours not.',
  instead: [[NotificationBell, 'it has happened, and she reads it']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Switch label="Someone messages you: By email" checked={false} onCheckedChange={NOTHING} />,
      bad: (
        <Checkbox checked={false} onCheckedChange={NOTHING}>
          Unsubscribe from everything
        </Checkbox>
      ),
      because: 'She gives up what she does not want, and still learns of her money and her seat.',
    },
  ],
});
