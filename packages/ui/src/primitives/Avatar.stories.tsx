import { expect } from 'storybook/test';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './Avatar.page.tsx';
import { Avatar } from './Avatar.tsx';
import { avatarSizes } from './avatar.css.ts';
import { Inline } from './Inline.tsx';

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#B9A7F5"/><circle cx="20" cy="16" r="8" fill="#3B2A7E"/><circle cx="20" cy="42" r="16" fill="#3B2A7E"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Primitives/Avatar',
  component: Avatar,
  parameters: { page },
  argTypes: { size: { control: 'inline-radio', options: [...avatarSizes] } },
  args: { name: 'Maya Okafor', seed: '00000000-0000-4000-8000-000000000002' },
});

export const Default = meta.story({
  name: 'Without a photo her initials stand on her pastel',
  tags: ['kind:empty'],
});

export const Many = meta.story({
  name: 'Each id has its own pastel, in every size',
  render: () => (
    <Inline>
      {['Maya Okafor', 'Noor Haddad', 'Lena Schmidt', 'Ana', 'Ying Li', 'Özge Şahin'].map((name, index) => (
        <Avatar key={name} name={name} seed={`member-${index}`} size={avatarSizes[index % 4] ?? 'medium'} />
      ))}
    </Inline>
  ),
});

export const Photo = meta.story({
  name: 'A photo covers the initials',
  args: { photoUrl: photo, size: 'large' },
});

export const BrokenPhoto = meta.story({
  name: 'A photo that fails leaves the initials',
  args: { photoUrl: 'data:image/png;base64,broken', size: 'large' },
});

export const NoName = meta.story({ name: 'Without a name there is still a face', args: { name: ' ' } });

export const LongName = meta.story({
  name: 'Of a long name the first and the last word give the initials',
  tags: ['kind:long-text'],
  args: { name: 'Wilhelmina Charlotte Maria van der Westhuizen-Oppenheimer', size: 'huge' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent(/^WW$/);
  },
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});
