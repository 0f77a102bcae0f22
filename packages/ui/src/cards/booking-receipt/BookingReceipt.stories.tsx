import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { page } from './BookingReceipt.page.tsx';
import { BookingReceipt } from './BookingReceipt.tsx';

const meta = preview.meta({
  title: 'Cards/Booking receipt',
  component: BookingReceipt,
  parameters: { page },
  args: {
    event: {
      title: 'Sunday brunch in Alfama',
      startTime: '2026-11-29T10:00:00.000Z',
      endTime: '2026-11-29T13:00:00.000Z',
      location: 'Rua da Regueira 12, Lisbon, Portugal',
      description: 'A long table, good coffee, and time to talk.',
      timeZone: 'Europe/Lisbon',
    },
  },
  render: (args) => (
    <Surface>
      <BookingReceipt {...args} />
    </Surface>
  ),
});

export const Default = meta.story({
  name: 'What was booked, and what it opens (R-413, R-414, R-419)',
  play: async () => {
    await screen.findByText('Sunday, November 29, 2026');
    await expect(screen.getByText('Direct messaging with attendees')).toBeVisible();
  },
});

export const LongText = meta.story({
  name: 'Long words break inside of it',
  tags: ['kind:long-text', 'kind:empty'],
  args: {
    event: {
      title: 'An unusually long name of a gathering that nobody would shorten for us',
      startTime: '2026-11-29T10:00:00.000Z',
      endTime: '2026-11-30T01:00:00.000Z',
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
      description: null,
      timeZone: 'Europe/London',
    },
  },
});
