import { cookies as document } from '@sorella/core/content';
import { LegalScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/cookies')({ staticData: { isPublic: true }, component: Cookies });

function Cookies() {
  return <LegalScreen document={document} path="/cookies" />;
}
