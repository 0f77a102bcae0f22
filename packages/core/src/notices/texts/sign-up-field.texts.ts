/** What the sign-up form says beside a field; a field with a notice of its own says that one's words. */
export const signUpFieldTexts = {
  firstNameMissing: 'Please enter your first name.',
  lastNameMissing: 'Please enter your last name.',
  nameTooLong: 'A name may have at most 80 characters.',
  emailMissing: 'Please enter your email address.',
  passwordMissing: 'Please choose a password.',
  passwordTooLong: 'Please choose a password of at most 72 characters.',
  phoneMissing: 'Please enter your phone number.',
  phoneInvalid: 'Please enter a phone number, such as +49 30 1234567.',
  genderMissing: 'Please choose.',
  cityMissing: 'Please enter your city.',
  cityTooLong: 'A city may have at most 120 characters.',
  ageMissing: 'Please enter your age as a number.',
  instagramInvalid: 'Please enter your Instagram name or a link to your Instagram profile.',
  linkedinInvalid: 'Please enter your LinkedIn name or a link to your LinkedIn profile.',
  /** */
  emailTaken: 'An account with this email address already exists. Please sign in instead.',
  passwordWeak: 'This password is too easy to guess. Please choose a longer one.',
} as const;
