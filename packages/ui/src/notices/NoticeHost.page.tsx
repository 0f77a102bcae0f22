import { bookingNotices } from '@sorella/core/notices/booking.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { StatusNote } from '../primitives/StatusNote.tsx';
import { ConnectionBanner } from '../site/ConnectionBanner.tsx';
import { NoticeCard } from './NoticeCard.tsx';
import { NoticeHost } from './NoticeHost.tsx';

const told = (title: string, description: string) => ({
  ...noticeOf(bookingNotices, 'event-full'),
  title,
  description,
});

/** What is said of NoticeHost and the notices it shows. */
export const page = componentPage({
  component: NoticeHost,
  purpose: 'Tells what a press has done, at the edge of the page, and goes by itself unless it is wrong.',
  instead: [
    [StatusNote, 'it belongs to one place and stays'],
    [ConfirmDialog, 'it must be answered'],
    [ConnectionBanner, 'it is about the connection'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <NoticeCard
          notice={told('Booking cancelled', 'Your seat is free again.')}
          onDismiss={() => undefined}
        />
      ),
      bad: <NoticeCard notice={told('Success!', 'The operation completed.')} onDismiss={() => undefined} />,
      because: 'What happened in a few words, then what it means for her.',
    },
  ],
});
