import { createFileRoute } from '@tanstack/react-router';

// What is drawn stands in the route above: without code of its own nobody waits for it.
export const Route = createFileRoute('/admin/$section/$item')({});
