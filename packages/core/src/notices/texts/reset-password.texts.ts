/** The page that the confirmation link opens. */
export const emailConfirmedTexts = {
  loading: 'Confirming your email...',
  /** */
  goToSignIn: 'Go to Sign In',
  successTitle: 'Email confirmed',
  successBody: 'Welcome! Sign in to meet your community.',
  /** */
  continueToSignIn: 'Continue to Sign In',
  /** when the page waits for a press. */
  confirm: 'Confirm my email',
} as const;

/** Asking for a reset and choosing a new password. */
export const resetPasswordTexts = {
  /** Beside the form on a wide page. */
  beside: "It happens to everyone. You'll be back at the table in a minute.",
  title: 'Reset Password',
  body: 'Enter your email, and we will send you a link to choose a new password.',
  email: 'Email',
  submit: 'Send Instructions',
  submitting: 'Sending...',
  sentTitle: 'Check your email',
  /** */
  returnToSignIn: 'Return to Sign In',
  backToSignIn: 'Back to sign in',
  newTitle: 'Choose a new password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  update: 'Update Password',
  updating: 'Updating...',
} as const;
