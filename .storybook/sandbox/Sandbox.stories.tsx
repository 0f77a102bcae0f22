import { useAppServices } from '@sorella/ui';
import { useQueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { createAppRouter } from '../../app/src/router.tsx';
import preview from '../preview.tsx';
import type { WorldParameters } from '../world/world.ts';

/** The whole app on the demo world: its own pages and addresses, the real backend's rules, and no server. */
function Sandbox({ path }: { path: string }) {
  const services = useAppServices();
  const queries = useQueryClient();
  const [router] = useState(() =>
    createAppRouter({ services, queries }, { history: createMemoryHistory({ initialEntries: [path] }) }),
  );
  // The router leaves itself on the page, where Storybook's log of presses would find it and read all that it holds.
  useEffect(() => () => void Reflect.deleteProperty(globalThis, '__TSR_ROUTER__'), []);
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  title: 'Sandbox',
  component: Sandbox,
  args: { path: '/events' },
  // It is there to be played with: what it shows is photographed page by page.
  tags: ['!visual', '!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const signedIn = (as: NonNullable<WorldParameters['as']>) => ({
  world: { scenario: 'demo', as } satisfies WorldParameters,
});

const cardOf = async (title: string) => screen.findByRole('article', { name: title });

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
    await userEvent.click(await screen.findByRole('tab', { name: /^Pending Bookings/ }));
    await screen.findAllByRole('button', { name: /^Approve/ });
  },
});
