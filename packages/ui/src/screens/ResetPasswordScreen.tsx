import { resetPasswordTexts } from '@sorella/core/notices/texts/reset-password.texts';
import { PasswordResetFlow, type PasswordResetFlowProps } from '../features/account/PasswordResetFlow.tsx';
import { AuthFrame } from '../site/auth/AuthFrame.tsx';
import { Screen } from './Screen.tsx';

/** The page that asks for a link to choose a new password. */
export function ResetPasswordScreen(props: PasswordResetFlowProps) {
  return (
    <Screen title={resetPasswordTexts.title} description={resetPasswordTexts.body}>
      <AuthFrame sentence={resetPasswordTexts.beside}>
        <PasswordResetFlow {...props} />
      </AuthFrame>
    </Screen>
  );
}
