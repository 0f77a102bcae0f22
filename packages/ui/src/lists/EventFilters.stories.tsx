import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SearchField } from '../primitives/SearchField.tsx';
import { page } from './EventFilters.page.tsx';
import { EventFilters, NO_FILTERS } from './EventFilters.tsx';
import { CITIES } from './lists.fixtures.ts';

const meta = preview.meta({
  title: 'Lists/Event filters',
  parameters: { ...everyPage, page },
  component: EventFilters,
  subcomponents: { SearchField },
  args: { values: NO_FILTERS, cities: CITIES, onChange: fn() },
  render: function Filters({ values, onChange, ...args }) {
    const [current, setCurrent] = useState(values);
    return (
      <EventFilters
        {...args}
        values={current}
        onChange={(next, details) => {
          setCurrent(next);
          onChange(next, details);
        }}
      />
    );
  },
});

export const Open = meta.story({
  name: 'Without filters there is nothing to clear, and all fifteen categories can be chosen (R-279)',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
    // And 'All categories'.
    const categories = within(canvas.getByLabelText('Category')).getAllByRole('option', { hidden: true });
    await expect(categories).toHaveLength(16);
  },
});

/** On a phone the two filters stand behind a button. */
async function openFilters(canvas: ReturnType<typeof within>) {
  const toggle = canvas.queryByRole('button', { name: /^Filters/ });
  if (toggle?.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
}

export const Chosen = meta.story({
  name: 'Filters can be chosen, and cleared together (R-275)',
  play: async ({ canvas, args }) => {
    await openFilters(canvas);
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Food & Drinks');
    await userEvent.selectOptions(canvas.getByLabelText('City'), 'Berlin (9)');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { category: 'Food & Drinks', city: 'Berlin', search: null },
      undefined,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(NO_FILTERS, undefined);
  },
});

export const Searched = meta.story({
  name: 'What is typed is searched for after a pause',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Search events'), 'brunch');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ ...NO_FILTERS, search: 'brunch' }, { typing: true }),
    );
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  },
});

export const Counted = meta.story({
  name: 'Each choice says how many events it would show',
  args: { values: { ...NO_FILTERS, city: 'Hamburg' }, categories: [{ name: 'Networking', count: 3 }] },
  play: async ({ canvas }) => {
    await openFilters(canvas);
  },
});

export const CityGone = meta.story({
  name: 'A chosen city stays a choice when its last event has gone',
  args: { values: { ...NO_FILTERS, city: 'Bremen' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('City')).toHaveValue('Bremen');
  },
});

export const Narrow = meta.story({
  name: 'On a phone the filters stand behind a button',
  globals: { viewport: { value: 'narrow' } },
});

export const Empty = meta.story({
  name: 'While no city is known every city is the only choice',
  tags: ['kind:empty'],
  args: { cities: [] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByLabelText('City')).getAllByRole('option', { hidden: true })).toHaveLength(
      1,
    );
  },
});

export const LongText = meta.story({
  name: 'A long city ends in an ellipsis inside its field',
  tags: ['kind:long-text'],
  args: {
    values: { ...NO_FILTERS, city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
    cities: [{ name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await openFilters(canvas);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
