import { type CommunityData, DataError } from '@sorella/core/data-port';
import { createMemoryStore } from '@sorella/core/offline';
import { BASE_NOW, connectToNobody } from '@sorella/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createNoticeCenter } from '../../notices/notice-center.ts';
import { AppServicesProvider } from '../../runtime/AppServicesProvider.tsx';
import { steadyDevice } from '../../runtime/device.fixture.ts';
import { createAppServices } from '../../wiring/create-app-services.ts';
import { ContactFlow } from './ContactFlow.tsx';

/** The page with this port, as a visitor sees it. */
async function openForm(send: CommunityData['contact']['send']) {
  const now = () => BASE_NOW.getTime();
  const services = createAppServices({
    data: { ...connectToNobody(), contact: { send } },
    notices: createNoticeCenter({ now }),
    device: steadyDevice(),
    store: createMemoryStore(),
    now,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppServicesProvider services={services}>
        <ContactFlow />
      </AppServicesProvider>
    </QueryClientProvider>,
  );
  await userEvent.type(await screen.findByLabelText('Name'), 'Maya Okafor');
  await userEvent.type(screen.getByLabelText('Email'), 'maya@sorella.test');
  await userEvent.type(screen.getByLabelText('Subject'), 'A question');
  await userEvent.type(screen.getByLabelText('Message'), 'When does the book club meet?');
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Send Message' }));

it('thanks a machine that filled in what no person sees, and sends nothing (R-239)', async () => {
  const send = vi.fn<CommunityData['contact']['send']>();
  await openForm(send);
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  if (trap) trap.value = 'https://example.com';
  await press();
  await screen.findByRole('heading', { name: 'Message sent successfully!' });
  expect(send).not.toHaveBeenCalled();
});

it('sends what got no answer again under its id, and other words under another (R-239)', async () => {
  const send = vi.fn<CommunityData['contact']['send']>().mockRejectedValue(new DataError('timeout'));
  await openForm(send);
  await press();
  await press();
  await userEvent.type(screen.getByLabelText('Message'), ' And where?');
  await press();
  const [first, again, other] = send.mock.calls.map(([{ id }]) => id);
  expect([first === again, first === other]).toEqual([true, false]);
});
