import { expect, fn, userEvent } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Button } from './Button.tsx';
import { Pagination } from './Pagination.tsx';
import { TabRow } from './TabRow.tsx';

const onPageChange = fn();

/** What is said of Pagination. */
export const page = componentPage({
  component: Pagination,
  purpose: 'Goes through a list too long for one page. A single page draws nothing.',
  instead: [
    [Button, 'more of the same is added below'],
    [TabRow, 'the parts have names'],
  ],
  keys: {
    example: () => <Pagination page={2} pageCount={4} onPageChange={onPageChange} />,
    rows: [
      {
        keys: ['Tab'],
        does: 'Goes from Previous through the numbers to Next.',
        proof: ({ focused }) => expect(focused).toHaveTextContent('Previous'),
      },
      {
        keys: ['Enter', 'Space'],
        does: 'Shows that page.',
        before: async () => {
          await userEvent.tab();
          await userEvent.tab();
        },
        proof: () => expect(onPageChange).toHaveBeenCalledWith(1),
      },
    ],
  },
  matrix: {
    args: { page: 2, pageCount: 4, onPageChange },
    rows: { page: [1, 2, 4] },
    states: {},
    cells: 'wide',
  },
  pairs: [
    {
      good: <Pagination page={2} pageCount={4} onPageChange={onPageChange} />,
      bad: <Button variant="quiet">Page 3</Button>,
      because: 'It says where she is and how much there is, not only what comes next.',
    },
  ],
});
