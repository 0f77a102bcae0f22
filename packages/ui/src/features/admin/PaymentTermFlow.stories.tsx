import { CARD_STATES } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ALOUD } from '../../../../../.storybook/aloud.ts';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { AdminPlaceFlow } from './AdminPlaceFlow.tsx';
import { EventPaymentTermFlow } from './events/EventPaymentTermFlow.tsx';
import { PaymentTermFlow } from './PaymentTermFlow.tsx';
import { AdminToolsPage } from './tools/admin-tools.fixture.tsx';

const meta = preview.meta({
  title: 'Flows/Time to pay',
  component: AdminToolsPage,
  subcomponents: { AdminPlaceFlow, PaymentTermFlow, EventPaymentTermFlow },
  args: { open: 'payment-term' },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters,
    storyExemptions: {
      'kind:denied': 'The admin’s place says it for all of its sections (Flows/Admin tools).',
      'kind:empty': 'There always is one: off until somebody switches it on.',
    },
  },
});

const world = (parameters: WorldParameters) => ({ world: parameters });
const isOn = () => screen.findByRole('switch', { name: 'Applications have a time to pay' });

export const Saved = meta.story({
  name: 'Switched on it is for who applies from then on (A-106)',
  tags: ['notice:payment-term-saved'],
  play: async ({ loaded }) => {
    await userEvent.click(await isOn());
    await screen.findByText(/^Time to pay saved\./, ALOUD);
    await waitFor(async () => expect(await isOn()).toBeChecked());
    const days = screen.getByLabelText('Days to pay');
    await userEvent.clear(days);
    await userEvent.type(days, '7{Enter}');
    await screen.findByText('On: 7 days to pay, and until 48 hours before the event at the latest.');
    const admin = await worldOf(loaded)?.as('admin');
    await expect(await admin?.admin.getPaymentTerm()).toEqual({ isOn: true, days: 7, hoursBefore: 48 });
  },
});

export const Failed = meta.story({
  name: 'What could not be saved is said, and the switch shows how it stands',
  tags: ['kind:error', 'notice:payment-term-save-failed'],
  parameters: world({
    scenario: 'demo',
    as: 'admin',
    faults: (faults) => faults.failing(500, { on: 'rpc/admin_set_payment_term' }),
  }),
  play: async () => {
    await userEvent.click(await isOn());
    await screen.findByText(/The time to pay was not saved/);
    await expect(await isOn()).not.toBeChecked();
  },
});

export const OfOneEvent = meta.story({
  name: 'One event has a time to pay of its own, which is seen from the press on (A-106)',
  tags: ['notice:payment-term-saved'],
  args: { open: 'events', item: CARD_STATES.paid.id },
  play: async ({ loaded }) => {
    const choice = () => screen.findByLabelText('Time to pay for this event');
    await expect(await choice()).toHaveDisplayValue('Same as all events (no deadline)');
    await userEvent.selectOptions(await choice(), '2 days');
    await expect(await choice()).toHaveDisplayValue('2 days');
    await screen.findByText(/^Time to pay saved\./, ALOUD);
    const admin = await worldOf(loaded)?.as('admin');
    await expect(await admin?.admin.getEventPaymentTerm(CARD_STATES.paid.id)).toMatchObject({ days: 2 });
  },
});

export const OfOneEventTwice = meta.story({
  name: 'Whoever chooses again while it is saved means the last, which is saved after it',
  tags: ['!visual', 'notice:payment-term-saved'],
  args: { open: 'events', item: CARD_STATES.paid.id },
  play: async ({ loaded }) => {
    const choice = await screen.findByLabelText('Time to pay for this event');
    await userEvent.selectOptions(choice, '3 days');
    await userEvent.selectOptions(choice, '5 days');
    await expect(choice).toHaveDisplayValue('5 days');
    await screen.findByText(/^Time to pay saved\./, ALOUD);
    await expect(choice).toHaveDisplayValue('5 days');
    const admin = await worldOf(loaded)?.as('admin');
    await expect(await admin?.admin.getEventPaymentTerm(CARD_STATES.paid.id)).toMatchObject({ days: 5 });
  },
});

export const OfOneEventFailed = meta.story({
  name: 'That of one event which could not be saved stands as before, and is said',
  tags: ['kind:error', '!visual', 'notice:payment-term-save-failed'],
  args: { open: 'events', item: CARD_STATES.paid.id },
  parameters: world({
    scenario: 'demo',
    as: 'admin',
    faults: (faults) => faults.failing(500, { on: 'rpc/admin_set_event_payment_term' }),
  }),
  play: async () => {
    const choice = () => screen.findByLabelText('Time to pay for this event');
    await userEvent.selectOptions(await choice(), '2 days');
    await screen.findByText(/The time to pay was not saved/);
    await expect(await choice()).toHaveDisplayValue('Same as all events (no deadline)');
  },
});

export const NotRead = meta.story({
  name: 'That it cannot be read is said in its place',
  tags: ['kind:error', 'notice:payment-term-load-failed'],
  parameters: world({
    scenario: 'demo',
    as: 'admin',
    faults: (faults) => faults.failing(403, { on: 'rpc/admin_get_payment_term' }),
  }),
  play: async () => {
    await screen.findByText('The time to pay could not be loaded.');
  },
});

export const Loading = meta.story({
  name: 'While it is read the section has its shape already',
  tags: ['kind:loading'],
  parameters: world({
    scenario: 'demo',
    as: 'admin',
    faults: (faults) => faults.slow(undefined, { on: 'rpc/admin_get_payment_term' }),
  }),
  play: async () => {
    await screen.findByText('Loading the time to pay...');
  },
});
