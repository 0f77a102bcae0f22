/** Both steps of sign-up. */
export const signUpTexts = {
  /** For search engines. */
  description: 'Join a verified, female-only community: two steps, and you can apply for your first event.',
  title: 'Join Now',
  intro: 'First, about you. Then five quick questions, and we email you a link to confirm your address.',
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
  bioHint: "Leave it blank and we'll write one from your answers.",
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
  groupSignIn: 'How you will sign in',
  groupWhere: 'Where to find you',
  choose: 'Please choose',
  /** */
  ageHint: 'From 18 to 100',
  /** */
  passwordHint: 'At least 8 characters',
  /** */
  socialHint: 'Add at least one: your username, or a link to your profile.',
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
  answered: '{n} of {of} answered',
  questionsIntro: 'Choose what fits: it helps others to get to know you.',
  /** */
  interestsChosen: '{n} of 3 chosen',
  /** */
  createdBody: 'We sent an email to {email}. Click the confirmation link in it to finish signing up.',
  /** */
  goingToSignIn: 'Taking you to sign in...',
  goToSignIn: 'Go to Sign In',
  missedEmail: "I didn't get an email",
  missedTitle: 'No email yet?',
  missedBody:
    'It can take a few minutes. Please check your spam folder, too. If you already have an account, no email comes: sign in, or choose a new password there.',
  resend: 'Send the email again',
  resending: 'Sending...',
  resendPause: 'You can ask for it once a minute.',
  /** For somebody who is signed in already. */
  signedInTitle: 'You are one of us already',
  signedInBody: 'You are signed in as {email}. To create another account, please sign out first.',
  goToEvents: 'Go to Events',
  loading: 'Opening the form...',
} as const;
