import { type CommunityData, DataError } from '@sorella/core/data-port';
import type { Profile } from '@sorella/core/domain/entities/profile';
import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { createMemoryStore, StorageError } from '@sorella/core/offline';
import { aMember, BASE_NOW, connectToNobody } from '@sorella/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createNoticeCenter } from '../../notices/notice-center.ts';
import { AppServicesProvider } from '../../runtime/AppServicesProvider.tsx';
import { type AppServices } from '../../runtime/app-services.ts';
import { noPush } from '../../runtime/device.ts';
import { createAppServices } from '../../wiring/create-app-services.ts';
import { startApp } from '../../wiring/start-app.ts';
import { signOut } from '../session/sign-out.ts';
import { ProfileFlow } from './ProfileFlow.tsx';

const now = () => BASE_NOW.getTime();
const MAYA = aMember({ bio: 'New in Berlin.' });
const session = { userId: MAYA.id, email: 'maya@sorella.test', expiresAt: 0 };

type Profiles = CommunityData['profiles'];

/** Maya's page over a server whose row and answers the test decides about. */
function showProfile(given: Partial<Profiles> = {}, store = createMemoryStore()) {
  const network = { online: true };
  const server = { row: MAYA };
  const update = vi.fn<Profiles['update']>(async (_userId, changes) => {
    server.row = { ...server.row, ...changes, updatedAt: later(server.row) };
    return server.row;
  });
  const rest = connectToNobody({ as: 'maya' });
  const data: CommunityData = {
    ...rest,
    access: {
      isAdmin: async () => false,
      hasMemberAccess: async () => true,
      listRights: async () => ({ rights: [], hostedEventIds: [] }),
      getSuspension: async () => null,
      listWarnings: async () => [],
      confirmWarning: async () => {},
      listDisabledFeatures: async () => [],
    },
    profiles: {
      ...rest.profiles,
      getOwn: async () => server.row,
      getSubscription: async () => null,
      update,
      ...given,
    },
  };
  const services = createAppServices({
    data,
    notices: createNoticeCenter({ now }),
    device: {
      isOnline: () => network.online,
      onOnlineChange: () => () => {},
      probe: async () => network.online,
      untilVisible: async () => {},
      copy: async () => true,
      open: () => true,
      push: async () => noPush,
    },
    store,
    now,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  startApp(services, queries);
  const open = () =>
    render(
      <QueryClientProvider client={queries}>
        <AppServicesProvider services={services}>
          <ProfileFlow session={session} held={null} onUnsavedChange={() => undefined} />
        </AppServicesProvider>
      </QueryClientProvider>,
    );
  let page = open();
  return {
    services,
    network,
    store,
    server,
    update,
    /** The member goes to another page, as to sign in again, and comes back. */
    comeBack: () => {
      page.unmount();
      page = open();
    },
    readAgain: () => act(() => queries.invalidateQueries({ queryKey: ['profile'] })),
    told: () => services.notices.getSnapshot().shown.map(({ title }) => title),
  };
}

/** A minute after a row became what it is. */
const later = ({ updatedAt }: Profile) =>
  new Date(Date.parse(updatedAt) + 60_000).toISOString().replace('Z', '+00:00');

const bio = () => screen.findByLabelText(/^Bio/, {}, { timeout: 5_000 });
const rewriteBio = async (words: string) => {
  await userEvent.clear(await bio());
  await userEvent.type(await bio(), words);
};
const shownBio = () => {
  const field = screen.queryByLabelText(/^Bio/);
  return field instanceof HTMLTextAreaElement ? field.value : '';
};
const observe = (look: () => void) => {
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => observer.disconnect();
};
const offline = () => Promise.reject(new DataError('network'));
const discardAll = async (services: AppServices) => {
  const { outbox } = await services.offline.load();
  for (const { operationId } of outbox.getSnapshot().entries) await outbox.discard(operationId);
};
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

describe('the profile page', () => {
  it('never lets an answer that was read before take the place of what she types', async () => {
    const { server, readAgain } = showProfile();
    await rewriteBio('I bake');
    await readAgain();
    expect(await bio()).toHaveValue('I bake');
    server.row = { ...MAYA, title: 'Baker', updatedAt: later(MAYA) };
    await readAgain();
    await waitFor(() => expect(screen.getByLabelText(/^Professional title/)).toHaveValue('Baker'));
    server.row = MAYA;
    await readAgain();
    // By the time that the member has typed on, whatever was read has arrived.
    await userEvent.type(await bio(), ' bread');
    expect(screen.getByLabelText(/^Professional title/)).toHaveValue('Baker');
    expect(await bio()).toHaveValue('I bake bread');
  });

  it('keeps what she types while an answer is on its way', async () => {
    let answer: (row: Profile) => void = () => undefined;
    const { told } = showProfile({
      update: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await rewriteBio('I bake.');
    await save();
    await screen.findByRole('button', { name: 'Saving...' });
    await userEvent.type(await bio(), ' And swim.');
    act(() => answer({ ...MAYA, bio: 'I bake.', updatedAt: later(MAYA) }));
    await waitFor(() => expect(told()).toContain('Profile updated'));
    expect(await bio()).toHaveValue('I bake. And swim.');
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  });

  it('writes only what changed, held against the version that she saw (A-50, R-147)', async () => {
    const { update, told } = showProfile();
    await rewriteBio('I bake.');
    await save();
    await waitFor(() => expect(told()).toContain('Profile updated'));
    expect(update).toHaveBeenCalledExactlyOnceWith(
      MAYA.id,
      { bio: 'I bake.' },
      expect.objectContaining({ expectedUpdatedAt: MAYA.updatedAt }),
    );
  });

  it('keeps a save that cannot be sent on the device (R-143)', async () => {
    const { told } = showProfile({ update: () => Promise.reject(new DataError('network')) });
    await rewriteBio('I bake.');
    await save();
    await waitFor(() => expect(told()).toContain('Profile update saved'));
    expect(screen.getByText(/^Saved on this device/)).toBeInTheDocument();
  });

  it('says so when it is the server that does not answer: she is online (R-143)', async () => {
    const { told } = showProfile({ update: () => Promise.reject(new DataError('unavailable')) });
    await rewriteBio('I bake.');
    await save();
    expect(await screen.findByText(profileTexts.statusQueuedOnline)).toBeInTheDocument();
    expect(told()).toContain('Profile update saved');
  });

  it('says why a save is not kept on the device (R-142, R-143)', async () => {
    const store = createMemoryStore();
    const { told, network, services } = showProfile({ update: offline }, store);
    await rewriteBio('I bake.');
    network.online = false;
    act(() => services.connectivity.send({ type: 'connection.lost' }));
    expect(await screen.findByText(profileTexts.offline)).toBeVisible();
    store.transact = () => Promise.reject(new StorageError('full'));
    await save();
    await waitFor(() => expect(told()).toContain('Profile update failed'));
    expect(await bio()).toHaveValue('I bake.');
    expect(await screen.findByText(/^This device has no room left/)).toBeVisible();
    expect(screen.queryByText(/we save your changes once you are back/)).toBeNull();
  });

  it('starts from what waits of hers, on the whole page, and says so (R-143, R-155)', async () => {
    const first = showProfile({ update: offline });
    first.network.online = false;
    await rewriteBio('I bake.');
    await userEvent.type(screen.getByLabelText(/^Professional title/), ' and baker');
    await save();
    await screen.findByText(profileTexts.statusQueued);
    first.comeBack();
    expect(await bio()).toHaveValue('I bake.');
    expect(screen.getByText(profileTexts.statusQueued)).toBeInTheDocument();
    // On the card above the form, and on the one that shows how others see it.
    expect(screen.getAllByText(/ and baker$/)).not.toHaveLength(0);
    expect(screen.getByText(profileTexts.notYetSeen)).toBeInTheDocument();
    cleanup();
    const reloaded = showProfile({ update: offline }, first.store);
    reloaded.network.online = false;
    expect(await bio()).toHaveValue('I bake.');
    expect(screen.getByText(profileTexts.statusQueued)).toBeInTheDocument();
  });

  it('is what this device saw last where it cannot be read, says so, and takes edits (R-155, R-157)', async () => {
    const first = showProfile();
    await bio();
    await waitFor(async () => expect(await first.store.keys()).toContain(`profile_${MAYA.id}`));
    cleanup();
    const { network, server } = showProfile({ getOwn: readOnline, update: offline }, first.store);
    network.online = false;
    function readOnline() {
      return network.online ? Promise.resolve(server.row) : offline();
    }
    expect(await bio()).toHaveValue('New in Berlin.');
    expect(screen.getByText(/^Shown as of /)).toBeInTheDocument();
    await rewriteBio('I bake.');
    await save();
    await screen.findByText(profileTexts.statusQueued);
  });

  it('goes back to the row when what waits is given up in the list of it (R-155)', async () => {
    const { services, network } = showProfile({ update: offline });
    network.online = false;
    await rewriteBio('I bake.');
    await save();
    await screen.findByText(profileTexts.statusQueued);
    await userEvent.type(screen.getByLabelText(/^Professional title/), ' and baker');
    await act(() => discardAll(services));
    await waitFor(async () => expect(await bio()).toHaveValue('New in Berlin.'));
    expect(screen.queryByText(profileTexts.statusQueued)).toBeNull();
    expect(screen.getByLabelText(/^Professional title/)).toHaveValue(`${MAYA.title} and baker`);
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  });

  it('knows that what waited has been sent, and never shows older words in between (R-156)', async () => {
    const { services, network, server } = showProfile({ update: offline });
    network.online = false;
    await rewriteBio('I bake.');
    await save();
    await screen.findByText(profileTexts.statusQueued);
    const seen: string[] = [];
    const stop = observe(() => void seen.push(shownBio()));
    // As another tab does: it is saved, and then it waits no more.
    server.row = { ...MAYA, bio: 'I bake.', updatedAt: later(MAYA) };
    await act(() => discardAll(services));
    await waitFor(() => expect(screen.queryByText(profileTexts.statusQueued)).toBeNull());
    stop();
    expect(new Set(seen)).toEqual(new Set(['I bake.']));
    expect(screen.queryByText(profileTexts.notYetSeen)).toBeNull();
  });

  it.each(['Take the newer one', 'Keep mine'])(
    "follows '%s' in the list of what waits (R-434)",
    async (choice) => {
      const { services, server, network } = showProfile({
        update: async (_userId, changes, options) => {
          if (!network.online) throw new DataError('network');
          if (options?.expectedUpdatedAt !== server.row.updatedAt) throw new DataError('conflict');
          server.row = { ...server.row, ...changes, updatedAt: later(server.row) };
          return server.row;
        },
      });
      network.online = false;
      await rewriteBio('I bake.');
      await save();
      await screen.findByText(profileTexts.statusQueued);
      server.row = { ...MAYA, bio: 'I swim.', updatedAt: later(MAYA) };
      network.online = true;
      await act(async () => (await services.offline.load()).outbox.sync());
      // The form shows both as well.
      await screen.findByText('I swim.');
      expect(await bio()).toHaveValue('I bake.');
      const { outbox } = await services.offline.load();
      const id = outbox.getSnapshot().entries[0]?.operationId ?? '';
      await act(() => (choice === 'Keep mine' ? outbox.overwrite(id) : outbox.discard(id)));
      const words = choice === 'Keep mine' ? 'I bake.' : 'I swim.';
      await waitFor(async () => expect(await bio()).toHaveValue(words));
      await waitFor(() => expect(screen.queryByText(profileTexts.conflictTitle)).toBeNull());
      await waitFor(() => expect(screen.queryByText(/^Saved on this device/)).toBeNull());
      expect(server.row.bio).toBe(words);
      expect(screen.queryByText('Not saved yet')).toBeNull();
    },
  );

  it('has every word still when she comes back from signing in again (R-131)', async () => {
    const { comeBack } = showProfile();
    await rewriteBio('I bake.');
    comeBack();
    expect(await bio()).toHaveValue('I bake.');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    comeBack();
    expect(await bio()).toHaveValue('New in Berlin.');
  });

  it('shows both when somebody else was faster, and overwrites nothing (R-434)', async () => {
    const { server } = showProfile({ update: () => Promise.reject(new DataError('conflict')) });
    await rewriteBio('I bake.');
    server.row = { ...MAYA, bio: 'I swim.', updatedAt: later(MAYA) };
    await save();
    await screen.findByText('I swim.');
    expect(await bio()).toHaveValue('I bake.');
    await userEvent.click(screen.getByRole('button', { name: 'Use the other' }));
    expect(await bio()).toHaveValue('I swim.');
  });

  it('asks before she signs out with unsaved changes, by whichever button (R-130)', async () => {
    const { services } = showProfile();
    const signOuts = vi.spyOn(services.session, 'send').mockReturnValue();
    await rewriteBio('I bake.');
    act(() => signOut(services));
    await userEvent.click(await screen.findByRole('button', { name: profileTexts.stay }));
    expect(await bio()).toHaveValue('I bake.');
    expect(signOuts).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    act(() => signOut(services));
    expect(signOuts).toHaveBeenCalledExactlyOnceWith({ type: 'session.end' });
  });
});
