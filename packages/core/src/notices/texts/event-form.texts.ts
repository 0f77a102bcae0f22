import { adminEventsTexts } from './admin-events.texts.ts';

/** The inline form that creates and edits events. */
export const eventFormTexts = {
  createEvent: adminEventsTexts.create,
  /** In place of a copy. */
  copyWaits:
    'You had already started a new event. Here it is as you left it: save or discard it, then duplicate again.',
  editEvent: 'Edit Event',
  title: 'Title',
  description: 'Short description',
  detailedDescription: 'Detailed description',
  category: 'Category',
  location: 'Location',
  locationHint: 'The venue and its address',
  city: 'City',
  /** */
  cityHint: 'Members filter by it.',
  startTime: 'Starts',
  endTime: 'Ends',
  /** */
  timeZone: 'Times are in {zone}',
  timeZoneChanged: 'The new location changes the time zone to {zone}. Please check the times.',
  maxAttendees: 'Maximum attendees',
  creditsRequired: 'Credits required',
  /** */
  priceHint: '{price} per person',
  freeHint: 'Without credits the event is free.',
  paypalUsername: 'PayPal.me username',
  image: 'Image',
  uploadImage: 'Upload image',
  imageUrl: 'Image URL',
  imagePreview: 'The picture of the event',
  imageUrlHint: 'Or the address of a picture, if it is on the web already',
  save: 'Save Event',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  noCategory: 'General (no category)',
  detailedHint: 'Shown on the back of the card',
  zone: 'Time zone',
  paypalHint: 'The name in your PayPal.me link. You can paste the whole link.',
  paypalNotNeeded: 'Only needed when the event costs credits',
  /** When members see it. */
  publishing: 'When members see it',
  publishNow: 'At once',
  publishLater: 'From a date on',
  publishNotYet: 'Not yet: keep it as a draft',
  publishingHint:
    'Until then only admins see it. Once members see it, it stays: cancel or delete it instead.',
  publishAt: 'Visible from',
  approvedHint: 'Already approved: {n}',
  /** The real card beside the form. */
  preview: 'Preview',
  showBack: 'Show the back',
  showFront: 'Show the front',
  /** On the preview, while nothing is typed. */
  untitled: 'Untitled event',
  unplaced: 'Place to be announced',
  /** Beside the button. */
  statusChanged: 'Not saved yet',
  /** On the notice of one that is saved and not in the list. */
  openPage: 'Open event',
  statusFailed: 'Not saved. What you typed is still here.',
  problems: 'Please look at the marked fields.',
  offline: 'You are offline. What you save is kept on this device, and sent when you are back online.',
  /** Above the list: an event that was created without a connection. */
  unsentTitle: '{name} is not created yet',
  unsentBody: 'It waits on this device, and is sent as soon as our server can be reached.',
  unsentEdit: 'Edit {name}',
  waiting: 'Your earlier changes of this event wait on this device. Saving puts these in their place.',
  changedElsewhere: 'Another admin has changed this event. What you typed is still here.',
  conflictBody: 'While you were writing, this event was changed elsewhere. Which version should stay?',
  /** What a change means for those who applied, said before it is saved. */
  consequences: 'What this means for members',
  moved: 'Members who have applied and get an email with the new time and place: {n}',
  movedUncounted:
    'We could not look up who has applied. Whoever has gets an email with the new time and place.',
  movedNobody: 'Nobody has applied yet, so nobody needs to be told.',
  repriced: 'Members who have applied already keep the price that they applied with.',
} as const;

/** What is asked before an event is cancelled, which tells everybody why and leaves its page. */
export const eventCancelTexts = {
  title: 'Cancel this event?',
  body: 'It leaves the list at once and cannot be brought back. Its page stays and says that it is cancelled, and why.',
  keep: 'Keep Event',
  confirm: 'Cancel Event',
  cancelling: 'Cancelling...',
  reason: 'Why it does not take place',
  reasonHint: 'Everyone who has a seat or waits for one gets this by email. The page shows it to everyone.',
  reasonMissing: 'Please write why, so that nobody has to ask.',
  reasonTooLong: 'Please shorten it to {n} characters.',
} as const;

/** What is said before an event is deleted. */
export const eventDeleteTexts = {
  counting: 'Looking up who has applied...',
  uncounted: 'We could not look up who has applied.',
  nobody: 'Nobody has applied to this event.',
  pending: 'Open applications, which are denied: {n}',
  approved: 'Approved members, who lose their seat: {n}',
  paid: 'Paid bookings for you to refund: {n}, together {amount}',
  mails: 'All of them get an email that the event is cancelled.',
  pageGoes: 'Its page goes too. To say why it does not take place, cancel it on its own page instead.',
  confirm: 'Delete Event',
  confirmPaid: 'Delete Anyway',
  deleting: 'Deleting...',
} as const;

/** The admin's PayPal.me boxes on the events page. */
export const paymentLinkTexts = {
  singlePurchaseTitle: 'Single event purchase',
  singlePurchaseBody: 'Members pay for single events through your PayPal.me link.',
  cardTitle: 'Payment links',
  username: 'PayPal.me username',
  usernameHint: 'The name in your PayPal.me link. You can paste the whole link.',
  loading: 'Loading the payment settings...',
  save: 'Save',
  saving: 'Saving...',
  testLink: 'Test link',
  cardBody: 'Paid events are paid through one PayPal.me name. New events start with it.',
  openTestLink: 'Open test link',
  upToDate: 'All payment links use this username.',
  eventOnce: '{title}, {date}',
  more: 'and {n} more',
  refreshing: 'Refreshing...',
  outdated: 'Events whose link uses another username: {n}',
  refreshLinks: 'Refresh links',
} as const;
