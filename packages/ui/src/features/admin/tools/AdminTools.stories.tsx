import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ALOUD } from '../../../../../../.storybook/aloud.ts';
import { everyFlow } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../../.storybook/world/world.ts';
import { Container } from '../../../primitives/Container.tsx';
import { press, pressFirst } from '../../../primitives/press.fixture.ts';
import { AdminAccessFlow } from '../AdminAccessFlow.tsx';
import { AdminPlaceFlow } from '../AdminPlaceFlow.tsx';
import { AdminToolsFlow } from './AdminToolsFlow.tsx';
import { ApplicationsFlow } from './ApplicationsFlow.tsx';
import { AuditFlow } from './AuditFlow.tsx';
import { AdminToolsPage, pressSection } from './admin-tools.fixture.tsx';
import { CancelledFlow } from './CancelledFlow.tsx';
import { MembersFlow } from './MembersFlow.tsx';
import { SavedViewsFlow } from './SavedViewsFlow.tsx';
import { SubscriptionsFlow } from './SubscriptionsFlow.tsx';
import { TogglesFlow } from './TogglesFlow.tsx';

const meta = preview.meta({
  title: 'Flows/Admin tools',
  component: AdminToolsPage,
  subcomponents: {
    AdminPlaceFlow,
    AdminToolsFlow,
    ApplicationsFlow,
    AuditFlow,
    CancelledFlow,
    MembersFlow,
    SavedViewsFlow,
    SubscriptionsFlow,
    TogglesFlow,
  },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters,
  },
});

const world = (parameters: WorldParameters) => ({ world: parameters });
const bodyRows = async (table: string) => {
  const found = await screen.findByRole('table', { name: table });
  return within(found).getAllByRole('row').slice(1);
};

