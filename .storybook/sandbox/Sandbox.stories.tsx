import { expect, screen, userEvent } from 'storybook/test';
import preview from '../preview.tsx';
import type { WorldParameters } from '../world/world.ts';
import { Sandbox } from './Sandbox.tsx';

const meta = preview.meta({
  title: 'Sandbox',
  component: Sandbox,
  args: { path: '/events' },
  render: ({ path }, { abortSignal }) => <Sandbox path={path} showing={abortSignal} />,
  // It is there to be played with: what it shows is photographed page by page.
  tags: ['!visual', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const signedIn = (as: NonNullable<WorldParameters['as']>) => ({
  world: { scenario: 'demo', as } satisfies WorldParameters,
});

/** The sandbox is a page within the page, with a database of its own: the first answers take as long as a visit begins. */
const patiently = { timeout: 120_000 };

const cardOf = async (title: string) => screen.findByRole('article', { name: title }, patiently);

export const Visitor = meta.story({
  name: 'A visitor who applies comes to the sign-in page',
  parameters: signedIn('visitor'),
  play: async () => {
    await cardOf('Sunday Pottery and Tea');
    const [apply] = await screen.findAllByRole('button', { name: /Apply for Free/ });
    if (apply) await userEvent.click(apply);
    await screen.findByLabelText(/^Email/);
  },
});

export const Maya = meta.story({
  name: 'Maya has something in every state',
  parameters: signedIn('maya'),
  play: async () => {
    await expect(await cardOf('Sunday Pottery and Tea')).toHaveTextContent('Booked & Paid');
  },
});

export const Noor = meta.story({
  name: 'Noor waits for an admin',
  parameters: signedIn('noor'),
  play: async () => {
    await cardOf('Sunday Pottery and Tea');
  },
});

export const Lena = meta.story({
  name: 'Lena is new and has no access yet',
  parameters: signedIn('lena'),
  play: async () => {
    await cardOf('Sunday Pottery and Tea');
  },
});

export const Admin = meta.story({
  name: 'The admin decides about bookings',
  parameters: signedIn('admin'),
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: /^Pending Bookings/ }, patiently));
    await screen.findAllByRole('button', { name: /^Approve/ });
  },
});
