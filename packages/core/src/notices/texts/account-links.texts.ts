/** What the pages behind the links in mails say besides the words of the specification. */
export const accountLinkTexts = {
  /** the page waits until it is looked at, or for a press. */
  waitingTitle: 'Confirm your email',
  waitingBody: 'Press the button to confirm that this address is yours. Then you can sign in.',
  confirmingBody: 'This takes a moment.',
  /** nobody could be asked about the link; it is kept and stays good. */
  unansweredTitle: 'We could not reach the server',
  unansweredBody: 'Your link is not lost. Please check your internet connection and try again.',
  /** Below R-083: a confirmation link that worked before says that it failed. */
  usedBefore: 'If it worked for you before, your address is confirmed.',
  /** the answer is the same for every address. */
  sentTo: 'If an account uses {email}, a link to choose a new password is on its way.',
  sentHint: 'Nothing there after a few minutes? Check your spam folder, or whether the address is right.',
  sendAgain: 'Use another email',
  /** */
  passwordTooShort: 'Password must be at least 8 characters',
  /** */
  passwordsDiffer: 'Passwords do not match',
  passwordHint: 'At least 8 characters. A few unrelated words make a good password.',
  newPasswordBody:
    'It applies to all your devices. Wherever you are signed in now, you will need to sign in again.',
  /** the page was opened without a link. */
  linkMissingTitle: 'Open the link in your email',
  linkMissingBody:
    'To set a new password, open the link in the email we sent you. If you reloaded this page, open the link again. It works until you press Update Password.',
  requestNewLink: 'Request a new link',
  updatedBody: 'Use your new password the next time you sign in. This account is signed out everywhere.',
} as const;
