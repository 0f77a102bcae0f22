import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { ErrorState } from '../empty-states/ErrorState.tsx';
import { NoticeHost } from '../notices/NoticeHost.tsx';
import { Badge } from './Badge.tsx';
import { Field } from './Field.tsx';
import { StatusNote } from './StatusNote.tsx';
import { statusTones } from './status-note.css.ts';

/** What is said of StatusNote. */
export const page = componentPage({
  component: StatusNote,
  purpose:
    'Says in a colored box, right where it matters, how something stands: approved, waiting, went wrong.',
  instead: [
    [Badge, 'a word is enough'],
    [NoticeHost, 'it tells what a press has done, and may go by itself'],
    [Field, 'it is about one answer of a form'],
    [ErrorState, 'a whole list or page could not be read'],
  ],
  keys: 'none',
  matrix: {
    args: { tone: 'good', title: 'Approved', children: 'Payment verified.' },
    rows: { tone: statusTones },
    states: {},
  },
  pairs: [
    {
      good: (
        <StatusNote tone="bad" title="Your message was not sent">
          It is kept here. Please try again in a moment.
        </StatusNote>
      ),
      bad: (
        <StatusNote tone="bad" title="Error 503">
          Something went wrong.
        </StatusNote>
      ),
      because: 'It says what happened, what is safe, and what to do next.',
    },
    {
      good: <StatusNote tone="warn" title="Payment pending" />,
      bad: <StatusNote tone="bad" title="Payment pending" />,
      because: 'Waiting is not wrong: the tone says how it stands, not how loud it is.',
    },
  ],
});
