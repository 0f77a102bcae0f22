import type { FilledNotice } from '@sorella/core/notices/notice';
import { ErrorScreen } from '@sorella/ui';
import { createRouter, type ErrorComponentProps, type RouterHistory } from '@tanstack/react-router';
import { loadAnew } from './opened-link.ts';
import type { RouterContext } from './router-context.ts';
import { routeTree } from './routeTree.gen.ts';

/** Code of a page is asked for again by loading the page anew; anything else by drawing it again. */
function PageError({ error, reset }: ErrorComponentProps) {
  return <ErrorScreen error={error} onRetry={({ missingCode }) => (missingCode ? loadAnew() : reset())} />;
}

/**
 * Whether the router sets the place on a page. Not on the first one where somebody has scrolled by then: the build has
 * drawn it, and it may have been read for seconds before its code came.
 */
function placesPages(): () => boolean {
  let isFirst = true;
  return () => {
    const isRead = isFirst && window.scrollY > 0;
    isFirst = false;
    return !isRead;
  };
}

/**
 * The app's router: preloads on intent, goes to the top on every new page.
 *
 * @param options - where addresses are kept, and whether places on pages are; as in a browser unless told.
 */
export function createAppRouter(
  context: RouterContext,
  options: { history?: RouterHistory; scrollRestoration?: boolean } = {},
) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    defaultPreloadStaleTime: 0,
    scrollRestoration: placesPages(),
    ...options,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Anybody may see the page: the build draws its first picture. */
    isPublic?: boolean;
  }
  interface HistoryState {
    /** Where the visitor wanted to be before being asked to sign in. */
    origin?: string;
    /** What on that page she pressed for, where whoever joins is led to instead. */
    cameFor?: string;
    /** The link that opened this page has confirmed the visitor's address. */
    emailConfirmed?: boolean;
    /** On the sign-in page: what led the visitor there. */
    because?: FilledNotice;
    /** On the sign-in page: the visitor comes from signing up. */
    hasJoined?: boolean;
    /** On the sign-up page: the place of its second step. */
    isSecondStep?: boolean;
  }
}
