/** The sign-in page. */
export const signInTexts = {
  /** For search engines. */
  description: 'Sign in to your events, coffee chats and messages.',
  /** Beside the form on a wide page. */
  beside: 'Someone is looking forward to seeing you.',
  title: 'Welcome back',
  /** For whoever comes from signing up. */
  joinedTitle: 'One step left',
  joinedBody: 'Please open the email that we sent you and click the link in it. Then sign in here.',
  email: 'Email',
  password: 'Password',
  /** */
  forgotPassword: 'Forgot password?',
  noAccount: 'New here?',
  joinNow: 'Join Now',
  submit: 'Sign In',
  /** */
  submitting: 'Signing in',
  /** beside the form; the notice says it at more length. */
  alertInvalidCredentials: 'Invalid email or password. Please try again.',
  /** */
  alertNetwork: 'Network connection issue. Please check your internet connection and try again',
  /** */
  alertLinkExpired: 'Your login link may have expired. Please try again or request a password reset.',
  /** */
  alertOther: 'An error occurred during sign in. Please try again.',
  /** the troubleshooting list. */
  troubleshootingTitle: 'What you can try',
  troubleshootingConnection: 'Check that other websites open on this device.',
  troubleshootingNetwork: 'Switch between Wi-Fi and mobile data.',
  troubleshootingBlocker: 'Pause a VPN or content blocker for this page.',
  /** */
  diagnose: 'Check my connection',
  diagnosing: 'Checking...',
  /** at most once per 60 s. */
  diagnoseAgainIn: 'Check again in {seconds} s',
  /** beside the notice, for an address that is not confirmed yet. */
  resendLink: 'Send the link again',
  resendingLink: 'Sending...',
  resendLinkIn: 'Send again in {seconds} s',
  /** The same for every address. */
  linkResent:
    'If this address is waiting to be confirmed, a new link is on its way. Please check your spam folder, too.',
} as const;
