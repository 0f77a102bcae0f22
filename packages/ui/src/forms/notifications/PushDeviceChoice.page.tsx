import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Button } from '../../primitives/Button.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { NotificationChoices } from './NotificationChoices.tsx';
import { PushDeviceChoice } from './PushDeviceChoice.tsx';

/** What is said of PushDeviceChoice. */
export const page = componentPage({
  component: PushDeviceChoice,
  purpose: 'Whether a member is told on the device that she holds, and what stands in the way.',
  instead: [[NotificationChoices, 'it is chosen of what she is told, not where']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Button variant="secondary">Turn on for this device</Button>,
      bad: <StatusNote tone="warn" title="Allow notifications to go on" />,
      because: 'The browser asks once: only after she pressed what says what it is for.',
    },
  ],
});
