import { EVENT_CATEGORIES } from '@sorella/core/domain/events/categories';
import { fillText } from '@sorella/core/notices/notice';
import { eventsTexts } from '@sorella/core/notices/texts/events.texts';
import { SlidersHorizontal, X } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Icon } from '../art/icons/Icon.tsx';
import { Button } from '../primitives/Button.tsx';
import { Field } from '../primitives/Field.tsx';
import { SearchField } from '../primitives/SearchField.tsx';
import { Select, type SelectOption } from '../primitives/Select.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { cx } from '../styles/cx.ts';
import * as css from './event-filters.css.ts';

/** What the listing is narrowed to; null leaves that side open. */
export interface EventFilterValues {
  readonly category: string | null;
  readonly city: string | null;
  /** Words that title, description or place hold. */
  readonly search: string | null;
}

/** A choice of a filter, with how many events it would show beside the other choices made. */
export interface EventFilterOption {
  readonly name: string;
  /** Left out while it is not known. */
  readonly count?: number;
}

/** Props of {@link EventFilters}. */
export interface EventFiltersProps {
  readonly values: EventFilterValues;
  /** The first parts of the locations of upcoming events, sorted. */
  readonly cities: readonly EventFilterOption[];
  /** The categories that have events; all fifteen are offered in any case. */
  readonly categories?: readonly EventFilterOption[];
  /**
   * Gives all values, also when only one changed. The page goes back to 1 then. `typing`: more of the same may
   * come at once.
   */
  readonly onChange: (values: EventFilterValues, details?: { typing: boolean }) => void;
}

/** No filter at all. */
export const NO_FILTERS: EventFilterValues = { category: null, city: null, search: null };

/** Whether the listing is narrowed to anything. */
export const isFiltered = ({ category, city, search }: EventFilterValues): boolean =>
  category !== null || city !== null || search !== null;

const NOT_COUNTED: readonly EventFilterOption[] = [];

const labelOf = ({ name, count }: EventFilterOption) =>
  count === undefined ? name : fillText(eventsTexts.optionCount, { name, n: count });

const optionsOf = (everything: string, choices: readonly EventFilterOption[]): SelectOption[] => [
  { value: '', label: everything },
  ...choices.map((choice) => ({ value: choice.name, label: labelOf(choice) })),
];

/** What is chosen stays a choice, also once its last event has gone. */
const withChosen = (choices: readonly EventFilterOption[], chosen: string | null) =>
  chosen === null || choices.some(({ name }) => name === chosen) ? choices : [...choices, { name: chosen }];

function categoryChoices(counted: readonly EventFilterOption[]): readonly EventFilterOption[] {
  const counts = new Map(counted.map(({ name, count }) => [name, count]));
  return EVENT_CATEGORIES.map((name) => {
    const count = counted.length === 0 ? undefined : (counts.get(name) ?? 0);
    return count === undefined ? { name } : { name, count };
  });
}

/**
 * Search and the two filters of the events page, and the button that empties them once there is something to empty
 * . On a phone the filters stand behind a button beside the search.
 */
export function EventFilters({ values, cities, categories = NOT_COUNTED, onChange }: EventFiltersProps) {
  const { category, city } = values;
  const [open, setOpen] = useState(false);
  const fieldsId = useId();
  const searchRef = useRef<HTMLInputElement>(null);
  const chosen = [category, city].filter((value) => value !== null).length;
  const clear = () => {
    // The button goes with the last choice: whoever pressed it goes on where choosing begins.
    searchRef.current?.focus({ preventScroll: true });
    onChange(NO_FILTERS);
  };
  return (
    <search className={css.root}>
      <SearchField
        ref={searchRef}
        label={eventsTexts.search}
        placeholder={eventsTexts.searchHint}
        compactLabel
        narrowHint
        className={css.search}
        value={values.search ?? ''}
        onValueChange={(search, details) => onChange({ ...values, search: search || null }, details)}
      />
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={fieldsId}
        onClick={() => setOpen(!open)}
      >
        <Icon drawing={open ? X : SlidersHorizontal} size={20} />
        <VisuallyHidden>{eventsTexts.filters}</VisuallyHidden>
        {chosen > 0 ? <span className={css.chosen}>{chosen}</span> : null}
      </button>
      <div id={fieldsId} className={cx(css.fields, !open && css.fieldsClosed)}>
        <Field label={eventsTexts.category} className={css.field}>
          {(control) => (
            <Select
              {...control}
              options={optionsOf(
                eventsTexts.allCategories,
                withChosen(categoryChoices(categories), category),
              )}
              value={category ?? ''}
              onValueChange={(value) => onChange({ ...values, category: value || null })}
            />
          )}
        </Field>
        <Field label={eventsTexts.city} className={css.field}>
          {(control) => (
            <Select
              {...control}
              options={optionsOf(eventsTexts.allCities, withChosen(cities, city))}
              value={city ?? ''}
              onValueChange={(value) => onChange({ ...values, city: value || null })}
            />
          )}
        </Field>
      </div>
      {isFiltered(values) ? (
        <Button variant="quiet" className={css.clear} onPress={clear}>
          {eventsTexts.clearFilters}
        </Button>
      ) : null}
    </search>
  );
}
