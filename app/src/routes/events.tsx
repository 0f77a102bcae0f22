import { AddressPage, AddressText } from '@sorella/core/domain/address-values';
import { EVENTS_PER_PAGE } from '@sorella/core/domain/limits';
import { EVENTS_TABS, EventsScreen, eventFiltersQuery, eventPageQuery } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useUnsaved } from '../use-unsaved.tsx';

/** Unknown keys are dropped, malformed values fall back: an address typed by hand never breaks the page. */
const Search = z.object({
  category: AddressText,
  city: AddressText,
  q: AddressText,
  page: AddressPage,
  tab: z.catch(z.optional(z.enum(EVENTS_TABS)), undefined),
  signup: z.catch(z.optional(z.boolean()), undefined),
  create: z.catch(z.optional(z.boolean()), undefined),
});

export const Route = createFileRoute('/events')({
  staticData: { isPublic: true },
  validateSearch: (search) => Search.parse(search),
  loaderDeps: ({ search: { category, city, q, page } }) => ({ category, city, q, page }),
  loader: ({ context: { services, queries }, deps: { category, city, q, page } }) => {
    // Asked for at once, not waited for: the page shows its skeleton meanwhile.
    const asked = {
      from: new Date(services.now()).toISOString(),
      category: category ?? null,
      city: city ?? null,
      search: q ?? null,
    };
    void queries.prefetchQuery(
      eventPageQuery(services.data, { ...asked, page: page ?? 1, pageSize: EVENTS_PER_PAGE }),
    );
    void queries.prefetchQuery(eventFiltersQuery(services.data, asked));
  },
  component: Events,
});

function Events() {
  const { category, city, q, page, tab, signup, create } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { guard, held, onUnsavedChange } = useUnsaved();
  return (
    <>
      {guard}
      <EventsScreen
        signup={signup ?? false}
        creating={create ?? false}
        onCreatingShown={() =>
          void navigate({
            search: ({ create: _shown, ...rest }) => rest,
            replace: true,
            resetScroll: false,
          })
        }
        tab={tab ?? 'upcoming'}
        view={{
          filters: { category: category ?? null, city: city ?? null, search: q ?? null },
          page: page ?? 1,
        }}
        onUnsavedChange={onUnsavedChange}
        held={held}
        onTabChange={(next) =>
          void navigate({
            search: ({ tab: _left, ...rest }) => (next === 'upcoming' ? rest : { ...rest, tab: next }),
            resetScroll: false,
          })
        }
        onViewChange={({ filters, page: next }, details) =>
          void navigate({
            search: ({ signup, tab }) => ({
              ...(filters.category ? { category: filters.category } : {}),
              ...(filters.city ? { city: filters.city } : {}),
              ...(filters.search ? { q: filters.search } : {}),
              ...(next > 1 ? { page: next } : {}),
              ...(tab ? { tab } : {}),
              ...(signup ? { signup } : {}),
            }),
            // Of what is typed only the last word is gone back to.
            ...(details?.typing ? { replace: true, resetScroll: false } : {}),
          })
        }
      />
    </>
  );
}
