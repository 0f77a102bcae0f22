import { HomeScreen, teaserEventsQuery } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  staticData: { isPublic: true },
  loader: ({ context: { services, queries } }) => {
    // Asked for at once, not waited for: the page shows its skeleton meanwhile.
    void queries.prefetchQuery(teaserEventsQuery(services.data, new Date(services.now()).toISOString()));
  },
  component: HomeScreen,
});