export const Overview = meta.story({
  name: 'Above everything stands what waits, since when, and how the events fill (A-91)',
  play: async () => {
    await screen.findByText('Next events');
    const places = within(screen.getByRole('navigation', { name: 'Admin tools' }));
    await expect(places.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    // The other link of this name says how many wait, too.
    await expect(screen.getByRole('link', { name: 'Applications' })).toHaveAttribute(
      'href',
      '/admin/applications?status=pending&order=oldest',
    );
  },
});

export const OnProfile = meta.story({
  name: 'On her profile stands each tool in the written order with its count, and leads to its own page (R-132, R-379, A-98)',
  render: () => (
    <Container>
      <AdminAccessFlow userId={DEMO_IDS.admin} />
    </Container>
  ),
  play: async () => {
    const tools = await screen.findByRole('region', { name: 'Admin tools' });
    const links = await within(tools).findAllByRole('link', { name: /^(Event applications|Log)/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/audit',
      '/admin/applications',
    ]);
    await expect(within(tools).getByRole('link', { name: 'Open the admin tools' })).toBeVisible();
  },
});

export const Denied = meta.story({
  name: 'A member who types the address is told that the place is not hers (R-254, R-256)',
  tags: ['kind:denied'],
  parameters: world({ scenario: 'demo', as: 'maya' }),
  render: () => (
    <Container>
      <AdminPlaceFlow userId={DEMO_IDS.maya} section="applications" />
    </Container>
  ),
  play: async () => {
    await screen.findByRole('heading', { name: 'Only for organizers' });
    await expect(screen.queryByRole('navigation', { name: 'Admin tools' })).toBeNull();
  },
});

export const Unknown = meta.story({
  name: 'An address that names no section says so, and leads to what waits',
  args: { open: 'nothing' },
  play: async () => {
    await screen.findByRole('heading', { name: 'There is no such section' });
    await userEvent.click(screen.getByRole('link', { name: 'Show what waits today' }));
    await screen.findByRole('heading', { name: 'Today' });
  },
});

export const Large = meta.story({
  name: 'Where a hundred wait, it says how many and since when, and faces stand beside the names (A-91, A-97)',
  args: { open: 'applications' },
  parameters: world({ scenario: 'large', as: 'admin' }),
  play: async () => {
    const rows = await bodyRows('Event applications');
    await expect(rows.length).toBe(25);
    const section = await screen.findByRole('link', { name: /^Applications/ });
    await waitFor(() => expect(section).toHaveTextContent('96'));
    await screen.findByText('4 applications wait for events that are over.');
  },
});

export const Applications = meta.story({
  name: 'Applications are listed newest first, and only a pending one can be decided (R-370, R-371, R-374)',
  args: { open: 'applications' },
  play: async () => {
    const rows = await bodyRows('Event applications');
    await expect(rows.length).toBe(25);
    for (const row of rows) {
      const pending = within(row).queryByText('Pending') !== null;
      await expect(within(row).queryAllByRole('button', { name: /^Approve/ })).toHaveLength(pending ? 1 : 0);
    }
  },
});

export const PastEvents = meta.story({
  name: 'Applications for events that are over stand apart, and are closed with one press (A-97)',
  tags: ['notice:past-applications-closed'],
  args: { open: 'applications' },
  parameters: world({ scenario: 'pastWaiting', as: 'admin' }),
  play: async () => {
    await press('Show them');
    await waitFor(async () => expect((await bodyRows('Event applications')).length).toBe(3));
    await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
    await press('Close 3');
    await screen.findByText(/Closed for events that are over: 3/);
    await waitFor(() => expect(screen.queryByText(/wait for events that are over/)).toBeNull());
  },
});

export const TakenBack = meta.story({
  name: 'A decision can be taken back for ten seconds, and then it is sent (R-372, R-375)',
  tags: ['notice:application-status-updated'],
  args: { open: 'applications' },
  play: async () => {
    await pressFirst(/^Approve/);
    const back = await screen.findByRole('button', { name: /^Undo/ });
    await waitFor(() => expect(back).toHaveFocus());
    // One state at a time: what it was is not seen beside what it is from now on.
    const before = within(back.closest('tr') ?? document.body).getByText('Pending');
    await expect(before).not.toBeVisible();
    await userEvent.click(back);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
    await expect(before).toBeVisible();
    await pressFirst(/^Approve/);
    // Going on sends what is held back.
    await pressSection(/^Today/);
    await screen.findByText(/Application approved successfully/);
  },
});

export const ByKeys = meta.story({
  name: 'A row is decided and taken back by letters, and opened with Enter (A-91)',
  args: { open: 'applications' },
  play: async () => {
    const rows = await bodyRows('Event applications');
    const first = rows.find((row) => within(row).queryByRole('button', { name: /^Deny/ }));
    first?.focus();
    const name = first?.querySelector('th a')?.textContent ?? '';
    await userEvent.keyboard('d');
    await screen.findByRole('button', { name: `Undo: ${name}` });
    await expect(first).toHaveFocus();
    // The row keeps the focus: whoever hears the page is told what became of it.
    await expect(screen.getByText(new RegExp(`^${name}: Denied\\.`))).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('z');
    await screen.findByText(`${name}: taken back, nothing was sent.`);
    const row = within(first ?? document.body);
    await row.findByRole('button', { name: `Deny ${name}` });
    // After a press of the mouse as well, and where she has gone on to the next row.
    await userEvent.click(row.getByRole('button', { name: `Deny ${name}` }));
    await screen.findByRole('button', { name: `Undo: ${name}` });
    await userEvent.keyboard('z');
    await row.findByRole('button', { name: `Deny ${name}` });
    first?.focus();
    await userEvent.keyboard('d{ArrowDown}z');
    await row.findByRole('button', { name: `Deny ${name}` });
    first?.focus();
    // With a modifier it is the browser's.
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(screen.queryByRole('button', { name: `Undo: ${name}` })).toBeNull();
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name });
  },
});

