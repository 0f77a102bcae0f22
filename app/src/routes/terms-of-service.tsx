import { termsOfService } from '@sorella/core/content';
import { LegalScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/terms-of-service')({
  staticData: { isPublic: true },
  component: TermsOfService,
});

function TermsOfService() {
  return <LegalScreen document={termsOfService} path="/terms-of-service" />;
}
