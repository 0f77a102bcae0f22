import { EVENT_CATEGORIES } from '@sorella/core/domain/events/categories';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DrawnShape } from './DrawnShape.tsx';
import { page } from './EventPicture.page.tsx';
import { EventPicture } from './EventPicture.tsx';

const meta = preview.meta({
  title: 'Art/Event picture',
  component: EventPicture,
  subcomponents: { DrawnShape },
  parameters: {
    page,
    storyExemptions: { 'kind:long-text': 'It draws a category as colours, not as words.' },
  },
  args: { eventId: '00000000-0000-4000-8000-0000000000a1', category: 'Food & Drinks' },
  decorators: [
    (Story, { parameters }) =>
      parameters['wide'] ? (
        <Story />
      ) : (
        <div style={{ position: 'relative', maxWidth: 380, height: 250 }}>
          <Story />
        </div>
      ),
  ],
});

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 250"><rect width="380" height="250" fill="#0F4763"/><text x="190" y="132" fill="#fff" font-family="sans-serif" font-size="22" text-anchor="middle">a photo</text></svg>',
)}`;

export const Generated = meta.story({
  name: 'An event without a photo gets a picture of its own (R-290)',
  tags: ['kind:empty'],
});

export const Photo = meta.story({
  name: 'A photo covers the generated picture once it has arrived (R-290)',
  args: { imageUrl: photo, eager: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('data-state', 'loaded'));
  },
});

export const BrokenPhoto = meta.story({
  name: 'A photo that fails leaves the generated picture',
  args: { imageUrl: 'data:image/png;base64,broken', eager: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).not.toBeNull();
  },
});

const ids = ['3f0c1d9e', '9b1de07a', 'c4d2f6b8', '71ea5503'];

export const EveryCategory = meta.story({
  name: 'Every category has its colours, every event its composition',
  parameters: { wide: true },
  render: () => (
    <ul style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
      {[...EVENT_CATEGORIES, null].flatMap((category) =>
        ids.map((id) => (
          <li
            key={`${category}-${id}`}
            style={{ position: 'relative', aspectRatio: '380 / 250', borderRadius: 16, overflow: 'hidden' }}
          >
            <EventPicture eventId={`${id}-${category ?? 'general'}`} category={category} />
          </li>
        )),
      )}
    </ul>
  ),
});