export const BackToTheList = meta.story({
  name: 'From a record back to its row, with what was picked and how the list was looked at (A-91)',
  args: { open: 'applications' },
  play: async () => {
    await bodyRows('Event applications');
    await userEvent.type(screen.getByRole('searchbox'), 'Maya');
    await waitFor(async () => {
      for (const row of await bodyRows('Event applications')) await expect(row).toHaveTextContent('Maya');
    });
    const rows = await bodyRows('Event applications');
    const row = rows.find((one) => within(one).queryByRole('checkbox'));
    row?.focus();
    await userEvent.keyboard(' ');
    await screen.findByText('1 selected');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Maya Okafor' });
    await userEvent.click(screen.getByRole('link', { name: 'Applications' }));
    const name = row?.getAttribute('aria-label') ?? '';
    await waitFor(() =>
      expect(screen.getAllByRole('row', { name }).some((one) => one === document.activeElement)).toBe(true),
    );
    await expect(document.activeElement).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('searchbox')).toHaveValue('Maya');
    await expect(screen.getByText('1 selected')).toBeVisible();
  },
});

export const Cancelled = meta.story({
  name: 'What members cancelled is told from what admins ended (R-381, R-382, A-12)',
  args: { open: 'cancelled' },
  play: async () => {
    await screen.findByText('Cancelled by member', { selector: 'span' });
  },
});

export const EventCancelled = meta.story({
  name: 'What ended with its event says so (R-381)',
  args: { open: 'cancelled' },
  play: async ({ loaded }) => {
    const story = worldOf(loaded);
    const admin = await story?.as('admin');
    const { rows = [] } =
      (await admin?.admin.listApplications({ page: 1, pageSize: 1, status: 'pending' })) ?? {};
    // A first read that is under way is not begun anew: what is to be read again was read before the change.
    await screen.findByRole('link', { name: /^Applications\s*6/ });
    await admin?.events.cancel(rows[0]?.event.id ?? '', 'The room is not to be had.');
    await story?.queries.invalidateQueries();
    await screen.findByRole('link', { name: /^Applications\s*5/ });
    const [said] = await screen.findAllByText('Event cancelled', { selector: 'span' });
    await expect(said).toBeVisible();
  },
});

/** One that waits for its money ends unpaid, as the schedule ends it. */
const expire = async (backend: NonNullable<ReturnType<typeof worldOf>>['backend']) => {
  await backend.sql(
    `update public.event_applications set pay_by = now() - interval '1 minute' where id = (
       select application.id from public.event_applications application
       join public.events event on event.id = application.event_id and event.start_time > now() + interval '3 days'
       where application.status = 'pending' and application.payment_required order by application.id limit 1
     )`,
  );
  await backend.sql('select private.end_unpaid(1)');
};

export const TakenUp = meta.story({
  name: 'What was not paid in time is told apart, and can be taken up again (A-106)',
  tags: ['notice:application-taken-up'],
  args: { open: 'cancelled' },
  play: async ({ loaded }) => {
    const story = worldOf(loaded);
    if (story) await expire(story.backend);
    await story?.queries.invalidateQueries({ queryKey: ['admin-tools', 'cancelled'] });
    await screen.findByText('Not paid in time', { selector: 'span' });
    await userEvent.click(screen.getByRole('button', { name: /^Take up again:/ }));
    await screen.findByText(/^Taken up again\./, ALOUD);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Take up again:/ })).toBeNull());
  },
});

export const TakenUpTooLate = meta.story({
  name: 'One whose member has applied again meanwhile is not taken up (A-106)',
  tags: ['kind:error', 'notice:application-take-up-failed'],
  args: { open: 'cancelled' },
  play: async ({ loaded }) => {
    const story = worldOf(loaded);
    if (story) await expire(story.backend);
    await story?.queries.invalidateQueries({ queryKey: ['admin-tools', 'cancelled'] });
    await screen.findByText('Not paid in time', { selector: 'span' });
    await story?.backend.sql(
      `insert into public.event_applications (user_id, event_id)
       select user_id, event_id from public.event_applications where expired`,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Take up again:/ }));
    await screen.findByText(/was not taken up again/);
  },
});

