/** The panel with edits that wait on this device. */
export const syncTexts = {
  title: 'Waiting to sync',
  /** The button that opens it. */
  open: 'Waiting to sync: {n}',
  openDecisions: 'Waiting to sync: {n}, {decisions} to decide',
  body: 'These changes are kept on this device until they are saved.',
  empty: 'Everything is saved.',
  waiting: 'Waiting',
  sending: 'Saving...',
  conflict: 'Changed elsewhere too',
  refused: 'Not accepted',
  profileUpdate: 'Your profile',
  eventCreate: 'New event',
  eventUpdate: 'Event',
  adminAdd: 'Admin access',
  named: '{what}: {name}',
  retry: 'Try again',
  retryAll: 'Try now',
  discard: 'Discard',
  /** Of two versions. */
  yours: 'Yours',
  theirs: 'Newer',
  nothing: 'empty',
  keepMine: 'Keep mine',
  takeNewer: 'Take the newer one',
  discardTitle: 'Discard this change?',
  discardBody: 'It has not been saved anywhere else.',
  discardConfirm: 'Discard',
  discardCancel: 'Keep it',
  discarding: 'Discarding...',
  discardFailed: 'It could not be discarded. Please try again.',
  /** Before she signs out while something waits. */
  signOutTitle: 'Sign out with changes waiting?',
  signOutBody: 'They stay on this device, and are saved when you sign in here again.',
  signOutConfirm: 'Sign Out',
  signOutCancel: 'Stay signed in',
  unreadable: '{n} stored changes cannot be read any more.',
  unreadableOne: 'One stored change cannot be read any more.',
  discardUnreadable: 'Remove',
  storageFull: 'This device has no room left. Changes are saved only while you are online.',
  storageBlocked: 'This browser keeps nothing on the device. Changes are saved only while you are online.',
  yes: 'yes',
  no: 'no',
  picture: 'a picture',
} as const;

/** Names of the fields that an edit may change. */
export const syncFieldTexts = {
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  bio: 'Bio',
  avatarUrl: 'Photo',
  phone: 'Phone',
  gender: 'Gender',
  city: 'City',
  age: 'Age',
  whatsappGroupOptIn: 'WhatsApp group',
  description: 'Description',
  detailedDescription: 'Details',
  category: 'Category',
  location: 'Location',
  startTime: 'Starts',
  endTime: 'Ends',
  maxAttendees: 'Seats',
  creditsRequired: 'Credits',
  imageUrl: 'Picture',
  paypalUsername: 'PayPal.me name',
} as const;

/** Why this device keeps nothing for later. */
export const notStoredText = (failure: 'full' | 'blocked'): string =>
  failure === 'full' ? syncTexts.storageFull : syncTexts.storageBlocked;
