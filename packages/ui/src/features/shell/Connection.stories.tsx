import { connectivityModel } from '@sorella/core/models/connectivity';
import { expect, screen, waitFor } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import type { WorldParameters } from '../../../../../.storybook/world/world.ts';
import { Heading } from '../../primitives/Heading.tsx';
import { Screen } from '../../screens/Screen.tsx';
import { ShellFlow } from './ShellFlow.tsx';

function Page() {
  return (
    <ShellFlow currentPath="/events">
      <Screen title="Events">
        <Heading level={1}>Events</Heading>
      </Screen>
    </ShellFlow>
  );
}

const walked = walk(
  connectivityModel,
  {
    'browser-offline': ({ sayOnline }) => sayOnline(false),
    'browser-online': ({ sayOnline }) => sayOnline(true),
    'request-unanswered': ({ backend, queries }) => {
      backend.faults.offline();
      void queries.invalidateQueries();
    },
  },
  () => screen.findByRole('contentinfo', { hidden: true }),
);

const meta = preview.meta({
  title: 'Flows/Connection',
  component: Page,
  subcomponents: { ShellFlow },
  parameters: {
    ...everyFlow,
    layout: 'fullscreen',
    world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters,
  },
  play: walked,
});

export const Settled = meta.story({
  name: 'A good connection is not talked about (R-151)',
  tags: ['walk', 'state:connectivity.online.settled'],
});

export const Doubting = meta.story({
  name: 'An unanswered request is looked into before anything is said (A-76)',
  tags: ['walk', 'state:connectivity.online.doubting'],
});

export const Probing = meta.story({
  name: 'A lost connection is looked for at once, and each attempt says which it is (R-152, R-159, R-160)',
  tags: [
    'kind:loading',
    'walk',
    'state:connectivity.reconnecting.probing',
    'notice:connection-issue-detected',
    'notice:reconnecting',
  ],
});

export const Waiting = meta.story({
  name: 'Between two attempts the line stays (R-152)',
  tags: ['walk', 'state:connectivity.reconnecting.waiting'],
});

export const Offline = meta.story({
  name: 'After three attempts it says that the connection is away, offers another try, and counts no more (R-151, R-152)',
  tags: ['kind:error', 'walk', 'state:connectivity.offline'],
  play: async (context) => {
    await walked(context);
    await waitFor(() => expect(screen.queryByText(/Attempt \d of 3/)).toBeNull());
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Verifying = meta.story({
  name: 'While it asks again it still counts as away (R-153)',
  tags: ['walk', 'state:connectivity.verifying'],
});

export const Restored = meta.story({
  name: 'A connection that is back says so once (R-158)',
  tags: ['walk', 'state:connectivity.online.settled', 'notice:back-online'],
});
