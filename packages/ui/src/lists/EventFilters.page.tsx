import { expect, fn, userEvent, within } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { DataTable } from '../admin/table/DataTable.tsx';
import { Button } from '../primitives/Button.tsx';
import { FaqSearch } from '../site/help/FaqSearch.tsx';
import { EventFilters } from './EventFilters.tsx';
import { CITIES } from './lists.fixtures.ts';

const onChange = fn();
const NO_FILTERS = { search: '', city: '', category: '' };

/** What is said of EventFilters and SearchField. */
export const page = componentPage({
  component: EventFilters,
  purpose: 'Search and filters above a list of events.',
  instead: [
    [FaqSearch, 'questions are searched'],
    [DataTable, 'an admin looks through rows'],
  ],
  keys: {
    example: () => <EventFilters values={NO_FILTERS} cities={CITIES} onChange={onChange} />,
    rows: [
      {
        keys: ['Tab'],
        does: 'Goes from the search to the filters.',
        proof: ({ focused }) => expect(focused).toHaveRole('searchbox'),
      },
      {
        keys: ['Enter'],
        does: 'In the search: searches at once, without the pause after typing.',
        before: (page) => userEvent.type(within(page).getByRole('searchbox'), 'brunch'),
        proof: () => expect(onChange).toHaveBeenCalled(),
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Button variant="quiet" size="small">
          Clear Filters
        </Button>
      ),
      bad: (
        <Button variant="quiet" size="small" unavailable>
          Clear Filters
        </Button>
      ),
      because: 'It is there only when there is something to clear.',
    },
  ],
});
