import { communityGuidelines } from '@sorella/core/content';
import { LegalScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/community-guidelines')({
  staticData: { isPublic: true },
  component: CommunityGuidelines,
});

function CommunityGuidelines() {
  return <LegalScreen document={communityGuidelines} path="/community-guidelines" />;
}
