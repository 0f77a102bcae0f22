import { NotFoundScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$')({ component: NotFoundScreen });
