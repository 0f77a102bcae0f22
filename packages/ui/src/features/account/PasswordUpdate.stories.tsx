import type { RecoveryLink } from '@sorella/core/domain/accounts/account-links';
import { passwordUpdateModel } from '@sorella/core/models/password-update';
import { issueLink } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import { type StoryWorld, type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { UpdatePasswordScreen } from '../../screens/UpdatePasswordScreen.tsx';
import { Mail, openLink } from './mail.fixture.tsx';
import { PasswordUpdateFlow } from './PasswordUpdateFlow.tsx';

const links = {
  'Set a new password': { kind: 'token-hash', tokenHash: 'recovery-hash' },
  'A refused link': { kind: 'refused' },
  'No link': null,
} as const satisfies Record<string, RecoveryLink | null>;

function Page() {
  return <Mail<RecoveryLink | null> path="/update-password" links={links} page={UpdatePasswordScreen} />;
}

const PASSWORD = 'a new long one';

const submit = async () => {
  for (const label of ['New password', 'Confirm new password']) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, PASSWORD);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Update Password' }));
};

const arrangeMail = ({ backend }: StoryWorld) =>
  issueLink(backend, { kind: 'recovery', email: 'maya@sorella.test', tokenHash: 'recovery-hash' });

const walked = walk(
  passwordUpdateModel,
  {
    'opens-link': () => openLink('Set a new password'),
    'opens-refused': () => openLink('A refused link'),
    'opens-nothing': () => openLink('No link'),
    submits: submit,
    'is-set': arrangeMail,
  },
  () => screen.findByRole('contentinfo', { hidden: true }),
);

const meta = preview.meta({
  title: 'Flows/Password update',
  component: Page,
  subcomponents: { PasswordUpdateFlow },
  parameters: {
    ...everyFlow,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
  },
  play: walked,
});

export const Opened = meta.story({
  name: 'The link opens a form for a new password, twice (A-32)',
  tags: ['walk', 'state:password-update.opened'],
});

export const Updating = meta.story({
  name: 'While updating the button says so (A-32)',
  tags: ['kind:loading', 'walk', 'state:password-update.updating'],
});

export const Updated = meta.story({
  name: 'The new password is told, and signing in comes next (A-32)',
  tags: ['walk', 'state:password-update.updated', 'notice:password-updated'],
  play: async (context) => {
    await walked(context);
    const link = await screen.findByRole('link', { name: 'Return to Sign In' });
    await expect(link).toHaveAttribute('href', '/signin');
  },
});

export const Weak = meta.story({
  name: 'A weak password can be corrected without a new link (A-32)',
  tags: ['kind:error', 'walk', 'state:password-update.opened', 'notice:password-too-weak'],
});

export const Failed = meta.story({
  name: 'A dead network leaves the link good and says that the old password still works (A-46)',
  tags: ['kind:error', 'walk', 'state:password-update.opened', 'notice:password-update-failed'],
});

export const TooMany = meta.story({
  name: 'Too many tries are told (A-32)',
  tags: ['kind:error', 'walk', 'state:password-update.opened', 'notice:error-rate-limited'],
});

export const Spent = meta.story({
  name: 'A link that was used or is too old leads to a new one (A-32)',
  tags: ['kind:error', 'walk', 'state:password-update.expired', 'notice:link-expired'],
  play: async (context) => {
    await walked(context);
    const link = await screen.findByRole('link', { name: 'Request a new link' });
    await expect(link).toHaveAttribute('href', '/reset-password');
  },
});

export const Refused = meta.story({
  name: 'A link that nobody can read leads to a new one (A-32)',
  tags: ['kind:denied', 'walk', 'state:password-update.expired', 'via:opens-refused'],
});

export const NoLink = meta.story({
  name: 'Without a link the page says how to come by one (A-32)',
  tags: ['kind:empty', 'walk', 'state:password-update.unlinked'],
});

export const HerOwnSession = meta.story({
  name: 'If it is her own account that is signed in here, she is signed out (A-32)',
  tags: ['state:password-update.updated', 'state:session.signedOut'],
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  play: async ({ loaded }) => {
    const world = worldOf(loaded);
    if (world) await arrangeMail(world);
    await waitFor(() => expect(world?.machines.isIn('session.signedIn.settled')).toBe(true));
    await openLink('Set a new password');
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Password updated' });
  },
});

export const SomebodyElse = meta.story({
  name: 'Whoever else is signed in here stays so (A-32)',
  tags: ['state:password-update.updated', 'state:session.signedIn.settled'],
  parameters: { world: { scenario: 'demo', as: 'noor' } satisfies WorldParameters },
  play: async ({ loaded }) => {
    const world = worldOf(loaded);
    if (world) await arrangeMail(world);
    await waitFor(() => expect(world?.machines.isIn('session.signedIn.settled')).toBe(true));
    await openLink('Set a new password');
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Password updated' });
  },
});
