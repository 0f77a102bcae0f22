import { resetPasswordTexts } from '@sorella/core/notices/texts/reset-password.texts';
import { PasswordUpdateFlow, type PasswordUpdateFlowProps } from '../features/account/PasswordUpdateFlow.tsx';
import { Screen } from './Screen.tsx';

/** The page that the recovery link opens. */
export function UpdatePasswordScreen(props: PasswordUpdateFlowProps) {
  return (
    <Screen width="form" title={resetPasswordTexts.newTitle}>
      <PasswordUpdateFlow {...props} />
    </Screen>
  );
}
