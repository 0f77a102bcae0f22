import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import { page } from './AdminPlace.page.tsx';
import { AdminPlace } from './AdminPlace.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const entry = (id: string, label: string, waiting: number | null = null) => ({
  id,
  href: `/admin/${id}`,
  label,
  waiting,
});

const meta = preview.meta({
  title: 'Admin/Place',
  component: AdminPlace,
  subcomponents: { ShortcutsDialog },
  parameters: { ...everyPage, page },
  args: {
    current: 'refunds',
    title: 'Refunds',
    groups: [
      { title: null, entries: [entry('today', 'Today')] },
      {
        title: 'To decide',
        entries: [
          entry('applications', 'Applications', 1024),
          entry('refunds', 'Refunds', 3),
          entry('reports', 'Reports', 0),
        ],
      },
      { title: 'Records', entries: [entry('cancelled', 'Cancelled'), entry('audit', 'Log')] },
    ],
    children: (
      <Surface>
        <Text>What stands in the section.</Text>
      </Surface>
    ),
  },
});

export const Default = meta.story({
  name: 'The section shown is marked, and what waits elsewhere is counted',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Refunds/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Applications 1,024 waiting' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reports' })).toBeVisible();
  },
});

export const LastOfTheRow = meta.story({
  name: 'On a phone the row moves to the section that is shown',
  args: { current: 'audit', title: 'Log', lead: 'Who did what, and when.' },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const { left, right } = canvas.getByRole('link', { name: 'Log' }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
});

export const Shortcuts = meta.story({
  name: 'A question mark shows the keys, unless something is typed',
  args: {
    children: (
      <label>
        Search <input type="search" />
      </label>
    ),
  },
  play: async ({ canvas }) => {
    const search = canvas.getByLabelText('Search');
    await userEvent.type(search, 'who?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    search.blur();
    await userEvent.keyboard('/');
    await expect(search).toHaveFocus();
    search.blur();
    await userEvent.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard' }));
    await expect(keys.getByText('Undo what was just decided')).toBeVisible();
  },
});
