import { UnsubscribeScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';

const Search = z.object({ token: z.catch(z.string().check(z.maxLength(200)), '') });

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: (search) => Search.parse(search),
  component: Unsubscribe,
});

function Unsubscribe() {
  const { token } = Route.useSearch();
  return <UnsubscribeScreen key={token} token={token} />;
}
