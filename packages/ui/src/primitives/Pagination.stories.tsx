import { useState } from 'react';
import { expect } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './Pagination.page.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Primitives/Pagination',
  component: Pagination,
  parameters: { page },
  args: { page: 2, pageCount: 4, onPageChange: () => undefined },
  render: function Render(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
});

export const Default = meta.story({
  name: 'The current page is marked, and Next leads on',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  },
});
export const First = meta.story({ name: 'On the first page Previous is unavailable', args: { page: 1 } });
export const Many = meta.story({
  name: 'Of many pages the far ones are left out',
  args: { page: 12, pageCount: 40 },
});
export const Narrow = meta.story({
  name: 'In the narrowest window the numbers take a line of their own',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { page: 12, pageCount: 40 },
});
export const Single = meta.story({
  name: 'A single page needs no pagination',
  args: { page: 1, pageCount: 1 },
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
