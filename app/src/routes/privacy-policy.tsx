import { privacyPolicy } from '@sorella/core/content';
import { LegalScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/privacy-policy')({
  staticData: { isPublic: true },
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  return <LegalScreen document={privacyPolicy} path="/privacy-policy" />;
}
