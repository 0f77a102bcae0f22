import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Text } from './Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What is said of VisuallyHidden. */
export const page = componentPage({
  component: VisuallyHidden,
  purpose: 'Words that are read aloud and not seen, where the eye has the sense from the place.',
  instead: [
    [IconButton, 'a button is a drawing only; it brings its name'],
    [Text, 'everybody may read it'],
  ],
  keys: 'none',
  matrix: {
    args: { children: 'Noor Haddad' },
    rows: {},
    states: {},
    draw: (props) => (
      <Button>
        Approve <VisuallyHidden {...props} />
      </Button>
    ),
  },
  pairs: [
    {
      good: (
        <Button variant="secondary">
          Approve <VisuallyHidden>Noor Haddad</VisuallyHidden>
        </Button>
      ),
      bad: <Button variant="secondary">Approve</Button>,
      because: 'In a list of many, each button says whom it is about.',
    },
  ],
});
