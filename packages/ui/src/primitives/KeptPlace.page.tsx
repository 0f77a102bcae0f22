import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { KeptPlace } from './KeptPlace.tsx';
import { Stack } from './Stack.tsx';
import { StatusNote } from './StatusNote.tsx';
import { Text } from './Text.tsx';

/** What is said of KeptPlace. */
export const page = componentPage({
  component: KeptPlace,
  purpose: 'Keeps the keyboard in a part of a page whose content gives way to other content.',
  instead: [
    [Dialog, 'it opens over the page: a window gives the focus back by itself'],
    [StatusNote, 'the words are new and what was pressed stays where it is'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <KeptPlace>
          <Text>Noor Haddad is suspended.</Text>
        </KeptPlace>
      ),
      bad: <Text>Noor Haddad is suspended.</Text>,
      because: 'Who pressed the button that is gone now reads on from here, not from the top of the page.',
    },
    {
      good: (
        <KeptPlace next="first">
          <Button variant="secondary">Unblock</Button>
        </KeptPlace>
      ),
      bad: (
        <Stack gap="2">
          <Text>You blocked her.</Text>
          <KeptPlace>
            <Button variant="secondary">Unblock</Button>
          </KeptPlace>
        </Stack>
      ),
      because: 'Where one button stands for another, the keyboard is on it and can take the press back.',
    },
  ],
});