/** An admin decides about one application, edits its event and switches a feature off; gives that application. */
const actAsAdmin = async (loaded: Record<string, unknown>) => {
  const admin = await worldOf(loaded)?.as('admin');
  const { rows = [] } =
    (await admin?.admin.listApplications({ page: 1, pageSize: 1, status: 'pending' })) ?? {};
  const applicationIds = rows.map(({ id }) => id);
  await admin?.admin.decideApplications({ applicationIds, decision: 'approve', notes: null });
  const toggles = await admin?.admin.listFeatureToggles();
  const id = toggles?.find(({ featureName }) => featureName === 'coffee_chats')?.id ?? '';
  await admin?.admin.setFeatureToggle({ id, isEnabled: false });
  for (const { event } of rows)
    await admin?.events.update(DEMO_IDS.admin, event.id, { description: 'There is more room now.' });
  return rows[0];
};
let decided: Awaited<ReturnType<typeof actAsAdmin>>;

export const Audit = meta.story({
  name: 'The log says who did what, with what stood before and after (A-67)',
  args: { open: 'audit' },
  // Before the tools read anything: without the header around them nothing tells them of a change.
  beforeEach: async ({ loaded }) => {
    decided = await actAsAdmin(loaded);
  },
  play: async () => {
    await screen.findByText('Switched on:');
    await screen.findByText('Coffee chats', { selector: 'td *' });
    // An event that has begun is in no other list.
    const link = await screen.findByRole('link', { name: decided?.event.title ?? 'the event' });
    await expect(link).toHaveAttribute('href', `/events/${decided?.event.id}`);
    await screen.findAllByText(new RegExp(decided?.member?.lastName ?? 'the member'));
    // What was only read is left out until she asks for it.
    await expect(screen.queryByText('Read', { selector: 'td *' })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'all');
    await screen.findAllByText('Read', { selector: 'td *' });
  },
});

export const AuditByAct = meta.story({
  name: 'All that one decision did is one line of the log, which unfolds (A-67)',
  args: { open: 'audit' },
  beforeEach: async ({ loaded }) => {
    const admin = await worldOf(loaded)?.as('admin');
    const { rows = [] } =
      (await admin?.admin.listApplications({ page: 1, pageSize: 3, status: 'pending' })) ?? {};
    await admin?.admin.decideApplications({
      applicationIds: rows.map(({ id }) => id),
      decision: 'approve',
      notes: null,
    });
  },
  play: async () => {
    const [line] = await bodyRows('Log');
    await expect(line).toHaveTextContent(/Application \(3\)/);
    const all = await screen.findByText(/^Show all/);
    await userEvent.click(all);
    await expect(await screen.findAllByRole('button', { name: /^Remove from event/ })).toHaveLength(3);
  },
});

export const AuditOfSuspension = meta.story({
  name: 'Of a suspension the log says when it began and ended, and until when it was to last (A-67)',
  args: { open: 'audit' },
  beforeEach: async ({ loaded }) => {
    const world = worldOf(loaded);
    const admin = await world?.as('admin');
    const userId = DEMO_IDS.noor;
    await admin?.admin.suspendMember({
      userId,
      until: '2026-12-24T17:00:00.000Z',
      reason: 'Unkind letters.',
    });
    await admin?.admin.reinstateMember(userId);
  },
  play: async () => {
    const [ended, begun] = await bodyRows('Log');
    await expect(ended).toHaveTextContent(/Ended.*Dec 24, 2026/);
    await expect(begun).toHaveTextContent(/Begun.*Dec 24, 2026/);
    await expect(screen.queryByText('Unkind letters.')).toBeNull();
  },
});

