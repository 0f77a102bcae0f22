import type { ConfirmationLink } from '@sorella/core/domain/accounts/account-links';
import { emailConfirmationModel } from '@sorella/core/models/email-confirmation';
import { issueLink } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import type { WorldParameters } from '../../../../../.storybook/world/world.ts';
import { EmailConfirmedScreen } from '../../screens/EmailConfirmedScreen.tsx';
import { EmailConfirmationFlow } from './EmailConfirmationFlow.tsx';
import { Mail, openLink } from './mail.fixture.tsx';

const links = {
  'Confirm my email': { kind: 'token-hash', tokenHash: 'a-hash', type: 'signup' },
  'The page again': { kind: 'confirmed' },
  'A refused link': { kind: 'refused' },
  'No link': null,
} as const satisfies Record<string, ConfirmationLink | null>;

function Page() {
  return <Mail<ConfirmationLink | null> path="/email-confirmed" links={links} page={EmailConfirmedScreen} />;
}

const walked = walk(
  emailConfirmationModel,
  {
    'opens-link': () => openLink('Confirm my email'),
    'opens-again': () => openLink('The page again'),
    'opens-refused': () => openLink('A refused link'),
    'opens-nothing': () => openLink('No link'),
    presses: async () =>
      userEvent.click(await screen.findByRole('button', { name: /Confirm my email|Try again/ })),
    'is-good': ({ backend }) =>
      issueLink(backend, { kind: 'confirmation', email: 'lena@sorella.test', tokenHash: 'a-hash' }),
  },
  () => screen.findByRole('contentinfo', { hidden: true }),
);

const meta = preview.meta({
  title: 'Flows/Email confirmation',
  component: Page,
  subcomponents: { EmailConfirmationFlow },
  parameters: {
    ...everyFlow,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
  },
  play: walked,
});

export const Confirming = meta.story({
  name: 'While the link is verified the page says so (R-082)',
  tags: ['kind:loading', 'walk', 'state:email-confirmation.confirming'],
});

export const Waiting = meta.story({
  name: 'A page that nobody looks at waits, and a press goes on (A-47)',
  tags: ['walk', 'state:email-confirmation.waiting'],
});

export const Confirmed = meta.story({
  name: 'A good link leads on to signing in (R-084)',
  tags: ['walk', 'state:email-confirmation.confirmed', 'via:is-good'],
  play: async (context) => {
    await walked(context);
    const link = await screen.findByRole('link', { name: 'Continue to Sign In' });
    await expect(link).toHaveAttribute('href', '/signin');
  },
});

export const OpenedAgain = meta.story({
  name: 'Loaded anew, the page still says that it confirmed (R-084)',
  tags: ['walk', 'state:email-confirmation.confirmed', 'via:opens-again'],
});

export const Unanswered = meta.story({
  name: 'A dead network is no refusal: the link is kept for another try (A-46)',
  tags: ['kind:error', 'walk', 'state:email-confirmation.unanswered'],
});

export const Spent = meta.story({
  name: 'A link that was used or is too old says what to try (R-083)',
  tags: [
    'kind:error',
    'walk',
    'state:email-confirmation.failed',
    'via:is-spent',
    'notice:email-confirmation-failed',
  ],
  play: async (context) => {
    await walked(context);
    // On the page and in the notice.
    const words = 'There was an issue confirming your email. Please try signing in.';
    await waitFor(() => expect(screen.getAllByText(words, { exact: false }).length).toBeGreaterThan(0));
    const link = await screen.findByRole('link', { name: 'Go to Sign In' });
    await expect(link).toHaveAttribute('href', '/signin');
  },
});

export const Refused = meta.story({
  name: 'A link that the service refused says the same (A-47)',
  tags: ['kind:denied', 'walk', 'state:email-confirmation.failed', 'via:opens-refused'],
});

export const NoLink = meta.story({
  name: 'Without a link the page leads to signing in (R-083)',
  tags: ['kind:empty', 'walk', 'state:email-confirmation.failed', 'via:opens-nothing'],
});
