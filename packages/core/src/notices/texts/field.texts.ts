/** What a form says beside a field. The quoted ones are literal, full stop or none. */
export const fieldTexts = {
  /** */
  nameTooShort: 'Name must be at least 2 characters.',
  /** Of a name that is long enough. */
  nameWithoutLetter: 'Each part of a name needs a letter.',
  /** A first and a last name hold so much each. */
  nameTooLong: 'First and last name may have {n} characters each.',
  titleTooLong: 'Title may have {n} characters.',
  /** the limit itself is accepted. */
  bioTooLong: 'Bio must be less than 250 characters.',
  /** */
  emailInvalid: 'Please enter a valid email address.',
  /** the reset form says it without a full stop. */
  resetEmailInvalid: 'Please enter a valid email address',
  /** */
  subjectTooShort: 'Subject must be at least 5 characters.',
  /** */
  messageTooShort: 'Message must be at least 10 characters.',
  /** */
  eventTitleMissing: 'Please enter a title.',
  eventLocationMissing: 'Please enter a location.',
  eventCityMissing: 'Please enter the city.',
  eventPublishingMissing: 'Please say from when members see it',
  eventPublishedTooLate: 'Members must see it before it starts',
  eventStartMissing: 'Please choose when the event starts.',
  eventEndMissing: 'Please choose when the event ends.',
  /** */
  eventEndsBeforeStart: 'The event must end after it starts.',
  eventStartsInPast: 'This start is in the past. The event has its own page and is not in the list.',
  /** */
  maxAttendeesTooLow: 'Please enter at least 1 attendee.',
  maxAttendeesBelowApproved: 'Already approved: {n}. Please allow at least as many attendees.',
  maxAttendeesTooHigh: 'Please enter at most {n} attendees.',
  notWhole: 'Please enter a whole number.',
  creditsTooHigh: 'Please enter at most {n} credits.',
  eventTextTooLong: 'Please keep it to {n} characters.',
  eventTimeOutOfRange: 'Please choose a day between the years 2000 and 2199.',
  creditsTooLow: 'Credits cannot be negative.',
  /** */
  eventTimeSkipped: 'The clocks go forward then, so this time does not exist.',
  imageUrlInvalid: 'Please enter a full address that starts with https://',
  /** */
  paypalUsernameMissing: 'Please enter a PayPal.me username for events with credit requirements.',
  /** */
  paypalUsernameInvalid: 'Please enter a valid PayPal.me username',
  /** Beside a password. */
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  charactersLeft: '{n} characters left',
  oneCharacterLeft: '1 character left',
  charactersTooMany: '{n} characters too many',
  oneCharacterTooMany: '1 character too many',
} as const;
