import { adminBootstrapModel } from './admin-bootstrap/admin-bootstrap.model.ts';
import { bookingModel } from './booking/booking.model.ts';
import { cancellationModel } from './cancellation/cancellation.model.ts';
import { confirmationResendModel } from './confirmation-resend/confirmation-resend.model.ts';
import { connectivityModel } from './connectivity/connectivity.model.ts';
import { diagnosisModel } from './diagnosis/diagnosis.model.ts';
import { emailConfirmationModel } from './email-confirmation/email-confirmation.model.ts';
import { passwordResetModel } from './password-reset/password-reset.model.ts';
import { passwordUpdateModel } from './password-update/password-update.model.ts';
import { profileEditorModel } from './profile-editor/profile-editor.model.ts';
import { profileSetupModel } from './profile-setup/profile-setup.model.ts';
import { sessionModel } from './session/session.model.ts';
import { COMPLETE_DRAFT, signUpModel } from './sign-up/sign-up.model.ts';
import type { Model } from './testing/model.ts';

export {
  type Chart,
  type ChartState,
  type ChartStep,
  type ChartTransition,
  chartOf,
  noticesOf,
} from './testing/chart.ts';
export { type Graph, type GraphEdge, graphOf, leavesOf } from './testing/graph.ts';
export type { Model, Sample, StateMeaning } from './testing/model.ts';
export {
  adminBootstrapModel,
  bookingModel,
  COMPLETE_DRAFT,
  cancellationModel,
  confirmationResendModel,
  connectivityModel,
  diagnosisModel,
  emailConfirmationModel,
  passwordResetModel,
  passwordUpdateModel,
  profileEditorModel,
  profileSetupModel,
  sessionModel,
  signUpModel,
};

/** The models of all machines, by the machine's id: for walks, the state atlas and the checks. Never shipped. */
export const models: Readonly<Record<string, Model>> = {
  'admin-bootstrap': adminBootstrapModel,
  booking: bookingModel,
  cancellation: cancellationModel,
  'confirmation-resend': confirmationResendModel,
  connectivity: connectivityModel,
  diagnosis: diagnosisModel,
  'profile-editor': profileEditorModel,
  'profile-setup': profileSetupModel,
  'email-confirmation': emailConfirmationModel,
  'password-reset': passwordResetModel,
  'password-update': passwordUpdateModel,
  session: sessionModel,
  'sign-up': signUpModel,
};
