import { NotBuiltYetScreen, NotFoundScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$')({ component: Anything });

/** First parts of the addresses that the product will have. */
const PLANNED = new Set([
  'contact',
  'faq',
  'privacy-policy',
  'terms-of-service',
  'community-guidelines',
  'cookies',
  'terms',
  'privacy',
  'subscription-success',
  'event-booking-success',
]);

function Anything() {
  const { _splat: path = '' } = Route.useParams();
  const [first = ''] = path.split('/');
  return PLANNED.has(first) ? <NotBuiltYetScreen /> : <NotFoundScreen />;
}