export const AuditByDay = meta.story({
  name: 'The log is narrowed to days, and cleared of all filters at once (A-67)',
  args: { open: 'audit' },
  beforeEach: async ({ loaded }) => {
    await actAsAdmin(loaded);
  },
  play: async () => {
    await screen.findByText('Switched on:');
    const day = screen.getByLabelText('To');
    await userEvent.type(day, '2020-01-31');
    await screen.findByText('Nothing matches this search');
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'update');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await screen.findByText('Switched on:');
    await expect(day).toHaveValue('');
    await expect(screen.getByLabelText('Action')).toHaveValue('');
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.type(screen.getByLabelText('From'), '2020-01-31');
    await screen.findByText('Switched on:');
    await userEvent.type(day, '2020-01-30');
    await expect(day).toHaveAccessibleDescription('This is earlier than From');
    await userEvent.clear(day);
    await screen.findByText('Switched on:');
  },
});

export const AuditUndo = meta.story({
  name: 'What still stands as the log says is undone from its line (A-67, A-90)',
  tags: ['notice:member-removed'],
  args: { open: 'audit' },
  beforeEach: async ({ loaded }) => {
    await actAsAdmin(loaded);
  },
  play: async ({ loaded }) => {
    await press('Switch back: Coffee chats');
    // That is an act too, and its line offers the way back; the one that it took back does not any more.
    await waitFor(() => expect(screen.getAllByText('Switched on:')).toHaveLength(2));
    await expect(screen.getAllByRole('button', { name: /^Switch back/ })).toHaveLength(1);
    const admin = await worldOf(loaded)?.as('admin');
    const toggles = await admin?.admin.listFeatureToggles();
    await expect(toggles?.find(({ featureName }) => featureName === 'coffee_chats')?.isEnabled).toBe(true);
    await press(/^Remove from event/);
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^Reason for/ }),
      'Asked for her money back',
    );
    await press('Remove');
    await screen.findByRole('button', { name: /^Undo/ });
    // Going on sends it.
    await pressSection(/^Today/);
    await screen.findByText(/We tell her your reason\./);
  },
});

export const Members = meta.story({
  name: 'Members are approved, made admins, and admins unmade but for the last (A-44, A-67, R-395)',
  tags: ['notice:last-admin'],
  args: { open: 'members' },
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'admins');
    await press(/^Remove admin/);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(await within(question).findByRole('button', { name: 'Remove admin' }));
    await screen.findByText(/^The last admin stays\./, ALOUD);
  },
});

export const Toggles = meta.story({
  name: 'Features are switched; the PayPal.me name is a locked setting (R-384, A-68)',
  args: { open: 'features' },
  play: async () => {
    const coffee = await screen.findByRole('switch', { name: 'Coffee chats' });
    await userEvent.click(coffee);
    await waitFor(() => expect(coffee).toHaveAttribute('aria-checked', 'false'));
    await expect(screen.queryByRole('switch', { name: /Paypal/ })).toBeNull();
  },
});

export const Subscriptions = meta.story({
  name: 'Only an active subscription can be cancelled, after a question (R-387, R-388, R-389, R-391, R-393)',
  tags: ['notice:subscription-cancelled'],
  parameters: world({ scenario: 'subscribed', as: 'admin' }),
  args: { open: 'subscriptions' },
  play: async () => {
    await press(/^Cancel: Maya/);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(await within(question).findByRole('button', { name: 'Cancel plan' }));
    await screen.findByText(/Successfully cancelled subscription for maya@sorella.test/);
  },
});

export const Granting = meta.story({
  name: 'An admin makes a member an admin (R-395)',
  tags: ['notice:admin-granted-other'],
  args: { open: 'members' },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'maya@');
    await waitFor(async () => expect(await bodyRows('Member approvals')).toHaveLength(1));
    const grant = await screen.findByRole('button', { name: 'Make admin: Maya Okafor' });
    // Not within reach of a press on 'Reject'.
    await expect(grant.closest('td')?.querySelectorAll('button')).toHaveLength(1);
    await userEvent.click(grant);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(await within(question).findByRole('button', { name: 'Make admin' }));
    await screen.findByText(/Maya Okafor is an admin now/);
  },
});

