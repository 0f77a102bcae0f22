import { dataErrorNotices } from '@sorella/core/notices/data-error.notices';
import { eventsNotices } from '@sorella/core/notices/events.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { expect, fn, userEvent } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ApplicationCard } from '../cards/application-card/ApplicationCard.tsx';
import { aFreeEvent, anApplicationFor, anEvent, MAYA, NOW } from '../cards/cards.fixtures.ts';
import { Button } from '../primitives/Button.tsx';
import { page } from './ApplicationList.page.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { GroupedList } from './GroupedList.tsx';
import { ready } from './lists.fixtures.ts';

const applications = [
  anApplicationFor(anEvent(), { id: '1' }),
  anApplicationFor(aFreeEvent(), { id: '2', status: 'approved' }),
  anApplicationFor(anEvent({ title: 'Ceramics for beginners', category: 'Creative Arts' }), {
    id: '3',
    status: 'denied',
    adminNotes: 'Cancelled by user',
    cancelledBy: MAYA,
  }),
  anApplicationFor(null, { id: '4', status: 'approved' }),
];

const meta = preview.meta({
  title: 'Lists/Application list',
  parameters: { ...everyPage, page },
  component: ApplicationList,
  subcomponents: { GroupedList },
  args: {
    content: ready({ applications }),
    now: NOW,
    renderCard: (application, headingLevel) => (
      <ApplicationCard
        application={application}
        headingLevel={headingLevel}
        onCancel={fn()}
        onStatePaid={fn()}
        now={NOW}
      />
    ),
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  name: 'Every application says where it stands, and what needs her stands first (A-96)',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});

export const More = meta.story({
  name: 'Earlier applications are read on request (A-91)',
  args: { content: ready({ applications, more: { loading: true, onMore: fn() } }) },
});

export const Loading = meta.story({
  name: 'While applications load, their shapes pulse',
  tags: ['kind:loading'],
  args: { content: { kind: 'loading' } },
});

export const Empty = meta.story({
  name: 'Without applications it leads to the events',
  tags: ['kind:empty'],
  args: {
    content: { kind: 'ready', applications: [] },
    emptyAction: <Button variant="secondary">Browse Events</Button>,
  },
});

export const Failed = meta.story({
  name: 'When applications fail to load it says so and tries again on request',
  tags: ['kind:error'],
  args: {
    content: {
      kind: 'failed',
      notice: noticeOf(eventsNotices, 'events-load-failed'),
      advice: dataErrorNotices['error-unavailable'].description,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({
  name: 'On a phone the picture stands above the words',
  globals: { viewport: { value: 'phone' } },
});

export const LongText = meta.story({
  name: 'A long title and a long place leave the cards of the list equally wide',
  tags: ['kind:long-text'],
  args: {
    content: ready({
      applications: [
        anApplicationFor(
          anEvent({
            title:
              'An unhurried evening of letterpress printing, hand-bound notebooks and very good soup with Donaudampfschifffahrtsgesellschaft',
            location: 'Studio Handsatz in the third courtyard, Oranienstraße 25, Kreuzberg, Berlin',
          }),
          { id: '1' },
        ),
        anApplicationFor(aFreeEvent(), { id: '2', status: 'approved' }),
      ],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const [long, short] = canvas.getAllByRole('article');
    await expect(long?.offsetWidth).toBe(short?.offsetWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
