import { isCameFor, isWayIn } from '@sorella/core/domain/accounts/way-in';
import {
  type LinkProps,
  type Navigate,
  NavigateProvider,
  NavigationProvider,
  NotFoundScreen,
  ShellFlow,
} from '@sorella/ui';
import {
  createRootRouteWithContext,
  type HistoryState,
  Link,
  Outlet,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RouterContext } from '../router-context.ts';
import { carryEmail } from '../typed-email.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundScreen,
});

type Remembered = Pick<HistoryState, 'origin' | 'cameFor'>;

/** Where the visitor wanted to be, from one page of the way in to the next. */
const keptOrigin = ({ origin, cameFor }: Remembered, to: string) => {
  const wanted = to.startsWith('/signup') ? (cameFor ?? origin) : origin;
  return { ...(wanted !== undefined && { origin: wanted }), ...(cameFor !== undefined && { cameFor }) };
};

/** The same, as seen from the page that is open: an event's own page is what somebody came for. */
const originFrom = (location: { href: string; state: Remembered }, to: string) =>
  isCameFor(location.href) ? { origin: location.href } : keptOrigin(location.state, to);

/** Which entry of a list is shown the list says: of `/admin` the router would say so on every page below it. */
const EXACTLY = { exact: true } as const;

/** Internal paths go through the router; whole addresses and fragments stay plain anchors. */
function AppLink({ href, target, children, ...rest }: LinkProps) {
  const where = target === undefined ? {} : { target };
  const router = useRouter();
  const kept = isWayIn(href) ? { state: () => originFrom(router.state.location, href) } : {};
  return href.startsWith('/') ? (
    <Link {...rest} {...where} {...kept} to={href} activeOptions={EXACTLY}>
      {children}
    </Link>
  ) : (
    <a {...rest} {...where} href={href}>
      {children}
    </a>
  );
}

function Root() {
  const router = useRouter();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // Known a moment later, once the page is there.
  const shownPath = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const origin = useRouterState({ select: ({ location }) => location.state.origin });
  const navigate = useCallback<Navigate>(
    (
      to,
      { rememberOrigin = false, origin, cameFor, email, because, hasJoined = false, replace = false } = {},
    ) => {
      const { location } = router.state;
      carryEmail(to, email);
      void router.navigate({
        to,
        replace,
        state: {
          // A second press may come when the first has led there already.
          ...(rememberOrigin && (origin !== undefined || !isWayIn(location.href))
            ? { origin: origin ?? location.href, ...(cameFor !== undefined && { cameFor }) }
            : isWayIn(to)
              ? originFrom(location, to)
              : {}),
          ...(because !== undefined && { because }),
          ...(hasJoined && { hasJoined }),
        },
      });
    },
    [router],
  );
  return (
    <NavigationProvider link={AppLink}>
      <NavigateProvider navigate={navigate} origin={origin}>
        <ShellFlow currentPath={pathname} shownPath={shownPath}>
          <Outlet />
        </ShellFlow>
      </NavigateProvider>
    </NavigationProvider>
  );
}
