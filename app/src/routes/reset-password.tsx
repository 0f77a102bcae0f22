import { isEmail } from '@sorella/core/domain/validation';
import { ResetPasswordScreen } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';
import { takenFrom } from '../opened-link.ts';
import { carryEmail, useTypedEmail } from '../typed-email.ts';

const PATH = '/reset-password';

export const Route = createFileRoute('/reset-password')({
  staticData: { isPublic: true },
  // Only an address typed or opened by hand has it there.
  loader: () => {
    const email = new URLSearchParams(takenFrom(PATH)?.search).get('email')?.trim() ?? '';
    if (isEmail(email)) carryEmail(PATH, email);
  },
  component: ResetPassword,
});

function ResetPassword() {
  const email = useTypedEmail(PATH);
  return <ResetPasswordScreen {...(email && { defaultEmail: email })} />;
}