export const Revoking = meta.story({
  name: 'An admin takes the rights of another one, and can give them again (R-395)',
  tags: ['notice:admin-revoked'],
  args: { open: 'members' },
  play: async ({ loaded }) => {
    await worldOf(loaded)?.backend.sql(
      `insert into public.admin_users (user_id) values ('${DEMO_IDS.maya}')`,
    );
    await userEvent.type(await screen.findByRole('searchbox'), 'maya@');
    await waitFor(async () => expect(await bodyRows('Member approvals')).toHaveLength(1));
    await press('Remove admin: Maya Okafor');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(await within(question).findByRole('button', { name: 'Remove admin' }));
    await screen.findByText(/Maya Okafor is no longer an admin/);
    await screen.findByRole('button', { name: 'Make admin: Maya Okafor' });
  },
});

export const Approving = meta.story({
  name: 'Many members are approved at once (A-44)',
  tags: ['notice:members-decided'],
  args: { open: 'members' },
  play: async () => {
    await bodyRows('Member approvals');
    const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await press('Approve 2');
    await screen.findByText(/2 decisions wait ten seconds/);
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await pressSection(/^Today/);
    await screen.findByText(/Approvals updated: 2/);
  },
});

export const ManyDenied = meta.story({
  name: 'Many applications are denied at once, with a note for all of them (R-371, R-375)',
  tags: ['notice:applications-decided'],
  parameters: world({ scenario: 'lastSeat', as: 'admin' }),
  args: { open: 'applications' },
  play: async () => {
    await bodyRows('Event applications');
    for (const box of screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }))
      await userEvent.click(box);
    await press('Deny with a note');
    await userEvent.type(await screen.findByLabelText('Note for all 2'), 'The house is closed');
    await press('Deny 2');
    await screen.findByText(/2 decisions wait ten seconds/);
    await pressSection(/^Today/);
    await screen.findByText(/2 applications denied successfully/);
  },
});

export const Exporting = meta.story({
  name: 'What fits the filter is saved as a file, and the log keeps it (A-67)',
  tags: ['notice:export-ready'],
  args: { open: 'members' },
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'pending');
    await press('Export CSV');
    await screen.findByText(/sorella-members-pending-2026-\d\d-\d\d-by-admin\.csv/);
  },
});

export const LogExported = meta.story({
  name: 'A file of the log names who acted, and not by an id alone (A-67)',
  tags: ['!visual', 'notice:export-ready'],
  args: { open: 'audit' },
  beforeEach: async ({ loaded }) => {
    decided = await actAsAdmin(loaded);
  },
  play: async () => {
    await bodyRows('Log');
    const made: Blob[] = [];
    const make = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) made.push(file);
      return 'data:,';
    });
    await press('Export CSV');
    await waitFor(() => expect(made).toHaveLength(1));
    make.mockRestore();
    const [head, ...lines] = (await made[0]?.text())?.trim().split(/\r?\n/) ?? [];
    await expect(head).toMatch(/When.Who.Action/);
    await expect(lines.join('\n')).toContain(decided?.member?.lastName ?? 'the member');
    const who = lines.map((line) => line.split(/[,;\t]/)[1]);
    await expect(who.filter((name = '') => !/\p{L}+ \p{L}+/u.test(name))).toEqual([]);
  },
});

export const ExportFormat = meta.story({
  name: 'How files are written is chosen once for every table on this device (A-67)',
  args: { open: 'members' },
  play: async () => {
    const showFormat = () => press('How files are exported');
    await showFormat();
    await userEvent.click(screen.getByRole('radio', { name: 'Tabs' }));
    await pressSection(/^Plans/);
    await screen.findByRole('heading', { name: 'Plans', level: 1 });
    await showFormat();
    await expect(screen.getByRole('radio', { name: 'Tabs' })).toBeChecked();
    // The device keeps it: the next one begins as it was.
    await userEvent.click(screen.getByRole('radio', { name: 'Commas' }));
  },
});

