import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Button } from './Button.tsx';
import { Container } from './Container.tsx';
import { Grid } from './Grid.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';
import { Surface } from './Surface.tsx';
import { Text } from './Text.tsx';

/** What is said of Stack, Inline, Grid and Container. */
export const page = componentPage({
  component: Stack,
  purpose:
    'Space between things belongs to what holds them: Stack puts them under each other with one distance.',
  instead: [
    [Inline, 'things stand beside each other and may wrap'],
    [Grid, 'things are alike and want equal columns'],
    [Container, 'it is the page’s own measure'],
    [Surface, 'it has a ground'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Stack gap="6">
          <Stack gap="1">
            <Text weight="strong">Sunday long-table brunch</Text>
            <Text tone="soft">Kreuzberg, Berlin</Text>
          </Stack>
          <Button>Pay & Book</Button>
        </Stack>
      ),
      bad: (
        <Stack gap="4">
          <Text weight="strong">Sunday long-table brunch</Text>
          <Text tone="soft">Kreuzberg, Berlin</Text>
          <Button>Pay & Book</Button>
        </Stack>
      ),
      because: 'What belongs together stands closer than what does not.',
    },
  ],
});
