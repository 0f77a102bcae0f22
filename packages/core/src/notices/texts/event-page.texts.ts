/** An event's own page. */
export const eventPageTexts = {
  /** In the browser's tab until its name is known. */
  title: 'Event',
  loading: 'Loading event...',
  allEvents: 'All events',
  about: 'About this event',
  share: 'Share',
  /** Of the status: whoever is not signed in has none. */
  newHere: 'New here?',
  alreadyIn: 'Already a member?',
  /** In the browser's tab. */
  cancelledTitle: 'Cancelled: {title}',
  cancelled: 'This event is cancelled',
  others: 'See other events',
  /** Of an address that leads to no event: deleted, never made, or cut off on its way. */
  goneTitle: 'This event is not here',
  goneBody: 'It may have been taken off, or the link is not complete. There are others to come.',
} as const;
