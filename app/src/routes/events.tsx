import { EVENTS_PER_PAGE } from '@sorella/core/domain';
import { EventsScreen, eventCitiesQuery, eventPageQuery } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';

/** Unknown keys are dropped, malformed values fall back: an address typed by hand never breaks the page. */
const FilterText = z.catch(
  z.optional(z.string().check(z.maxLength(100), z.regex(/^[^\p{Cc}]+$/u))),
  undefined,
);
const Search = z.object({
  category: FilterText,
  city: FilterText,
  page: z.catch(z.optional(z.int().check(z.positive())), undefined),
  signup: z.catch(z.optional(z.boolean()), undefined),
});

export const Route = createFileRoute('/events')({
  staticData: { isPublic: true },
  validateSearch: (search) => Search.parse(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { services, queries }, deps: { category, city, page } }) => {
    // Asked for at once, not waited for: the page shows its skeleton meanwhile.
    void queries.prefetchQuery(
      eventPageQuery(services.data, {
        from: new Date(services.now()).toISOString(),
        category: category ?? null,
        city: city ?? null,
        page: page ?? 1,
        pageSize: EVENTS_PER_PAGE,
      }),
    );
    void queries.prefetchQuery(eventCitiesQuery(services.data));
  },
  component: Events,
});

function Events() {
  const { category, city, page, signup } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EventsScreen
      signup={signup ?? false}
      view={{ filters: { category: category ?? null, city: city ?? null }, page: page ?? 1 }}
      onViewChange={({ filters, page: next }) =>
        void navigate({
          search: ({ signup }) => ({
            ...(filters.category ? { category: filters.category } : {}),
            ...(filters.city ? { city: filters.city } : {}),
            ...(next > 1 ? { page: next } : {}),
            ...(signup ? { signup } : {}),
          }),
        })
      }
    />
  );
}
