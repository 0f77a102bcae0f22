import { ContactScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/contact')({
  staticData: { isPublic: true },
  component: ContactScreen,
});
