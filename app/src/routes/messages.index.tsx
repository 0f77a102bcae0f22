import { createFileRoute } from '@tanstack/react-router';

// What is drawn stands in the route above.
export const Route = createFileRoute('/messages/')({ component: () => null });