export const ByMoney = meta.story({
  name: 'What is to be decided is filtered by its money, and the view is kept under a name (A-100, A-91)',
  tags: ['notice:view-saved'],
  args: { open: 'applications' },
  play: async () => {
    await bodyRows('Event applications');
    // As it opens by itself there is nothing to keep.
    await expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
    await userEvent.selectOptions(await screen.findByLabelText('Payment'), 'by-hand');
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'approved');
    await press('Save this view');
    await userEvent.type(await screen.findByLabelText('Name of the view'), 'Without money');
    await press('Save view');
    await screen.findByText('View saved');
    await screen.findByRole('option', { name: 'Without money', selected: true });
    await userEvent.selectOptions(await screen.findByLabelText('Payment'), 'received');
    await screen.findByRole('option', { name: 'None', selected: true });
    await userEvent.selectOptions(await screen.findByLabelText('Saved view'), 'Without money');
    await waitFor(() => expect(screen.getByLabelText('Payment')).toHaveValue('by-hand'));
    await expect(screen.getByLabelText('Status')).toHaveValue('approved');
    await bodyRows('Event applications');
  },
});

export const ViewNotKept = meta.story({
  name: 'A view that cannot be kept says so, and its name stays (A-91)',
  tags: ['kind:error', 'notice:view-save-failed'],
  args: { open: 'applications' },
  parameters: world({
    scenario: 'demo',
    as: 'admin',
    faults: (faults) =>
      faults.failing(400, { on: 'rpc/admin_save_view', says: { code: 'P0001', message: 'TOO_MANY_IDS' } }),
  }),
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Payment'), 'stated');
    await press('Save this view');
    await userEvent.type(await screen.findByLabelText('Name of the view'), 'Says paid');
    await press('Save view');
    await screen.findByText('The view was not saved');
    await expect(screen.getByLabelText('Name of the view')).toHaveValue('Says paid');
  },
});

export const Searching = meta.story({
  name: 'A search that nothing fits says so and can be cleared',
  tags: ['kind:empty'],
  args: { open: 'applications' },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzzz');
    await press('Clear search and filters');
    await bodyRows('Event applications');
    await userEvent.type(await screen.findByRole('searchbox'), 'xyxy');
    await screen.findByText('Nothing matches this search');
  },
});

export const Loading = meta.story({
  name: 'While the tools load they keep their places (R-377)',
  tags: ['kind:loading'],
  parameters: world({
    scenario: 'demo',
    as: 'admin',
    faults: (faults) => faults.slow(undefined, { on: 'rpc/admin_overview' }),
  }),
  play: async () => {
    await screen.findByText('Loading admin tools...');
  },
});

export const Offline = meta.story({
  name: 'Without a connection the tools say that they need one (R-377, R-380)',
  tags: ['kind:error', 'notice:admin-offline'],
  parameters: world({
    scenario: 'demo',
    as: 'admin',
    device: { isOnline: () => false, probe: async () => false },
  }),
  play: async ({ loaded }) => {
    await screen.findByText('Next events');
    worldOf(loaded)?.services.connectivity.send({ type: 'connection.lost' });
    await screen.findByText('Admin features need an internet connection.');
  },
});

export const Problem = meta.story({
  name: 'When the tools cannot be loaded they say so and are tried again (R-380)',
  tags: ['kind:error', 'notice:admin-connection-problem'],
  parameters: world({
    scenario: 'demo',
    as: 'admin',
    faults: (faults) => faults.failing(500, { on: 'rpc/admin_overview' }),
  }),
  play: async () => {
    await screen.findByText('Connection problem');
  },
});

export const ListFailed = meta.story({
  name: 'A list that cannot be loaded says so in its place (R-376)',
  tags: ['kind:error', 'notice:applications-load-failed'],
  parameters: world({
    scenario: 'demo',
    as: 'admin',
    faults: (faults) => faults.failing(403, { on: 'rpc/admin_list_applications' }),
  }),
  args: { open: 'applications' },
  play: async () => {
    await screen.findByText('Failed to load event applications');
  },
});
