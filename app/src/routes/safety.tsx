import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { SafetyScreen, SignInRequired } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/safety')({ component: Safety });

function Safety() {
  return (
    <SignInRequired feature={safetyTexts.pageTitle}>
      {({ userId }) => <SafetyScreen userId={userId} />}
    </SignInRequired>
  );
}
