import { expect, screen, within } from 'storybook/test';
import { everyPage, modes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../.storybook/world/world.ts';
import { EventsComing } from '../features/events/EventsComing.tsx';
import { TeaserFlow } from '../features/events/TeaserFlow.tsx';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const everyWidth = modes({ themes: ['light', 'dark'], widths: ['phone', 'tablet', 'desktop'] });

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeScreen,
  subcomponents: { TeaserFlow, EventsComing },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
    storyExemptions: { 'kind:denied': 'Everybody may see it.' },
  },
  render: () => (
    <ShellFlow currentPath="/">
      <HomeScreen />
    </ShellFlow>
  ),
});

export const Default = meta.story({
  name: 'What this is, how it works, what is on, what it costs (R-012, R-013, R-044, R-046)',
  parameters: everyWidth,
  play: async () => {
    await expect(await screen.findAllByRole('link', { name: 'See event' })).not.toHaveLength(0);
    await expect(screen.getByText(/^\d+ events are coming up\.$/)).toBeVisible();
    await screen.findByRole('button', { name: 'Play video' });
  },
});

export const Loading = meta.story({
  name: 'While the next events load their shapes stand there',
  tags: ['kind:loading'],
  parameters: { world: { scenario: 'demo', faults: (faults) => faults.slow() } satisfies WorldParameters },
  play: async () => {
    await screen.findByRole('button', { name: 'Play video' });
    await expect(screen.getByRole('list', { name: 'Loading the next events...' })).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'With no event ahead the page says to check back (R-049)',
  tags: ['kind:empty'],
  parameters: {
    world: { scenario: 'empty' } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'No upcoming events' });
    await expect(screen.getByText('Check back soon')).toBeVisible();
    await screen.findByRole('button', { name: 'Play video' });
  },
});

export const Failed = meta.story({
  name: 'Events that could not be read are told with the way on (R-050)',
  tags: ['kind:error', 'notice:events-teaser-load-failed'],
  parameters: {
    world: { scenario: 'demo', faults: (faults) => faults.failing(503) } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Error loading events');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await screen.findByRole('button', { name: 'Play video' });
  },
});

export const Member = meta.story({
  name: 'A member is not asked to join: her applications and the events lead on',
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  play: async () => {
    const main = within(screen.getByRole('main'));
    const own = await main.findByRole('link', { name: 'My Applications' });
    await expect(own).toHaveAttribute('href', '/events?tab=applications');
    await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/events');
    await expect(main.queryByRole('link', { name: 'Join Now' })).toBeNull();
    await screen.findByRole('button', { name: 'Play video' });
  },
});
