import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { type StoryWorld, type WorldParameters, worldOf } from '../../../../../../.storybook/world/world.ts';
import { Container } from '../../../primitives/Container.tsx';
import { AdminPlaceFlow } from '../AdminPlaceFlow.tsx';
import { AdminToolsPage } from './admin-tools.fixture.tsx';
import { MailsFlow } from './MailsFlow.tsx';

const meta = preview.meta({
  title: 'Flows/Mails that wait',
  component: AdminToolsPage,
  subcomponents: { MailsFlow },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters,
  },
  args: { open: 'mails' },
});

/** Three mails were given up, and one waits for its next try. */
async function giveUp(world: StoryWorld | undefined): Promise<void> {
  await world?.backend.sql('delete from private.outgoing_mails');
  await world?.backend.sql(`
    insert into private.outgoing_mails (user_id, kind, details, attempts, failure, failed_at, created_at, next_attempt_at)
    select person.id, made.kind, private.event_details(event), made.attempts, made.failure, now() - interval '1 hour',
      now() - made.age, now() + interval '3 hours'
    from (values
      ('${DEMO_IDS.maya}'::uuid, 'event-cancelled', 10, 'refused', interval '50 hours'),
      ('${DEMO_IDS.noor}', 'event-message', 10, 'unreachable', interval '26 hours 30 minutes'),
      ('${DEMO_IDS.lena}', 'event-message', 10, null, interval '25 hours 30 minutes'),
      ('${DEMO_IDS.noor}', 'event-cancelled', 2, 'unreachable', interval '20 minutes 30 seconds')
    ) made (member, kind, attempts, failure, age)
    join public.profiles person on person.id = made.member
    cross join (select * from public.events where start_time > now() order by start_time, id limit 1) event`);
}
const failing = {
  world: {
    scenario: 'demo',
    as: 'admin',
    faults: (faults) => faults.failing(403, { on: 'rpc/admin_list_mails' }),
  } satisfies WorldParameters,
};
const again = () => screen.findAllByRole('button', { name: /^Send again/ });

export const Listed = meta.story({
  name: 'What waits and what failed stands there with whom it is for, why, and when it is tried again (A-102)',
  beforeEach: ({ loaded }) => giveUp(worldOf(loaded)),
  play: async () => {
    await screen.findByRole('table', { name: 'Emails' });
    await expect(await again()).toHaveLength(3);
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'waiting');
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Send again/ })).toEqual([]));
    await screen.findByText('Tried 2 times');
    await userEvent.selectOptions(screen.getByLabelText('Status'), '');
    await again();
  },
});

export const FromToday = meta.story({
  name: 'Today leads from the number of failed mails to them (A-102)',
  args: { open: null },
  beforeEach: ({ loaded }) => giveUp(worldOf(loaded)),
  play: async () => {
    await screen.findByText(/^3 emails could not be sent/);
    await userEvent.click(screen.getByRole('link', { name: 'See which, and send them again' }));
    await expect(await again()).toHaveLength(3);
  },
});

export const SentAgain = meta.story({
  name: 'A mail that failed is sent again with one press, and waits then (A-102)',
  tags: ['notice:mail-queued'],
  beforeEach: ({ loaded }) => giveUp(worldOf(loaded)),
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Send again: Maya Okafor, Event cancelled' }),
    );
    await screen.findByText('The email will be sent again within a few minutes.');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(2));
  },
});

export const SeveralSentAgain = meta.story({
  name: 'Several are sent again at once (A-102)',
  tags: ['notice:mails-queued'],
  beforeEach: ({ loaded }) => giveUp(worldOf(loaded)),
  play: async () => {
    await again();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send 3 again' }));
    await screen.findByText('3 emails will be sent again within a few minutes.');
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Send again/ })).toEqual([]));
  },
});

export const Overtaken = meta.story({
  name: 'Another admin was faster: nothing is sent twice, and that is said (A-102)',
  tags: ['notice:mails-not-queued'],
  beforeEach: ({ loaded }) => giveUp(worldOf(loaded)),
  play: async ({ loaded }) => {
    const button = await screen.findByRole('button', { name: 'Send again: Maya Okafor, Event cancelled' });
    await worldOf(loaded)?.backend.sql(
      `update private.outgoing_mails set attempts = 0 where user_id = '${DEMO_IDS.maya}'`,
    );
    await userEvent.click(button);
    await screen.findByText(/^It has been sent in the meantime/);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(2));
  },
});

export const PartlySentAgain = meta.story({
  name: 'What is not true any more is left out of several, and that is said (A-102)',
  tags: ['notice:mails-partly-queued'],
  beforeEach: ({ loaded }) => giveUp(worldOf(loaded)),
  play: async ({ loaded }) => {
    await again();
    await worldOf(loaded)?.backend.sql(
      `update private.outgoing_mails set valid_until = now() where user_id = '${DEMO_IDS.maya}'`,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send 3 again' }));
    await screen.findByText(/^Sent again within a few minutes: 2\. The others/);
    await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Send again/ })).toEqual([]));
  },
});

export const SendingAgainFails = meta.story({
  name: 'What could not be sent again stays, and that is said (A-102)',
  tags: ['notice:mails-resend-failed'],
  beforeEach: ({ loaded }) => giveUp(worldOf(loaded)),
  play: async ({ loaded }) => {
    await again();
    worldOf(loaded)?.backend.faults.failing(403, { on: 'rpc/admin_resend_mails' });
    await userEvent.click(screen.getByRole('button', { name: 'Send again: Maya Okafor, Event cancelled' }));
    await screen.findByText(/Nothing was sent again/);
    await expect(await again()).toHaveLength(3);
  },
});

export const Loading = meta.story({
  name: 'Mails that are on their way to the page say so (A-102)',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.slow(undefined, { on: 'rpc/admin_list_mails' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Loading emails...');
  },
});

export const Empty = meta.story({
  name: 'When every mail has gone, that is said (A-102)',
  tags: ['kind:empty'],
  beforeEach: async ({ loaded }) => {
    await worldOf(loaded)?.backend.sql('delete from private.outgoing_mails');
  },
  play: async () => {
    await screen.findByText('No emails are waiting');
  },
});

export const Fails = meta.story({
  name: 'Mails that cannot be loaded say so (A-102)',
  tags: ['kind:error', 'notice:mails-load-failed'],
  parameters: failing,
  play: async () => {
    await screen.findByText('Failed to load the emails.');
  },
});

export const Denied = meta.story({
  name: 'A moderator who types the address is told that mails are not hers to see (A-104)',
  tags: ['kind:denied'],
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  beforeEach: async ({ loaded }) => {
    await worldOf(loaded)?.backend.sql(
      `insert into staff_roles (user_id, role) values ('${DEMO_IDS.maya}', 'moderator')`,
    );
  },
  render: () => (
    <Container>
      <AdminPlaceFlow userId={DEMO_IDS.maya} section="mails" />
    </Container>
  ),
  play: async () => {
    const heading = await screen.findByRole('heading', { name: 'This section is not part of your role' });
    await expect(within(heading).queryByRole('table')).toBeNull();
  },
});
