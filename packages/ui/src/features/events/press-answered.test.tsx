import type { CommunityData } from '@sorella/core/data-port';
import type { Application, ApplicationWithEvent } from '@sorella/core/domain/entities/application';
import { createMemoryStore } from '@sorella/core/offline';
import { BASE_NOW, CARD_STATES, connectToNobody, DEMO_IDS } from '@sorella/mocks';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { anApplication } from '../../cards/cards.fixtures.ts';
import { createNoticeCenter } from '../../notices/notice-center.ts';
import { AppServicesProvider } from '../../runtime/AppServicesProvider.tsx';
import { steadyDevice } from '../../runtime/device.fixture.ts';
import { NavigateProvider } from '../../runtime/navigation.tsx';
import { createQueryClient } from '../../runtime/query-client.ts';
import { createAppServices } from '../../wiring/create-app-services.ts';
import { startApp } from '../../wiring/start-app.ts';
import { EventPageFlow } from './EventPageFlow.tsx';

const event = CARD_STATES.free;
const now = () => BASE_NOW.getTime();
const mine = (given: Partial<Application> = {}) =>
  anApplication({
    id: 'a',
    eventId: event.id,
    userId: DEMO_IDS.maya,
    status: 'pending',
    paymentRequired: false,
    paymentAmountCents: 0,
    ...given,
  });

/** Maya before one event; what is read after `freeze` does not answer. */
async function open(applications: ApplicationWithEvent[]) {
  const nobody = connectToNobody({ as: 'maya' });
  let isFrozen = false;
  const read = async <Answer,>(answer: Answer): Promise<Answer> =>
    isFrozen ? new Promise<Answer>(() => {}) : answer;
  const data: CommunityData = {
    ...nobody,
    applications: {
      ...nobody.applications,
      apply: async () => mine(),
      cancel: async () => ({ cancelledLate: false }),
      listOwn: () => read(applications),
      listOwnBookings: () => read([]),
    },
    events: { ...nobody.events, listFaces: () => read([]) },
  };
  const notices = createNoticeCenter({ now });
  const services = createAppServices({
    data,
    notices,
    device: steadyDevice(),
    store: createMemoryStore(),
    now,
  });
  const queries = createQueryClient({ onFailure: () => {} });
  onTestFinished(startApp(services, queries));
  render(
    <QueryClientProvider client={queries}>
      <AppServicesProvider services={services}>
        <NavigateProvider navigate={() => {}}>
          <EventPageFlow content={{ kind: 'ready', event }} />
        </NavigateProvider>
      </AppServicesProvider>
    </QueryClientProvider>,
  );
  return {
    told: () => notices.getSnapshot().shown.map(({ id }) => id),
    freeze: () => {
      isFrozen = true;
    },
  };
}

/** Every state that the page has shown of its button, from now on: its words, and whether it takes a press. */
function watchButton(name: RegExp) {
  const seen: string[] = [];
  const look = () => {
    for (const button of screen.queryAllByRole('button', { name }))
      if (button.getAttribute('aria-busy') !== 'true') seen.push(button.textContent);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}

describe('a press that was answered', () => {
  it('is not offered again while the page has not read again: applying (R-307, R-310)', async () => {
    const { told, freeze } = await open([]);
    const apply = await screen.findByRole('button', { name: /Apply for Free/ });
    freeze();
    await userEvent.click(apply);
    await waitFor(() => expect(apply).toHaveAttribute('aria-busy', 'true'));
    const offered = watchButton(/Apply for Free/);
    await waitFor(() => expect(told()).toContain('application-submitted'));
    expect(await screen.findByText('Pending Review')).toBeInTheDocument();
    expect(offered).toEqual([]);
  });

  it('is not offered again while the page has not read again: cancelling (R-330)', async () => {
    const { told, freeze } = await open([{ ...mine({ status: 'approved' }), event, messages: [] }]);
    await userEvent.click(await screen.findByRole('button', { name: /Cancel Booking/ }));
    freeze();
    const yes = (await screen.findAllByRole('button', { name: 'Cancel Booking' })).at(-1);
    if (!yes) throw new Error('Nobody asks');
    await userEvent.click(yes);
    await waitFor(() => expect(told()).toContain('booking-cancelled'));
    const offered = watchButton(/Cancel Booking/);
    expect(await screen.findByRole('button', { name: /Apply Again/ })).toBeInTheDocument();
    expect(screen.queryByText('Approved')).toBeNull();
    expect(offered).toEqual([]);
  });
});
