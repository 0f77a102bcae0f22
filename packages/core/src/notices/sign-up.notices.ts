import type { NoticeGroup } from './notice.ts';

/** The checks of both sign-up steps and what comes of them. */
export const signUpNotices = {
  'sign-up-missing-information': {
    tone: 'warning',
    title: 'Missing Information',
    description: 'Please fill in all required fields',
    answers: ['R-092'],
  },
  'sign-up-photo-required': {
    tone: 'warning',
    title: 'Profile Photo Required',
    description: 'Please upload a profile photo',
    answers: ['R-093'],
  },
  'sign-up-passwords-differ': {
    tone: 'warning',
    title: 'Password Mismatch',
    description: 'Passwords do not match',
    answers: ['R-094'],
  },
  'sign-up-password-too-short': {
    tone: 'warning',
    title: 'Password Too Short',
    description: 'Password must be at least 8 characters',
    answers: ['R-095', 'A-52'],
  },
  'sign-up-city-invalid': {
    tone: 'warning',
    title: 'Invalid City',
    description: 'Please enter a valid city name',
    answers: ['R-096', 'A-52'],
  },
  'social-media-required': {
    tone: 'warning',
    title: 'Social Media Required',
    description: 'Please add your Instagram or LinkedIn profile',
    answers: ['R-097', 'A-52'],
  },
  'terms-agreement-required': {
    tone: 'warning',
    title: 'Terms Agreement Required',
    description: 'Please agree to the terms',
    answers: ['R-098', 'A-52'],
  },
  'sign-up-email-invalid': {
    tone: 'warning',
    title: 'Check Your Email Address',
    description: 'Please enter a valid email address.',
    answers: ['R-092'],
  },
  'sign-up-age-invalid': {
    tone: 'warning',
    title: 'Check Your Age',
    description: 'Please enter an age between 18 and 100.',
    answers: ['R-004', 'R-100', 'A-52'],
  },
  'sign-up-bio-too-long': {
    tone: 'warning',
    title: 'Bio Too Long',
    description: 'Please shorten your bio to at most 250 characters.',
    answers: ['R-102'],
  },
  'sign-up-name-too-long': {
    tone: 'warning',
    title: 'Name Too Long',
    description: 'First and last name may have at most 80 characters each.',
    answers: ['A-52'],
  },
  'sign-up-password-too-long': {
    tone: 'warning',
    title: 'Password Too Long',
    description: 'Please choose a password of at most 72 characters.',
    answers: ['A-52'],
  },
  'sign-up-phone-invalid': {
    tone: 'warning',
    title: 'Check Your Phone Number',
    description: 'Please use digits, with spaces, brackets, dots, slashes or a plus between them.',
    answers: ['A-52'],
  },
  'sign-up-city-too-long': {
    tone: 'warning',
    title: 'City Name Too Long',
    description: 'A city may have at most 120 characters.',
    answers: ['A-52'],
  },
  'sign-up-social-link-invalid': {
    tone: 'warning',
    title: 'Check Your Profile Link',
    description: 'Please enter your name on Instagram or LinkedIn, or a link to your profile there.',
    answers: ['R-097'],
  },
  'sign-up-photo-not-kept': {
    tone: 'warning',
    title: 'Photo not kept',
    description:
      'This device has no room for your photo. Everything else is safe, and you can add the photo on your profile later.',
    answers: ['A-48'],
  },
  'sign-up-data-not-kept': {
    tone: 'warning',
    title: 'Answers not kept',
    description:
      'Your account is created, but this device could not keep your answers. Please fill in your profile after you sign in.',
    answers: ['A-48'],
  },
  'questionnaire-hoping-to-find': {
    tone: 'warning',
    title: 'Questionnaire Incomplete',
    description: 'Please tell us what you are hoping to find.',
    answers: ['R-108'],
  },
  'questionnaire-top-interests': {
    tone: 'warning',
    title: 'Questionnaire Incomplete',
    description: 'Please choose at least one of your top interests.',
    answers: ['R-108', 'R-109'],
  },
  'questionnaire-ideal-weekend': {
    tone: 'warning',
    title: 'Questionnaire Incomplete',
    description: 'Please tell us about your ideal weekend.',
    answers: ['R-108'],
  },
  'questionnaire-vibe-description': {
    tone: 'warning',
    title: 'Questionnaire Incomplete',
    description: 'Please tell us how you would describe your vibe.',
    answers: ['R-108'],
  },
  'questionnaire-people-vibe': {
    tone: 'warning',
    title: 'Questionnaire Incomplete',
    description: 'Please tell us which people you vibe with.',
    answers: ['R-108'],
  },
  'account-created': {
    tone: 'success',
    title: 'Account created successfully',
    description: 'Please check your email and click the confirmation link to finish signing up.',
    answers: ['R-117'],
  },
  'account-already-exists': {
    tone: 'error',
    title: 'Account already exists',
    description:
      'An account with this email address already exists. Please sign in instead or use a different email address.',
    answers: ['R-119', 'A-85'],
  },
  'sign-up-rate-limited': {
    tone: 'warning',
    title: 'Signup failed',
    description: 'Too many requests. Please wait a moment before trying again',
    answers: ['R-120'],
  },
  'sign-up-password-weak': {
    tone: 'warning',
    title: 'Signup failed',
    description: 'This password is too easy to guess. Please choose a longer one.',
    answers: ['R-121'],
  },
  'sign-up-unreachable': {
    tone: 'error',
    title: 'No answer from the server',
    description:
      'Everything you typed is safe on this device. Please check your internet connection and press Create Account again.',
    answers: ['R-121', 'A-46'],
  },
  'confirmation-sent-again': {
    tone: 'info',
    title: 'Email sent',
    description: 'If this address still waits to be confirmed, a new link is on its way.',
    answers: ['R-117', 'A-85'],
  },
  'sign-up-failed': {
    tone: 'error',
    title: 'Signup failed',
    description: '{message}',
    answers: ['R-121'],
  },
  'profile-setup-refused': {
    tone: 'warning',
    title: 'Some answers are missing',
    description:
      'Not all of your sign-up answers could be saved. Please look at your profile and add what is missing.',
    answers: ['R-124', 'A-48'],
  },
  'profile-setup-unfinished': {
    tone: 'warning',
    title: 'Your profile is not finished yet',
    description:
      'Some of your sign-up answers could not be saved. They are safe on this device, and we will try again the next time you sign in.',
    answers: ['R-124'],
  },
} as const satisfies NoticeGroup;
