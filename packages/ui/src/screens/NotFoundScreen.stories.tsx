import { expect, screen } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../.storybook/world/world.ts';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Screen } from './Screen.tsx';

const meta = preview.meta({
  title: 'Screens/Nothing here',
  component: NotFoundScreen,
  subcomponents: { Screen },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
    storyExemptions: {
      'kind:loading': 'These pages ask for nothing.',
      'kind:empty': 'These pages ask for nothing, so nothing can be missing.',
      'kind:error': 'These pages ask for nothing, so nothing can fail.',
      'kind:denied': 'They are shown to everybody alike.',
    },
  },
});

export const NotFound = meta.story({
  name: 'An address that leads nowhere leads home (R-027)',
  render: () => (
    <ShellFlow currentPath="/nowhere">
      <NotFoundScreen />
    </ShellFlow>
  ),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' });
    await expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});
