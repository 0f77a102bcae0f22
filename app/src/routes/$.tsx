import { NotBuiltYetScreen, NotFoundScreen } from '@sorella/ui';
import { createFileRoute, redirect } from '@tanstack/react-router';

/** The short addresses of the sign-up's checkbox, and where they lead. */
const ALIASES = new Map([
  ['terms', 'terms-of-service'],
  ['privacy', 'privacy-policy'],
]);

export const Route = createFileRoute('/$')({
  beforeLoad({ params: { _splat: path = '' } }) {
    const page = ALIASES.get(path);
    if (page !== undefined) throw redirect({ to: '/$', params: { _splat: page }, replace: true });
  },
  component: Anything,
});

/** First parts of the addresses that the product will have. */
const PLANNED = new Set([
  'contact',
  'faq',
  'privacy-policy',
  'terms-of-service',
  'community-guidelines',
  'cookies',
  'subscription-success',
  'event-booking-success',
]);

function Anything() {
  const { _splat: path = '' } = Route.useParams();
  const [first = ''] = path.split('/');
  return PLANNED.has(first) ? <NotBuiltYetScreen /> : <NotFoundScreen />;
}
