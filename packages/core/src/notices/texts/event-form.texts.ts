/** The inline form that creates and edits events. */
export const eventFormTexts = {
  createEvent: 'Create Event',
  editEvent: 'Edit Event',
  title: 'Title',
  description: 'Short description',
  detailedDescription: 'Detailed description',
  category: 'Category',
  location: 'Location',
  locationHint: 'Place, city: the first part before a comma becomes the city filter',
  startTime: 'Starts',
  endTime: 'Ends',
  /** */
  timeZone: 'Times are in {zone}',
  timeZoneChanged: 'The new location changes the time zone to {zone}. Please check the times.',
  maxAttendees: 'Maximum attendees',
  creditsRequired: 'Credits required',
  /** */
  priceHint: '{price} per person',
  paypalUsername: 'PayPal.me username',
  image: 'Image',
  uploadImage: 'Upload image',
  imageUrl: 'Image URL',
  save: 'Save Event',
  saving: 'Saving...',
  cancel: 'Cancel',
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
  outdated: 'Events whose link uses another username: {n}',
  refreshLinks: 'Refresh links',
} as const;
