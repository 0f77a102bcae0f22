import { CARD_STATES } from '@sorella/mocks';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { ApplicationCardFlow } from './ApplicationCardFlow.tsx';
import { answer } from './events-page.fixture.tsx';
import { MyApplicationsFlow, type MyApplicationsFlowProps } from './MyApplicationsFlow.tsx';

function Page(props: MyApplicationsFlowProps) {
  const { notices } = useAppServices();
  return (
    <>
      <MyApplicationsFlow {...props} />
      <NoticeHost center={notices} />
    </>
  );
}

const meta = preview.meta({
  title: 'Flows/My applications',
  component: Page,
  subcomponents: { MyApplicationsFlow, ApplicationCardFlow },
  args: { onBrowse: fn() },
  parameters: {
    ...everyFlow,
    world: { scenario: 'waiting', as: 'maya' } satisfies WorldParameters,
    storyExemptions: { 'kind:denied': 'The tab is there for members only: the events screen leaves it out.' },
  },
});

const card = async (title: string) => within(await screen.findByRole('article', { name: title }));
const { pendingPayment } = CARD_STATES;

export const StatesPaid = meta.story({
  name: 'She says that she has paid, which leaves the card in its place, and takes it back (A-89, A-96)',
  play: async () => {
    const shown = await card(pendingPayment.title);
    await userEvent.click(await shown.findByRole('button', { name: /I have paid/ }));
    const takesBack = await shown.findByRole('button', { name: /I have not paid yet/ });
    await expect(screen.getByRole('heading', { name: 'To do' })).toBeVisible();
    await userEvent.click(takesBack);
    await shown.findByRole('button', { name: /I have paid/ });
  },
});

export const StatesTooOften = meta.story({
  name: 'Said and taken back very often, it stays as it was, and she is told why (A-101)',
  tags: ['kind:error', 'notice:error-hour-limit'],
  play: async ({ loaded }) => {
    await worldOf(loaded)?.backend.sql(
      "update private.settings set value = '0' where name = 'paid_statements_per_booking_and_hour'",
    );
    const shown = await card(pendingPayment.title);
    await userEvent.click(await shown.findByRole('button', { name: /I have paid/ }));
    await screen.findByText('Too many changes');
    await shown.findByRole('button', { name: /I have paid/ });
  },
});

export const Cancels = meta.story({
  name: 'She takes an application back, and it stays in the history (R-282, R-436, A-86)',
  play: async () => {
    const shown = await card(pendingPayment.title);
    await userEvent.click(await shown.findByRole('button', { name: /Cancel Booking/ }));
    await answer('Cancel Booking');
    await shown.findByText('Cancelled by user');
    await waitFor(() => expect(screen.getByRole('article', { name: pendingPayment.title })).toHaveFocus());
  },
});

export const IntoCalendar = meta.story({
  name: 'An approved event is handed over as an entry for her own calendar',
  parameters: { world: { scenario: 'booked', as: 'maya' } satisfies WorldParameters },
  play: async () => {
    const shown = await card(CARD_STATES.paid.title);
    const made: Blob[] = [];
    const make = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) made.push(file);
      return 'data:,';
    });
    await userEvent.click(await shown.findByRole('button', { name: /^Add to calendar/ }));
    await waitFor(() => expect(made).toHaveLength(1));
    make.mockRestore();
    await expect(await made[0]?.text()).toMatch(`SUMMARY:${CARD_STATES.paid.title.replaceAll(',', '\\,')}`);
  },
});

export const EntryFails = meta.story({
  name: 'An entry for the calendar that could not be made can be made again',
  tags: ['kind:error', 'notice:event-calendar-failed'],
  parameters: { world: { scenario: 'booked', as: 'maya' } satisfies WorldParameters },
  play: async () => {
    const shown = await card(CARD_STATES.paid.title);
    const make = spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new TypeError('no room for files');
    });
    await userEvent.click(await shown.findByRole('button', { name: /^Add to calendar/ }));
    await screen.findAllByText(/^Calendar entry not created/);
    make.mockRestore();
  },
});

export const History = meta.story({
  name: 'All that she has applied for stands there, over and cancelled ones too (R-282, A-72)',
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('This event is over.')).toHaveLength(2));
  },
});

export const Loading = meta.story({
  name: 'While applications load, their shapes pulse (R-273)',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'waiting',
      as: 'maya',
      faults: (faults) => faults.slow(undefined, { on: 'event_applications' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Loading applications...');
  },
});

export const Empty = meta.story({
  name: 'Without applications it leads to the events (R-274)',
  tags: ['kind:empty'],
  parameters: { world: { scenario: 'empty', as: 'maya' } satisfies WorldParameters },
  play: async ({ args }) => {
    await screen.findByText('No Applications Yet');
    await userEvent.click(screen.getByRole('button', { name: 'Browse Events' }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  name: 'When applications cannot be loaded it says so and offers another try',
  tags: ['kind:error', 'notice:own-applications-load-failed'],
  parameters: {
    world: {
      scenario: 'waiting',
      as: 'maya',
      faults: (faults) => faults.failing(500, { on: 'event_applications' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Your applications could not be loaded.');
  },
});
