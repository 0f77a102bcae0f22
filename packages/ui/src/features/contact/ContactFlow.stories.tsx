import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../../.storybook/world/world.ts';
import { ShellFlow } from '../shell/ShellFlow.tsx';
import { ContactFlow } from './ContactFlow.tsx';

const FUNCTION = 'functions/v1/send-contact-email';

const meta = preview.meta({
  title: 'Flows/Contact',
  component: ContactFlow,
  parameters: {
    ...everyFlow,
    layout: 'fullscreen',
    storyExemptions: {
      'kind:empty': 'A form has nothing that could be missing.',
      'kind:denied': 'Everybody may write.',
    },
  },
  render: () => (
    <ShellFlow currentPath="/contact">
      <ContactFlow />
    </ShellFlow>
  ),
});

const world = (faults: WorldParameters['faults']) => ({
  world: { scenario: 'demo', ...(faults && { faults }) } satisfies WorldParameters,
});

/** Beside the form, and not where notices stand. */
const inMain = () => within(screen.getByRole('main'));

async function write() {
  await userEvent.type(await screen.findByLabelText('Name'), 'Maya Okafor');
  await userEvent.type(screen.getByLabelText('Email'), 'maya@sorella.test');
  await userEvent.type(screen.getByLabelText('Subject'), 'A question');
  await userEvent.type(screen.getByLabelText('Message'), 'When does the book club meet?');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
}

export const Sent = meta.story({
  name: 'What was sent is thanked for, and an answer promised (R-240)',
  tags: ['notice:contact-message-sent'],
  parameters: world((faults) => faults.failing(200, { on: FUNCTION, says: { success: true } })),
  play: async () => {
    await write();
    const sent = await screen.findByRole('heading', { name: 'Message sent successfully!' });
    // What was pressed is gone: the keyboard goes on here, and not at the page's start.
    await waitFor(() => expect(sent).toHaveFocus());
  },
});

export const OfAMember = meta.story({
  name: 'A member need not say who she is (R-234)',
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Maya Okafor'));
    await expect(screen.getByLabelText('Email')).toHaveValue('maya@sorella.test');
    // It is hers to change.
    await userEvent.clear(screen.getByLabelText('Name'));
    await expect(screen.getByLabelText('Name')).toHaveValue('');
    await userEvent.type(screen.getByLabelText('Name'), 'Maya');
  },
});

export const Sending = meta.story({
  name: 'While it is sent the form stands',
  tags: ['kind:loading'],
  parameters: world((faults) => faults.slow(undefined, { on: FUNCTION })),
  play: async () => {
    await write();
    await screen.findByRole('button', { name: 'Sending...' });
  },
});

export const Failed = meta.story({
  name: 'What could not be sent is kept, with another way to reach us (R-241)',
  tags: ['kind:error', 'notice:contact-message-failed'],
  parameters: world((faults) => faults.failing(502, { on: FUNCTION, says: { error: 'No.' } })),
  play: async () => {
    await write();
    await expect(await inMain().findByText('Something went wrong')).toBeVisible();
    await expect(screen.getByLabelText('Message')).toHaveValue('When does the book club meet?');
  },
});

export const TooMany = meta.story({
  name: 'Whoever writes too often is asked to wait (A-92)',
  tags: ['kind:error', 'notice:error-rate-limited'],
  parameters: world((faults) => faults.failing(429, { on: FUNCTION, says: { error: 'Too many.' } })),
  play: async () => {
    await write();
    await expect(await inMain().findByText('Too many requests')).toBeVisible();
  },
});

export const Unanswered = meta.story({
  name: 'Where no answer came nobody knows whether it arrived, and that is said (R-241, R-434)',
  tags: ['kind:error', 'notice:contact-message-unanswered'],
  parameters: world((faults) => faults.offline({ on: FUNCTION })),
  play: async () => {
    await write();
    await expect(await inMain().findByText('No answer came')).toBeVisible();
    await expect(screen.getByLabelText('Message')).toHaveValue('When does the book club meet?');
  },
});
