import { EVENT_CATEGORIES } from '@sorella/core/domain';
import { eventsTexts } from '@sorella/core/notices';
import { Button } from '../primitives/Button.tsx';
import { Field } from '../primitives/Field.tsx';
import { Select, type SelectOption } from '../primitives/Select.tsx';
import * as css from './event-filters.css.ts';

/** What the listing is narrowed to; null leaves that side open. */
export interface EventFilterValues {
  readonly category: string | null;
  readonly city: string | null;
}

/** Props of {@link EventFilters}. */
export interface EventFiltersProps {
  readonly values: EventFilterValues;
  /** The first parts of the locations of upcoming events, sorted. */
  readonly cities: readonly string[];
  /** Gives both values, also when only one changed. The page goes back to 1 then. */
  readonly onChange: (values: EventFilterValues) => void;
}

const optionsOf = (everything: string, names: readonly string[]): SelectOption[] => [
  { value: '', label: everything },
  ...names.map((name) => ({ value: name, label: name })),
];

const categoryOptions = optionsOf(eventsTexts.allCategories, EVENT_CATEGORIES);

/** The two filters of the events page and the button that empties them. */
export function EventFilters({ values, cities, onChange }: EventFiltersProps) {
  const { category, city } = values;
  // A city whose last event has just gone stays in the list for as long as it is chosen.
  const known = city === null || cities.includes(city) ? cities : [...cities, city];
  return (
    <search className={css.root}>
      <Field label={eventsTexts.category} className={css.field}>
        {(control) => (
          <Select
            {...control}
            options={categoryOptions}
            value={category ?? ''}
            onValueChange={(value) => onChange({ category: value || null, city })}
          />
        )}
      </Field>
      <Field label={eventsTexts.city} className={css.field}>
        {(control) => (
          <Select
            {...control}
            options={optionsOf(eventsTexts.allCities, known)}
            value={city ?? ''}
            onValueChange={(value) => onChange({ category, city: value || null })}
          />
        )}
      </Field>
      <Button
        variant="quiet"
        unavailable={category === null && city === null}
        onPress={() => onChange({ category: null, city: null })}
      >
        {eventsTexts.clearFilters}
      </Button>
    </search>
  );
}
