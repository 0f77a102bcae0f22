import {
  type LinkProps,
  type Navigate,
  NavigateProvider,
  NavigationProvider,
  NotFoundScreen,
  ShellFlow,
} from '@sorella/ui';
import { createRootRouteWithContext, Link, Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RouterContext } from '../router-context.ts';
import { carryEmail } from '../typed-email.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundScreen,
});

/** Internal paths go through the router; whole addresses and fragments stay plain anchors. */
function AppLink({ href, target, children, ...rest }: LinkProps) {
  const where = target === undefined ? {} : { target };
  return href.startsWith('/') ? (
    <Link {...rest} {...where} to={href}>
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
  const navigate = useCallback<Navigate>(
    (to, { rememberOrigin = false, origin, email, replace = false } = {}) => {
      const remembered = origin ?? router.state.location.href;
      carryEmail(to, email);
      void router.navigate({
        to,
        replace,
        state: { ...(rememberOrigin && { origin: remembered }) },
      });
    },
    [router],
  );
  return (
    <NavigationProvider link={AppLink}>
      <NavigateProvider navigate={navigate}>
        <ShellFlow currentPath={pathname}>
          <Outlet />
        </ShellFlow>
      </NavigateProvider>
    </NavigationProvider>
  );
}
