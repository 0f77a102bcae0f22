import { expect, screen, spyOn } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { Container } from '../../primitives/Container.tsx';
import { press } from '../../primitives/press.fixture.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { PaymentLinksFlow } from './PaymentLinksFlow.tsx';

function Page() {
  const { notices } = useAppServices();
  return (
    <>
      <Container>
        <PaymentLinksFlow />
      </Container>
      <NoticeHost center={notices} />
    </>
  );
}

const meta = preview.meta({
  title: 'Flows/Payment links',
  component: Page,
  subcomponents: { PaymentLinksFlow },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters,
    storyExemptions: { 'kind:denied': 'Only an admin is shown it; the database refuses everybody else.' },
  },
});

export const Refreshed = meta.story({
  name: 'Events that are paid elsewhere are named, and one press mends all their links (A-17)',
  tags: ['notice:payment-links-refreshed'],
  play: async ({ loaded }) => {
    await screen.findByText(/^Events whose link uses another username/);
    await press('Refresh links');
    await screen.findByText('All payment links use this username.');
    const others = await worldOf(loaded)?.backend.sql(
      `select id from public.events where credits_required > 0 and deleted_at is null and start_time > now()
       and paypal_username is distinct from 'SorellaCircle'`,
    );
    await expect(others).toEqual([]);
  },
});

export const Loading = meta.story({
  name: 'While the username is read the card has its shape already',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'demo',
      as: 'admin',
      faults: (faults) => faults.slow(undefined, { on: 'rest/v1/feature_toggles' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByText('Loading the payment settings...');
  },
});

export const RefreshFails = meta.story({
  name: 'Links that could not be refreshed still work, and it says so (A-17)',
  tags: ['kind:error', 'notice:payment-links-refresh-failed'],
  play: async ({ loaded }) => {
    await screen.findByRole('button', { name: 'Refresh links' });
    worldOf(loaded)?.backend.faults.failing(500);
    await press('Refresh links');
    await screen.findAllByText(/^Payment links not refreshed/);
  },
});

export const Tested = meta.story({
  name: 'A link for €25.00 is copied, to be tried (R-314, R-355, R-356)',
  tags: ['notice:paypal-test-link-generated'],
  play: async () => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await screen.findByText(/^Events whose link uses another username/);
    await press('Test link');
    await screen.findAllByText(/^Test Link Generated/);
    await expect(copy).toHaveBeenCalledWith('https://paypal.me/SorellaCircle/25.00');
    copy.mockRestore();
  },
});

export const NotCopied = meta.story({
  name: 'Where the browser does not copy it, it can be opened all the same',
  tags: ['kind:error', 'notice:paypal-test-link-not-copied'],
  play: async () => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new TypeError('no'));
    await screen.findByText(/^Events whose link uses another username/);
    await press('Test link');
    await screen.findByRole('button', { name: 'Open test link' });
    copy.mockRestore();
  },
});

export const NothingSaved = meta.story({
  name: 'Without a saved username there is nothing to test (R-354, R-358)',
  tags: ['kind:empty', 'notice:paypal-test-link-needs-username'],
  parameters: { world: { scenario: 'empty', as: 'admin' } satisfies WorldParameters },
  play: async () => {
    await screen.findByLabelText('PayPal.me username');
    await press('Test link');
    await screen.findAllByText(/^PayPal Username Required/);
  },
});
