import { FAQ, findFaqEntries } from '@sorella/core/content';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Container } from '../../primitives/Container.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { FaqAnswer } from './FaqAnswer.tsx';
import { FaqList } from './FaqList.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { page } from './help.page.tsx';
import { Marked } from './Marked.tsx';

const meta = preview.meta({
  title: 'Site/Help',
  component: FaqList,
  subcomponents: { FaqAnswer, FaqSearch, Marked },
  parameters: { page, ...everyPage, layout: 'fullscreen' },
  args: { entries: FAQ, openId: null, search: '', onOpenChange: fn() },
  render: function Render(args) {
    const [openId, setOpenId] = useState(args.openId);
    const [search, setSearch] = useState(args.search);
    const found = findFaqEntries(args.entries, search);
    return (
      <Container>
        <Stack gap="8">
          <FaqSearch search={search} onSearchChange={setSearch} count={found.length} />
          <FaqList {...args} entries={found} search={search} openId={openId} onOpenChange={setOpenId} />
        </Stack>
      </Container>
    );
  },
});

export const Default = meta.story({
  name: 'One question at most is open, and a second press closes it (R-243, R-244)',
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Who can join?' });
    const second = canvas.getByRole('button', { name: 'Can I cancel?' });
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(first);
    await expect(canvas.getByText(/aged 18 and over/)).toBeVisible();
  },
});

export const Searched = meta.story({
  name: 'What was searched for is counted and marked (R-242)',
  args: { openId: 'cancel' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'cancel');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ results found$/);
    await userEvent.type(canvas.getByRole('searchbox'), ' apply again');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 result found');
  },
});

export const Long = meta.story({
  name: 'Long words wrap in the narrowest window',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    openId: 'long',
    entries: [
      {
        id: 'long',
        category: 'General',
        question: 'Was ist die Donaudampfschifffahrtsgesellschaftskapitänsmützenversicherung?',
        answer: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenversicherungsvertreterin.',
      },
    ],
  },
});
