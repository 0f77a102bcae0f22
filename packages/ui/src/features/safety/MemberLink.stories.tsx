import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { readTabDraft } from '../editing/index.ts';
import { MemberCardDialog } from './MemberCardDialog.tsx';
import { MemberLink } from './MemberLink.tsx';

const noor = { userId: DEMO_IDS.noor, name: 'Noor Haddad' };

function Page() {
  const { notices } = useAppServices();
  return (
    <>
      <MemberLink {...noor}>
        <Avatar name={noor.name} seed={noor.userId} decorative />
      </MemberLink>
      <NoticeHost center={notices} />
    </>
  );
}

const meta = preview.meta({
  title: 'Flows/Member card',
  component: Page,
  subcomponents: { MemberLink, MemberCardDialog },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters,
  },
});

const world = (faults: NonNullable<WorldParameters['faults']>) => ({
  world: { scenario: 'demo', as: 'maya', faults } satisfies WorldParameters,
});

const openCard = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'About Noor Haddad' }));
  return within(await screen.findByRole('dialog'));
};

export const Card = meta.story({
  name: 'A face opens her card, which leads to their conversation (A-54, R-179)',
  play: async () => {
    const card = await openCard();
    await expect(await card.findByText('You both go to')).toBeVisible();
    await expect(await card.findByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/messages\/[\da-f-]{36}$/),
    );
  },
});

export const Loading = meta.story({
  name: 'While the card is read it keeps its shape',
  tags: ['kind:loading'],
  parameters: world((faults) => faults.slow(undefined, { on: 'get_member_card' })),
  play: async () => {
    const card = await openCard();
    await card.findByText('Loading...');
  },
});

export const Failed = meta.story({
  name: 'A card that cannot be read offers another try',
  tags: ['kind:error'],
  parameters: world((faults) => faults.failing(503, { on: 'get_member_card' })),
  play: async () => {
    const card = await openCard();
    await card.findByRole('button', { name: 'Try again' });
  },
});

export const Gone = meta.story({
  name: 'Who has blocked her shows nothing, and not why',
  tags: ['kind:denied'],
  play: async ({ loaded }) => {
    const other = await worldOf(loaded)?.as('noor');
    await other?.safety.block(DEMO_IDS.maya);
    const card = await openCard();
    await card.findByText(/This member cannot be shown/);
  },
});

export const Blocked = meta.story({
  name: 'Blocking asks first, is told, and closes the window',
  tags: ['notice:member-blocked'],
  play: async ({ loaded }) => {
    const card = await openCard();
    await userEvent.click(await card.findByRole('button', { name: 'Block Noor Haddad' }));
    await screen.findByRole('dialog', { name: 'Block Noor Haddad?' });
    await waitFor(() => expect(card.getByRole('button', { name: "Don't Block" })).toHaveFocus());
    await userEvent.click(await card.findByRole('button', { name: 'Block' }));
    await screen.findByText('Noor Haddad is blocked');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const blocked = await worldOf(loaded)?.otherTab.safety.listBlocked();
    await expect(blocked).toMatchObject([{ userId: DEMO_IDS.noor }]);
  },
});

export const BlockFailed = meta.story({
  name: 'A block that failed says that nothing was changed',
  tags: ['kind:error', 'notice:block-failed'],
  parameters: world((faults) => faults.failing(503, { on: 'block_member' })),
  play: async () => {
    const card = await openCard();
    await userEvent.click(await card.findByRole('button', { name: 'Block Noor Haddad' }));
    await userEvent.click(await card.findByRole('button', { name: 'Block' }));
    await card.findByText('Nothing was changed');
  },
});

export const BlockLimit = meta.story({
  name: 'Blocking very often is answered with another way (A-101)',
  tags: ['kind:denied', 'notice:block-limit'],
  play: async ({ loaded }) => {
    await worldOf(loaded)?.backend.sql(
      "update private.settings set value = '0' where name = 'blocks_per_hour'",
    );
    const card = await openCard();
    await userEvent.click(await card.findByRole('button', { name: 'Block Noor Haddad' }));
    await userEvent.click(await card.findByRole('button', { name: 'Block' }));
    await card.findByText(/You have blocked and unblocked many times/);
  },
});

const openReport = async () => {
  const card = await openCard();
  await userEvent.click(await card.findByRole('button', { name: 'Report Noor Haddad' }));
  return card;
};

const writeReport = async () => {
  const card = await openReport();
  await userEvent.click(await card.findByRole('radio', { name: 'Spam or advertising' }));
  await userEvent.click(card.getByRole('button', { name: 'Send Report' }));
  return card;
};

export const Reported = meta.story({
  name: 'A report is there again when its window was closed, reaches the admins, and is told',
  tags: ['notice:report-sent', 'replayed'],
  play: async ({ loaded }) => {
    const closed = await openReport();
    await userEvent.click(await closed.findByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.type(closed.getByRole('textbox'), 'A link in every message.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = await openReport();
    await expect(await card.findByRole('radio', { name: 'Spam or advertising' })).toBeChecked();
    await expect(card.getByRole('textbox')).toHaveValue('A link in every message.');
    await userEvent.click(card.getByRole('button', { name: 'Send Report' }));
    await screen.findByText('Report sent');
    await expect(readTabDraft(`report ${noor.userId}`)).toEqual({});
    const admin = await worldOf(loaded)?.as('admin');
    const reports = await admin?.safety.listReports({ status: 'open', page: 1, pageSize: 10 });
    await expect(reports).toMatchObject({
      total: 1,
      rows: [{ reason: 'spam', comment: 'A link in every message.', reportedId: DEMO_IDS.noor }],
    });
  },
});

export const ReportFailed = meta.story({
  name: 'A report that failed keeps what was written',
  tags: ['kind:error', 'notice:report-failed'],
  parameters: world((faults) => faults.failing(503, { on: 'report_member' })),
  play: async () => {
    const card = await writeReport();
    await card.findByText('Report not sent');
    // A reload does not lose it either.
    await expect(readTabDraft(`report ${noor.userId}`)).toEqual({ reason: 'spam', comment: '' });
    await expect(card.getByRole('radio', { name: 'Spam or advertising' })).toBeChecked();
  },
});

export const ReportLimit = meta.story({
  name: 'Too many reports on one day are answered with another way (A-92)',
  tags: ['kind:denied', 'notice:report-limit'],
  play: async ({ loaded }) => {
    await worldOf(loaded)?.backend.sql(
      "update private.settings set value = '0' where name = 'reports_per_day'",
    );
    const card = await writeReport();
    await card.findByText(/You have sent many reports today/);
  },
});
