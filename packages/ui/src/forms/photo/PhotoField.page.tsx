import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { EventPicture } from '../../art/EventPicture.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Text } from '../../primitives/Text.tsx';
import { PhotoField } from './PhotoField.tsx';

/** What is said of PhotoField. */
export const page = componentPage({
  component: PhotoField,
  purpose:
    'Chooses a photo: a file or a drop, then the part that is shown; it can be changed and taken back.',
  instead: [
    [Avatar, 'it only shows who somebody is'],
    [EventPicture, 'it only shows an event'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Text size="small" tone="soft">
          A JPEG, PNG or WebP of up to 10 MB.
        </Text>
      ),
      bad: (
        <Text size="small" tone="bad">
          Invalid MIME type.
        </Text>
      ),
      because: 'What a file may be is said before one is chosen, in words from a file’s own name.',
    },
  ],
});
