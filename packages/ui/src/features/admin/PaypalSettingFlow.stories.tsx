import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ALOUD } from '../../../../../.storybook/aloud.ts';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { Container } from '../../primitives/Container.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { PaypalSettingFlow } from './PaypalSettingFlow.tsx';

function Page() {
  const { notices } = useAppServices();
  return (
    <>
      <Container>
        <PaypalSettingFlow />
      </Container>
      <NoticeHost center={notices} />
    </>
  );
}

const meta = preview.meta({
  title: 'Flows/PayPal setting',
  component: Page,
  subcomponents: { PaypalSettingFlow },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo', as: 'admin' } satisfies WorldParameters,
    storyExemptions: {
      'kind:denied': 'Only an admin is shown it; whom the server refuses is told that it was not saved.',
    },
  },
});

const world = (parameters: WorldParameters) => ({ world: parameters });
const field = () => screen.findByLabelText('PayPal.me username');
const save = async (username: string) => {
  await userEvent.clear(await field());
  await userEvent.type(await field(), `${username}{Enter}`);
};

export const Saved = meta.story({
  name: 'What she saves is what members pay to (R-351, R-356, R-357)',
  tags: ['notice:paypal-username-saved'],
  play: async ({ loaded }) => {
    await save('paypal.me/SorellaBerlin');
    await screen.findByText(/^Success\./, ALOUD);
    await expect(await field()).toHaveValue('SorellaBerlin');
    const stored = await worldOf(loaded)?.backend.sql(
      `select description, is_enabled from public.feature_toggles where feature_name = 'paypal_email'`,
    );
    await expect(stored).toEqual([{ description: 'SorellaBerlin', is_enabled: true }]);
  },
});

export const Missing = meta.story({
  name: 'Where none was ever saved the field is empty, and stays hers to fill (R-352, R-358)',
  tags: ['kind:empty', 'notice:paypal-setting-empty'],
  parameters: world({ scenario: 'empty', as: 'admin' }),
  play: async () => {
    await expect(await field()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^PayPal Username Required\./, ALOUD);
  },
});

export const Invalid = meta.story({
  name: 'What is no username is told beside the field and as a notice (R-353)',
  tags: ['kind:error', 'notice:paypal-setting-invalid'],
  play: async () => {
    await save('so rella');
    await screen.findByText(/^Check the PayPal Username\./, ALOUD);
    await expect(await field()).toHaveValue('so rella');
  },
});

export const Failed = meta.story({
  name: 'One that could not be saved is still in the field (R-356)',
  tags: ['kind:error', 'notice:paypal-username-save-failed'],
  parameters: world({
    scenario: 'demo',
    as: 'admin',
    faults: (faults) => faults.slow(0, { on: 'rest/v1/feature_toggles' }),
  }),
  play: async ({ loaded }) => {
    await field();
    worldOf(loaded)?.backend.faults.failing(500, { on: 'rest/v1/feature_toggles' });
    await save('SorellaBerlin');
    await screen.findByText(/^Error\. Failed to save/, ALOUD);
    await expect(await field()).toHaveValue('SorellaBerlin');
  },
});

export const Unread = meta.story({
  name: 'One that cannot be read is asked for again without taking the field from under her fingers (R-359)',
  tags: ['kind:error'],
  parameters: world({
    scenario: 'demo',
    as: 'admin',
    faults: (faults) => faults.failing(400, { on: 'rest/v1/feature_toggles' }),
  }),
  play: async ({ loaded }) => {
    await userEvent.type(await field(), 'Sorella');
    const story = worldOf(loaded);
    story?.backend.faults.slow(undefined, { on: 'rest/v1/feature_toggles' });
    void story?.queries.invalidateQueries({ queryKey: ['booking-review'] });
    await waitFor(() =>
      expect(story?.queries.isFetching({ queryKey: ['booking-review', 'paypal'] })).toBe(1),
    );
    await userEvent.keyboard('Berlin');
    await expect(await field()).toHaveValue('SorellaBerlin');
  },
});

export const ReadWhileSaving = meta.story({
  name: 'A read that began before the save does not bring the old name back (R-357)',
  tags: ['notice:paypal-username-saved'],
  play: async ({ loaded }) => {
    const story = worldOf(loaded);
    await field();
    // The old name is on its way while the new one is saved.
    const old = Promise.withResolvers<string>();
    void story?.queries
      .fetchQuery({ queryKey: ['booking-review', 'paypal'], queryFn: () => old.promise, staleTime: 0 })
      .catch(() => undefined);
    await save('SorellaBerlin');
    await screen.findByText(/^Success\./, ALOUD);
    old.resolve('SorellaCircle');
    await new Promise(requestAnimationFrame);
    await expect(await field()).toHaveValue('SorellaBerlin');
  },
});

export const Loading = meta.story({
  name: 'While it is read the box has its shape already',
  tags: ['kind:loading'],
  parameters: world({
    scenario: 'demo',
    as: 'admin',
    faults: (faults) => faults.slow(undefined, { on: 'rest/v1/feature_toggles' }),
  }),
  play: async () => {
    await screen.findByText('Loading the payment settings...');
  },
});
