// The least that a page made of React, a router and a query cache can be: what `pnpm bench:pages` holds the product's
// pages against. Two pages: one that is drawn before anybody asks, and one that the browser draws after a request.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode } from 'react';

const LINES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

const rootRoute = createRootRoute({
  component: () => (
    <>
      <header>
        <Link to="/">Floor</Link>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  ),
});
const drawnRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: function Drawn() {
    const { data } = useQuery({ queryKey: ['lines'], queryFn: () => LINES, initialData: LINES });
    return (
      <>
        <h1>The least that a page can be</h1>
        {data.map((line) => (
          <p key={line}>{line} line of words, as a page has some that somebody reads.</p>
        ))}
      </>
    );
  },
});
const readRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/events/$eventId',
  component: function Read() {
    const { eventId } = readRoute.useParams();
    const { data } = useQuery({ queryKey: ['event', eventId], queryFn: () => readEvent(eventId) });
    return data ? (
      <>
        <h1>{data.title}</h1>
        <p>{data.description}</p>
      </>
    ) : null;
  },
});

interface Env {
  readonly supabaseUrl: string;
  readonly supabasePublishableKey: string;
}

async function readEvent(id: string): Promise<{ title: string; description: string }> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="sorella-env"]')?.content ?? '{}';
  const { supabaseUrl, supabasePublishableKey }: Env = JSON.parse(content);
  const query = `id=eq.${id}&select=title,description`;
  const answer = await fetch(`${supabaseUrl}/rest/v1/events?${query}`, {
    headers: { apikey: supabasePublishableKey },
  });
  return (await answer.json())[0];
}

/** The app at an address; where there is no browser, in memory. */
export function floorAt(path?: string) {
  const router = createRouter({
    routeTree: rootRoute.addChildren([drawnRoute, readRoute]),
    ...(path !== undefined && { history: createMemoryHistory({ initialEntries: [path] }) }),
  });
  const page = (
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
  return { router, page };
}
