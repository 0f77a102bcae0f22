import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Container } from './Container.tsx';
import { StatusNote } from './StatusNote.tsx';
import { Surface } from './Surface.tsx';
import { surfaceGrounds, surfacePaddings } from './surface.css.ts';
import { Text } from './Text.tsx';

/** What is said of Surface. */
export const page = componentPage({
  component: Surface,
  purpose: 'A round-cornered ground with the ink that reads on it: the body of a card.',
  instead: [
    [StatusNote, 'its color says how something stands'],
    [Container, 'only the measure of the page is wanted'],
  ],
  keys: 'none',
  matrix: {
    args: { children: 'Long tables, good company.' },
    rows: { ground: surfaceGrounds, padding: surfacePaddings },
    states: {},
  },
  pairs: [
    {
      good: (
        <Surface ground="raised">
          <Text>Sunday long-table brunch</Text>
        </Surface>
      ),
      bad: (
        <Surface ground="raised">
          <Surface ground="raised">
            <Text>Sunday long-table brunch</Text>
          </Surface>
        </Surface>
      ),
      because: 'One card does not lie in another; a part of a card is sunk, or set apart by space.',
    },
    {
      good: <Surface ground="lilac">Book clubs, hikes, workshops.</Surface>,
      bad: (
        <Surface ground="lilac">
          <Text tone="berry">Book clubs, hikes, workshops.</Text>
        </Surface>
      ),
      because: 'A pastel has an ink of its own, and only that is sure to be read on it.',
    },
  ],
});
