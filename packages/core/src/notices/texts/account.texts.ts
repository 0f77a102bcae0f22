/** The sign-in page. */
export const signInTexts = {
  title: 'Welcome back',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
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
    'If this address is waiting to be confirmed, a new link is on its way. Please look in your spam folder, too.',
} as const;

/** Both steps of sign-up. */
export const signUpTexts = {
  title: 'Join Now',
  intro: 'Two short steps, and then an email to confirm your address.',
  progress: 'Step {n} of 2',
  /** */
  step1: 'Personal Details',
  step2: 'Tell Us About Yourself',
  next: 'Next',
  back: 'Back',
  createAccount: 'Create Account',
  creatingAccount: 'Creating Account...',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
  /** */
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  phone: 'Phone',
  gender: 'Gender',
  /** the only choice. */
  genderFemale: 'Female',
  city: 'City',
  age: 'Age',
  instagramUrl: 'Instagram',
  linkedinUrl: 'LinkedIn',
  bio: 'Bio',
  /** */
  bioHint: 'Leave it blank and we write one from your answers.',
  profilePhoto: 'Profile photo',
  whatsappGroupOptIn: 'Add me to the WhatsApp group',
  /** the three names are links. */
  agreeToTerms: 'I agree to the Terms, the Privacy Policy and the Community Guidelines',
  /** */
  hopingToFind: 'What are you hoping to find?',
  topInterests: 'What are your top interests?',
  /** */
  topInterestsHint: 'Choose up to 3',
  idealWeekend: 'What does your ideal weekend look like?',
  vibeDescription: 'How would you describe your vibe?',
  peopleVibe: 'What kind of people do you vibe with?',
  /** Headings over the fields. */
  groupYou: 'You',
  groupSignIn: 'Sign in',
  groupWhere: 'Where to find you',
  groupAbout: 'About you',
  choose: 'Please choose',
  /** */
  ageHint: 'From 18 to 100',
  /** */
  passwordHint: 'At least 8 characters',
  /** */
  socialHint: 'At least one of the two: your name there, or a link to your profile.',
  /** the parts of the sentence above that are links. */
  terms: 'Terms',
  privacyPolicy: 'Privacy Policy',
  communityGuidelines: 'Community Guidelines',
  /** above what came back after a reload. */
  restoredTitle: 'Welcome back',
  restoredDetails: 'What you typed is still here. Only your password was not kept: please choose it again.',
  restoredQuestions:
    'What you typed is still here, your answers of step 2 included. Only your password was not kept: please choose it again.',
  startOver: 'Start over',
  questionsIntro: 'Choose what fits: it helps others to get to know you.',
  /** */
  interestsChosen: '{n} of 3 chosen',
  /** */
  createdBody: 'We sent an email to {email}. Click the confirmation link in it to finish signing up.',
  /** */
  goingToSignIn: 'Taking you to sign in...',
  goToSignIn: 'Go to Sign In',
  missedEmail: 'I got no email',
  missedTitle: 'No email yet?',
  missedBody: 'It can take a few minutes. Please look into your spam folder, too.',
  resend: 'Send the email again',
  resending: 'Sending...',
  resendPause: 'You can have it sent once a minute.',
  /** For somebody who is signed in already. */
  signedInTitle: 'You are one of us already',
  signedInBody: 'You are signed in as {email}. To create another account, please sign out first.',
  goToEvents: 'Go to Events',
  loading: 'Opening the form...',
} as const;

/** The page that the confirmation link opens. */
export const emailConfirmedTexts = {
  loading: 'Confirming your email...',
  errorTitle: 'Email confirmation failed',
  /** */
  errorBody: 'There was an issue confirming your email. Please try signing in.',
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
  title: 'Reset Password',
  body: 'Enter your email, and we send you a link to choose a new password.',
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

/** The profile page. */
export const profileTexts = {
  /** */
  title: 'My Profile',
  loading: 'Loading your profile...',
  loadFailedTitle: 'Error',
  loadFailed: 'Your profile could not be loaded',
  formTitle: 'About you',
  photo: 'Photo',
  name: 'Name',
  professionalTitle: 'Professional title',
  bio: 'Bio',
  /** read-only. */
  email: 'Email',
  emailHint: 'You sign in with it. It cannot be changed here.',
  save: 'Save Changes',
  saving: 'Saving...',
  discard: 'Discard changes',
  /** Where the form stands, beside its button. */
  statusChanged: 'Not saved yet',
  statusSaved: 'Everything is saved',
  statusQueued: 'Saved on this device. We send it when you are back online.',
  statusFailed: 'Not saved. Everything you typed is still here.',
  problems: 'Please check the fields marked above.',
  /** Offline, with the profile as this device last saw it. */
  offline: 'You are offline. You can go on writing; we save your changes once you are back.',
  /** when she and another device changed the same. */
  conflictTitle: 'Changed in two places',
  conflictBody: 'While you were writing, this was changed on another device. Which version should stay?',
  conflictThere: 'There, your {field} says',
  conflictEmpty: 'nothing',
  conflictKeep: 'Keep mine',
  conflictAccept: 'Use the other',
  /** Leaving with something unsaved. */
  leaveTitle: 'Leave without saving?',
  leaveBody: 'What you changed on this page is not saved yet and would be lost.',
  leave: 'Leave',
  stay: 'Keep editing',
  signOutTitle: 'Sign out without saving?',
  /** What is still missing. */
  checklistTitle: 'Let others get to know you',
  checklistBody: 'A few things are still missing from your profile:',
  checklistPhoto: 'Add a photo',
  checklistTitleField: 'Add what you do',
  checklistBio: 'Write a few words about you',
  /** The session's tools. */
  sessionTitle: 'Your session',
  /** */
  refreshSession: 'Refresh session',
  refreshingSession: 'Refreshing...',
  /** at most once per 10 s, said on the button. */
  refreshAgainIn: 'Refresh again in {seconds} s',
  /** */
  signOut: 'Sign Out',
  signingOut: 'Signing Out...',
  /** */
  expiredTitle: 'Your session has expired',
  expiredBody: 'Please sign in again to see and change your profile.',
  expiredUnsaved: 'What you typed is kept until you are back.',
  signInAgain: 'Sign in again',
  tryAgain: 'Try again',
  /** */
  planTitle: 'Your plan',
  noSubscription: 'No Active Subscription',
  credits: '{n} credits',
  oneCredit: '1 credit',
  creditsIncluded: '{n} included in your plan',
  planLoading: 'Loading your plan...',
  planFailed: 'Your plan could not be loaded.',
  /** */
  typeAdmin: 'Admin',
  unlimitedCredits: 'Unlimited credits',
} as const;
