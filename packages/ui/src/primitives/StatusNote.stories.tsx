import { CircleAlert, CircleCheck, Clock, Info } from 'lucide';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../art/icons/Icon.tsx';
import { Button } from './Button.tsx';
import { Stack } from './Stack.tsx';
import { page } from './StatusNote.page.tsx';
import { StatusNote } from './StatusNote.tsx';
import { statusTones } from './status-note.css.ts';

const meta = preview.meta({
  title: 'Primitives/StatusNote',
  component: StatusNote,
  parameters: { page },
  argTypes: { tone: { control: 'inline-radio', options: [...statusTones] } },
  args: { tone: 'good' as const, title: 'Approved', children: "Payment verified - you're all set!" },
});

export const Default = meta.story({ name: 'Where an application stands' });

export const EveryTone = meta.story({
  name: 'Every tone, with and without a drawing',
  render: () => (
    <Stack gap="3">
      <StatusNote tone="good" title="Approved" icon={<Icon drawing={CircleCheck} size={18} />}>
        Payment verified - you're all set!
      </StatusNote>
      <StatusNote tone="warn" title="Application Pending" icon={<Icon drawing={Clock} size={18} />}>
        Your application is being reviewed.
      </StatusNote>
      <StatusNote tone="bad" title="Application Denied" icon={<Icon drawing={CircleAlert} size={18} />}>
        Application not approved
      </StatusNote>
      <StatusNote tone="info" icon={<Icon drawing={Info} size={18} />}>
        Free cancellation until 48 hours before.
      </StatusNote>
    </Stack>
  ),
});

export const WithAction = meta.story({
  name: 'It can carry what to do next',
  args: {
    tone: 'bad',
    title: 'Error loading events',
    children: 'Please check your internet connection.',
    actions: (
      <Button variant="secondary" size="small">
        Try again
      </Button>
    ),
  },
});

export const LongText = meta.story({
  name: 'Long text wraps in the narrowest window',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { tone: 'warn', title: 'Rindfleischetikettierungsüberwachung', children: 'word '.repeat(40) },
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});
