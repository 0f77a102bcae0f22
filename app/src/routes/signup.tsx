import { SignUpScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/signup')({ staticData: { isPublic: true }, component: SignUpScreen });
