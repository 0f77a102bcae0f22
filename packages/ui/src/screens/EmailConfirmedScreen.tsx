import { emailConfirmedTexts } from '@sorella/core/notices/texts/reset-password.texts';
import {
  EmailConfirmationFlow,
  type EmailConfirmationFlowProps,
} from '../features/account/EmailConfirmationFlow.tsx';
import { Screen } from './Screen.tsx';

/** The page that the confirmation link opens. */
export function EmailConfirmedScreen(props: EmailConfirmationFlowProps) {
  return (
    <Screen width="form" title={emailConfirmedTexts.confirm}>
      <EmailConfirmationFlow {...props} />
    </Screen>
  );
}
