import { BASE_NOW, DEMO_IDS } from '@sorella/mocks';
import { expect, screen, within } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../.storybook/world/world.ts';
import { AdminPlaceFlow } from '../features/admin/AdminPlaceFlow.tsx';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { AdminScreen } from './AdminScreen.tsx';

const UPCOMING = {
  from: BASE_NOW.toISOString(),
  category: null,
  city: null,
  search: null,
  page: 1,
  pageSize: 6,
};

const meta = preview.meta({
  title: 'Screens/Admin',
  component: AdminScreen,
  subcomponents: { AdminPlaceFlow },
  args: { userId: DEMO_IDS.admin, section: null },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'large', as: 'admin' } satisfies WorldParameters,
    storyExemptions: {
      'kind:empty': 'With nothing to do each figure says so: Flows/Admin tools.',
      'kind:error': 'Flows/Admin tools and Flows/Admin desks show what fails.',
      'kind:loading': 'Admin/Tools shows it.',
    },
  },
  render: (args) => (
    <ShellFlow currentPath="/admin">
      <AdminScreen {...args} />
    </ShellFlow>
  ),
});

export const Today = meta.story({
  name: 'An organizer opens her place: what waits longest stands first, then the next events (A-91)',
  play: async () => {
    await screen.findByText('Next events');
    await screen.findByRole('link', { name: /^Applications 96 waiting/ });
  },
});

export const Applications = meta.story({
  name: 'Each tool has an address of its own, and the list beside it stays (R-370, A-98)',
  args: { section: 'applications' },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Event applications' });
    await expect(within(table).getAllByRole('row').length).toBe(26);
  },
});

export const ApplicationArrives = meta.story({
  name: 'Whoever applies while the list is open stands in it without a press (R-373)',
  tags: ['!visual'],
  args: { section: 'applications' },
  parameters: { world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters },
  play: async ({ loaded }) => {
    const table = within(await screen.findByRole('table', { name: 'Event applications' }));
    await expect(table.queryByText('Lena Schmidt')).toBeNull();
    const lena = await worldOf(loaded)?.as('lena');
    const [first] = (await lena?.events.list(UPCOMING))?.events ?? [];
    await lena?.applications.apply({ eventId: first?.id ?? '', userId: DEMO_IDS.lena });
    await table.findByText('Lena Schmidt');
  },
});

export const Denied = meta.story({
  name: 'Whoever is no organizer is told whom the place is for (R-254, R-256)',
  tags: ['kind:denied'],
  args: { userId: DEMO_IDS.maya },
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  play: async () => {
    await screen.findByRole('heading', { name: 'Only for organizers' });
  },
});
