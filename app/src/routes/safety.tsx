import { SafetyScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/safety')({ staticData: { isPublic: true }, component: SafetyScreen });
