import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { EventFilters } from './EventFilters.tsx';
import { CITIES } from './lists.fixtures.ts';

const meta = preview.meta({
  title: 'Lists/Event filters',
  parameters: everyPage,
  component: EventFilters,
  args: { values: { category: null, city: null }, cities: CITIES, onChange: fn() },
  render: function Filters({ values, onChange, ...args }) {
    const [current, setCurrent] = useState(values);
    return (
      <EventFilters
        {...args}
        values={current}
        onChange={(next) => {
          setCurrent(next);
          onChange(next);
        }}
      />
    );
  },
});

export const Open = meta.story({
  name: 'Without filters there is nothing to clear',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Chosen = meta.story({
  name: 'Both filters can be chosen, and cleared together',
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Food & Drinks');
    await userEvent.selectOptions(canvas.getByLabelText('City'), 'Berlin');
    await expect(args.onChange).toHaveBeenLastCalledWith({ category: 'Food & Drinks', city: 'Berlin' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ category: null, city: null });
  },
});

export const CityGone = meta.story({
  name: 'A chosen city stays a choice when its last event has gone',
  args: { values: { category: null, city: 'Bremen' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('City')).toHaveValue('Bremen');
  },
});

export const Narrow = meta.story({
  name: 'On a phone the filters stand under each other',
  globals: { viewport: { value: 'narrow' } },
});

export const Empty = meta.story({
  name: 'While no city is known every city is the only choice',
  tags: ['kind:empty'],
  args: { cities: [] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByLabelText('City')).getAllByRole('option')).toHaveLength(1);
  },
});

export const LongText = meta.story({
  name: 'A long city ends in an ellipsis inside its field',
  tags: ['kind:long-text'],
  args: {
    values: { category: null, city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
    cities: ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
