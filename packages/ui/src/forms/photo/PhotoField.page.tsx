import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { EventPicture } from '../../art/EventPicture.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import { PhotoField } from './PhotoField.tsx';

const photo = (error: string) => (
  <PhotoField label="Profile photo" value={null} onChange={() => undefined} error={error} />
);

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
      good: photo('This file is no picture. Choose a JPEG, PNG, WebP or GIF.'),
      bad: photo('Invalid MIME type.'),
      because: 'What was wrong with a file is said in words from its own name, with what fits.',
    },
  ],
});
