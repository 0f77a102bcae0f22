import { expect } from 'storybook/test';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Grid } from './Grid.tsx';
import { Heading } from './Heading.tsx';
import { page } from './Surface.page.tsx';
import { Surface } from './Surface.tsx';
import { surfaceGrounds, surfacePaddings } from './surface.css.ts';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Primitives/Surface',
  component: Surface,
  parameters: { page },
  argTypes: {
    ground: { control: 'select', options: [...surfaceGrounds] },
    padding: { control: 'inline-radio', options: [...surfacePaddings] },
  },
  args: { children: 'Long tables, good company.' },
});

export const Default = meta.story({ name: 'A card floats' });

export const Grounds = meta.story({
  name: 'Every ground brings the ink that reads on it',
  render: () => (
    <Grid columnMin="15rem">
      {surfaceGrounds.map((ground) => (
        <Surface key={ground} ground={ground}>
          <Heading level={3} size="block">
            {ground}
          </Heading>
          <Text>Book clubs, hikes, workshops.</Text>
        </Surface>
      ))}
    </Grid>
  ),
});

export const LongText = meta.story({
  name: 'A long word breaks inside the card',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});
