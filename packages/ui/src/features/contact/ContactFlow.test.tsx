import { type CommunityData, DataError } from '@sorella/core/data-port';
import { createMemoryStore } from '@sorella/core/offline';
import { BASE_NOW, connectToNobody } from '@sorella/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createNoticeCenter } from '../../notices/notice-center.ts';
import { AppServicesProvider } from '../../runtime/AppServicesProvider.tsx';
import { steadyDevice } from '../../runtime/device.fixture.ts';
import { createAppServices } from '../../wiring/create-app-services.ts';
import { ContactFlow } from './ContactFlow.tsx';

/** At once: letter by letter a form of this length takes seconds. */
async function fillIn() {
  await screen.findByLabelText('Name');
  for (const [label, value] of [
    ['Name', 'Maya Okafor'],
    ['Email', 'maya@sorella.test'],
    ['Subject', 'A question'],
    ['Message', 'When does the book club meet?'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

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
  await fillIn();
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

it('sends the same words as a message of their own once the first has arrived (R-239)', async () => {
  const send = vi.fn<CommunityData['contact']['send']>().mockResolvedValue();
  await openForm(send);
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Write another message' }));
  await fillIn();
  await press();
  const [first, second] = send.mock.calls.map(([{ id }]) => id);
  expect([send.mock.calls.length, first === second]).toEqual([2, false]);
});
