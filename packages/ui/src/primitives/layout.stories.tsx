import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { Container } from './Container.tsx';
import { Grid } from './Grid.tsx';
import { Heading } from './Heading.tsx';
import { Inline } from './Inline.tsx';
import { containerWidths } from './layout.css.ts';
import { page } from './layout.page.tsx';
import { Stack } from './Stack.tsx';
import { Surface } from './Surface.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Primitives/Layout',
  component: Stack,
  parameters: { page },
  subcomponents: { Container, Grid, Inline },
});

const names = ['Book club', 'Sunday hike', 'Long brunch', 'Pottery', 'Open mic'];

export const Under = meta.story({
  name: 'Stack: one distance between things under each other',
  render: () => (
    <Stack gap="3">
      <Heading level={2}>Come as you are</Heading>
      <Text>Join a community of women who uplift each other.</Text>
      <Stack gap="2" align="start">
        <Button>Join Now</Button>
        <Button variant="secondary">Explore Events</Button>
      </Stack>
    </Stack>
  ),
});

export const Beside = meta.story({
  name: 'Inline: beside each other, onto the next line when the room ends',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <Inline as="ul">
      {names.map((name) => (
        <li key={name}>
          <Badge>{name}</Badge>
        </li>
      ))}
    </Inline>
  ),
});

export const Apart = meta.story({
  name: 'Inline: at the two ends of a line',
  render: () => (
    <Inline justify="between">
      <Heading level={2}>Upcoming Events</Heading>
      <Button variant="quiet">See all events</Button>
    </Inline>
  ),
});

const cells = names.map((name) => (
  <li key={name}>
    <Surface>{name}</Surface>
  </li>
));

export const Columns = meta.story({
  name: 'Grid: equal columns, as many as the room holds',
  render: () => (
    <Grid as="ul" columnMin="12rem">
      {cells}
    </Grid>
  ),
});

export const ColumnsNarrow = meta.story({
  name: 'Grid: one column where there is room for no more',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => <Grid as="ul">{cells}</Grid>,
});

export const Widths = meta.story({
  name: 'Container: the widths of a form, of running text and of a page',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack>
      {containerWidths.map((width) => (
        <Container key={width} width={width}>
          <Surface>{width}</Surface>
        </Container>
      ))}
    </Stack>
  ),
});

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

export const LongText = meta.story({
  name: 'A long word breaks in a line, in a cell and in a column',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <Stack>
      <Inline>
        <Text>{longWord}</Text>
        <Button>Join Now</Button>
      </Inline>
      <Grid columnMin="8rem">
        <Surface>{longWord}</Surface>
        <Surface>Pottery</Surface>
      </Grid>
      <Container width="form">{longWord}</Container>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
