import { resetPasswordTexts } from '@sorella/core/notices';
import { PasswordResetFlow, type PasswordResetFlowProps } from '../flows/account/PasswordResetFlow.tsx';
import { Screen } from './Screen.tsx';

/** The page that asks for a link to choose a new password. */
export function ResetPasswordScreen(props: PasswordResetFlowProps) {
  return (
    <Screen width="form" title={resetPasswordTexts.title}>
      <PasswordResetFlow {...props} />
    </Screen>
  );
}
