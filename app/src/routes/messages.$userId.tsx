import { NotBuiltYetScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/messages/$userId')({ component: NotBuiltYetScreen });
