import { ListAddress } from '@sorella/core/domain/administration/list-address';
import { ADMIN_PLACE } from '@sorella/core/domain/administration/sections';
import { DEMO_IDS } from '@sorella/mocks';
import { createContext, use, useCallback, useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { NoticeHost } from '../../../notices/NoticeHost.tsx';
import { Container } from '../../../primitives/Container.tsx';
import { type LinkProps, NavigationProvider, pressed } from '../../../primitives/navigation.tsx';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { AdminPlaceFlow } from '../AdminPlaceFlow.tsx';

const FollowContext = createContext<(href: string) => void>(() => undefined);

/** To another section, by the list beside it. */
export async function pressSection(name: RegExp): Promise<void> {
  const places = await screen.findByRole('navigation', { name: 'Admin tools' });
  await userEvent.click(within(places).getByRole('link', { name }));
}

/** Opens a section that is not shown; from one that is it goes on to what waits today, which sends what is held back. */
export async function toggleSection(name: RegExp): Promise<void> {
  const places = await screen.findByRole('navigation', { name: 'Admin tools' });
  const isShown = within(places).getByRole('link', { name }).getAttribute('aria-current') === 'page';
  await pressSection(isShown ? /^Today/ : name);
}

/** A link within the place changes its section, as the app's router does; others lead nowhere in a story. */
function PlaceLink({ href, children, onClick, ...rest }: LinkProps) {
  const follow = use(FollowContext);
  return (
    <a {...rest} href={href} onClick={pressed(onClick, () => follow(href))}>
      {children}
    </a>
  );
}

/** The admin's place, with a section shown from the start. */
export function AdminToolsPage({
  open = null,
  item: first = null,
  userId = DEMO_IDS.admin,
}: {
  open?: string | null;
  item?: string | null;
  userId?: string;
}) {
  const { notices } = useAppServices();
  const [{ section, item, address }, setShown] = useState<{
    section: string | null;
    item: string | null;
    address: ListAddress;
  }>({ section: open, item: first, address: {} });
  const follow = useCallback((href: string) => {
    if (href !== ADMIN_PLACE && !href.startsWith(`${ADMIN_PLACE}/`)) return;
    const [path = '', search] = href.split('?');
    const [next = null, one = null] = path.slice(ADMIN_PLACE.length + 1).split('/');
    const address = ListAddress.parse(Object.fromEntries(new URLSearchParams(search)));
    setShown({ section: next || null, item: one, address });
  }, []);
  return (
    <FollowContext value={follow}>
      <NavigationProvider link={PlaceLink}>
        <Container>
          <AdminPlaceFlow
            userId={userId}
            section={section}
            item={item}
            list={{
              address,
              search: `?${new URLSearchParams(Object.entries(address).map(([id, value]) => [id, String(value)]))}`,
              onAddressChange: (next) => setShown((shown) => ({ ...shown, address: next })),
            }}
          />
        </Container>
        <NoticeHost center={notices} />
      </NavigationProvider>
    </FollowContext>
  );
}
