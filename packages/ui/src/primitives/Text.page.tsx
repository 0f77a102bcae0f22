import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Heading } from './Heading.tsx';
import { StatusNote } from './StatusNote.tsx';
import { Text } from './Text.tsx';
import { TextLink } from './TextLink.tsx';
import { textSizeNames, textTones, textWeights } from './text.css.ts';

/** What is said of Text and Heading. */
export const page = componentPage({
  component: Text,
  purpose: 'Running text. Its element says what it is, its size and tone how much it matters.',
  instead: [
    [Heading, 'it names what comes below; its level follows the outline, its size the look'],
    [TextLink, 'it leads somewhere'],
    [StatusNote, 'it says how something stands'],
  ],
  keys: 'none',
  matrix: {
    args: { children: 'Long tables, good company.' },
    rows: { size: textSizeNames, tone: textTones, weight: textWeights },
    states: {},
  },
  pairs: [
    {
      good: <Text tone="soft">Sourdough, shakshuka and twelve women you have not met yet.</Text>,
      bad: <Text tone="bad">Sourdough, shakshuka and twelve women you have not met yet.</Text>,
      because: 'A tone with a meaning is for that meaning: bad is an error.',
    },
    {
      good: <Text weight="strong">Bring a mug</Text>,
      bad: <Text weight="strong">BRING A MUG!</Text>,
      because: 'Weight stresses a word. Capitals shout, and are harder to read.',
    },
  ],
});
